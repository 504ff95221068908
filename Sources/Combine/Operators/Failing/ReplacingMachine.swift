/// When a value is sent in the place of an error, or of all values that did not come: a state machine that calls
/// nothing.
///
/// What replaces them needs demand like any value, so it may have to wait for it.
@usableFromInline
struct ReplacingMachine<Handle> {
    /// What is replaced.
    @usableFromInline enum Occasion {
        case error
        case emptiness
    }

    /// What becomes of a value.
    @usableFromInline enum ValueStep: Equatable {
        case pass
        case ignored

        /// Nobody asked for it.
        case unwanted
    }

    /// What the end of upstream leads to.
    @usableFromInline enum End: Equatable {
        case ignored

        /// Downstream is told.
        case pass

        /// Downstream gets the value, and a finish.
        case replace

        /// The same, once downstream asks for it.
        case wait
    }

    /// What a request leads to.
    @usableFromInline enum RequestStep {
        case ask(Handle?)
        case replace
    }

    private let occasion: Occasion
    private var source = SourceStatus<Handle>.awaiting
    private var demand = Subscribers.Demand.none
    private var isEmpty = true
    private var isWaiting = false
    private(set) var isCancelled = false

    @usableFromInline init(_ occasion: Occasion) { self.occasion = occasion }

    /// Takes upstream's first subscription. Returns whether it was taken.
    mutating func accept(_ handle: Handle) -> Bool { source.accept(handle) }

    mutating func receive() -> ValueStep {
        guard source.isSubscribed else { return .ignored }
        isEmpty = false
        guard occasion == .error else { return .pass }
        guard demand > .none else { return .unwanted }
        demand -= 1
        return .pass
    }

    /// Downstream answered a value with more demand.
    mutating func add(_ more: Subscribers.Demand) { demand += more }

    /// Upstream ended. Returns what that leads to, and its subscription, which is released elsewhere.
    mutating func finish(isFailure: Bool) -> (end: End, released: Handle?) {
        guard source.isSubscribed else { return (.ignored, nil) }
        let released = source.close()
        let replaces = occasion == .error ? isFailure : !isFailure && isEmpty
        guard replaces else { return (.pass, released) }
        isWaiting = demand == .none
        return (isWaiting ? .wait : .replace, released)
    }

    mutating func request(_ more: Subscribers.Demand) -> RequestStep {
        if isWaiting, more > .none {
            isWaiting = false
            return .replace
        }
        demand += more
        return .ask(source.subscription)
    }

    /// Ends everything. Returns the subscription that is cancelled.
    mutating func cancel() -> Handle? {
        isWaiting = false
        isCancelled = true
        return source.close()
    }
}
