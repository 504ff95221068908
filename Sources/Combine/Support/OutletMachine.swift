/// What an outlet lets down and what waits in it: a state machine that calls nothing.
@usableFromInline
struct OutletMachine<Value, Completion> {
    /// What happens to a value that nobody asked for.
    @usableFromInline enum Policy {
        /// It waits for demand.
        case keep

        /// It waits for demand, and takes the place of one with the same tag that waits already.
        case keepNewest

        case drop
    }

    @usableFromInline struct Waiting {
        @usableFromInline let value: Value
        @usableFromInline let tag: Int

        @inlinable init(value: Value, tag: Int) {
            self.value = value
            self.tag = tag
        }
    }

    /// What became of a value that does not go down at once.
    @usableFromInline enum Keeping {
        /// It waits. It is wanted if it goes down as soon as the delivery that is under way has returned.
        case kept(isWanted: Bool, replaced: Value?)

        /// It is dropped.
        case dropped
    }

    /// What goes down next.
    @usableFromInline enum Next {
        case value(Value, tag: Int)
        case completion(Completion)

        /// Nothing, and nothing will.
        case over

        /// Nothing yet.
        case nothing
    }

    @usableFromInline let policy: Policy
    @usableFromInline var demand = Subscribers.Demand.none
    @usableFromInline var waiting = Queue<Waiting>()
    @usableFromInline var completion: Completion?
    @usableFromInline var isOver = false
    @usableFromInline var isCancelled = false

    @inlinable init(policy: Policy) { self.policy = policy }

    /// Whether a value goes down at once when no delivery is under way.
    @inlinable var isReady: Bool { demand > .none && waiting.isEmpty }

    /// Whether nothing needs to be counted and nothing waits.
    @inlinable var isUnlimited: Bool { !isOver && demand == .unlimited && waiting.isEmpty }

    /// The demand that values which wait will not use up.
    @usableFromInline var openDemand: Subscribers.Demand { demand - waiting.count }

    /// A value goes down at once.
    @inlinable mutating func useDemand() { demand -= 1 }

    /// A value does not go down at once.
    @usableFromInline mutating func keep(_ value: Value, tag: Int) -> Keeping {
        let isWanted = demand > waiting.count
        guard isWanted || policy != .drop else { return .dropped }
        let item = Waiting(value: value, tag: tag)
        var replaced: Waiting?
        if !isWanted, policy == .keepNewest {
            replaced = waiting.replaceFirst(with: item) { $0.tag == tag }
        }
        if replaced == nil { waiting.append(item) }
        return .kept(isWanted: isWanted, replaced: replaced?.value)
    }

    /// What goes down next: what waits and is wanted, and the completion after all that waits.
    @usableFromInline mutating func next() -> Next {
        if isCancelled { return .over }
        if demand > .none, let item = waiting.popFirst() {
            demand -= 1
            return .value(item.value, tag: item.tag)
        }
        if waiting.isEmpty, let completion = completion.take() { return .completion(completion) }
        return .nothing
    }

    /// Ends the stream, after the values that are waiting or in their place. Returns those that are dropped, to be
    /// released elsewhere; `nil` when it had ended before.
    @usableFromInline mutating func complete(_ completion: Completion, dropsWaiting: Bool) -> Queue<Waiting>? {
        guard !isOver else { return nil }
        isOver = true
        self.completion = completion
        guard dropsWaiting else { return Queue() }
        defer { waiting = Queue() }
        return waiting
    }

    /// Ends the stream without a word. Returns whether it had not ended before, and what is released elsewhere.
    @usableFromInline mutating func cancel() -> (isFirst: Bool, dropped: Queue<Waiting>) {
        let isFirst = !isCancelled && !(isOver && completion == nil)
        isOver = true
        isCancelled = true
        defer { waiting = Queue() }
        return (isFirst, waiting)
    }
}
