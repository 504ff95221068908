/// When a value may go down, and which one: a state machine that calls nothing.
///
/// One value waits until its period begins. The completion goes with it, or by itself when none waits.
@usableFromInline
struct ThrottleMachine<Value, Time: Strideable, Completion> {
    /// When what waits is to be sent.
    @usableFromInline enum Schedule {
        case now
        case later(Time)
    }

    @usableFromInline let interval: Time.Stride
    @usableFromInline let latest: Bool
    @usableFromInline var pending: Value?
    @usableFromInline var completion: Completion?
    @usableFromInline var lastOutput: Time?

    /// Whether something is scheduled that will call `fire()`.
    @usableFromInline var isScheduled = false

    /// - Parameters:
    ///   - interval: how long a period is.
    ///   - latest: whether the newest value of a period goes down rather than the oldest.
    @inlinable init(interval: Time.Stride, latest: Bool) {
        self.interval = interval
        self.latest = latest
    }

    @inlinable var isCompleted: Bool { completion != nil }

    /// Takes a value.
    ///
    /// - Returns: what has to be scheduled, if anything, and the value that is not needed any more.
    @inlinable mutating func receive(_ value: Value, now: Time, isWanted: Bool) -> (
        schedule: Schedule?, dropped: Value?
    ) {
        guard completion == nil, isWanted || isScheduled else { return (nil, value) }
        let dropped = keep(value)
        guard !isScheduled else { return (nil, dropped) }
        isScheduled = true
        if let lastOutput, lastOutput.distance(to: now) < interval {
            return (.later(lastOutput.advanced(by: interval)), dropped)
        }
        return (.now, dropped)
    }

    /// Takes a value where something is scheduled already. Returns the one that is not needed any more.
    @inlinable mutating func keep(_ value: Value) -> Value? {
        var dropped: Value? = value
        if pending == nil || latest { swap(&dropped, &pending) }
        return dropped
    }

    /// Takes the completion.
    ///
    /// - Returns: whether it has to be scheduled, as nothing is that it could go with.
    @inlinable mutating func finish(_ completion: Completion) -> Bool {
        guard self.completion == nil else { return false }
        self.completion = completion
        defer { isScheduled = true }
        return !isScheduled
    }

    /// The time of what was scheduled has come. Returns what goes down.
    @inlinable mutating func fire() -> (value: Value?, completion: Completion?) {
        isScheduled = false
        return (pending.take(), completion)
    }

    /// A period begins with a value.
    @inlinable mutating func begin(at time: Time) { lastOutput = time }

    /// Drops what waits. Returns it, so that it is released elsewhere.
    @inlinable mutating func cancel() -> (Value?, Completion?) { (pending.take(), completion.take()) }
}
