/// Where an operator stands between upstream and downstream, and what was asked for too early: a state machine that
/// calls nothing.
struct LinkMachine<Handle> {
    /// What a request leads to.
    enum RequestStep {
        /// It waits for upstream's subscription.
        case early

        case ask(Handle, Subscribers.Demand)
        case ignored
    }

    /// How many upstream values make one downstream value.
    let factor: Int

    private(set) var source = SourceStatus<Handle>.awaiting
    private var pending = Subscribers.Demand.none

    init(factor: Int) { self.factor = factor }

    /// Takes the first subscription. Returns whether it was taken.
    mutating func accept(_ handle: Handle) -> Bool { source.accept(handle) }

    mutating func request(_ demand: Subscribers.Demand) -> RequestStep {
        let demand = factor == 1 ? demand : demand * factor
        switch source {
        case .awaiting:
            pending += demand
            return .early
        case .subscribed(let handle): return .ask(handle, demand)
        case .terminal: return .ignored
        }
    }

    /// Adds `extra` to what was asked for too early. Returns who is asked for how much, unless that is nothing.
    mutating func takePending(_ extra: Subscribers.Demand) -> (handle: Handle, demand: Subscribers.Demand)? {
        let demand = pending + extra
        pending = .none
        guard demand > .none, let handle = source.subscription else { return nil }
        return (handle, demand)
    }

    /// Forgets an upstream that ended, so that another one can follow.
    ///
    /// - Returns: whether it is still open, and the subscription, which is released elsewhere.
    mutating func reopen() -> (isOpen: Bool, released: Handle?) {
        guard !source.isTerminal else { return (false, nil) }
        defer { source = .awaiting }
        return (true, source.subscription)
    }

    /// Ends it.
    ///
    /// - Returns: whether it was open before, and the subscription.
    mutating func close() -> (wasOpen: Bool, handle: Handle?) {
        let wasOpen = !source.isTerminal
        return (wasOpen, source.close())
    }
}
