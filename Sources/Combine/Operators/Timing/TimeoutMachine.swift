/// Which timer counts: a state machine that calls nothing.
///
/// A timer is set at the subscription, at the first request and at each value; only the last one of them counts.
struct TimeoutMachine {
    private var generation = 0
    private var wasAsked = false

    /// A timer is about to be set. Returns its number.
    mutating func arm() -> Int {
        generation += 1
        return generation
    }

    /// Whether the timer with this number is the one that counts.
    func counts(_ generation: Int) -> Bool { generation == self.generation }

    /// Values were asked for. Returns whether the timer is set again for that.
    mutating func request() -> Bool {
        defer { wasAsked = true }
        return !wasAsked
    }
}
