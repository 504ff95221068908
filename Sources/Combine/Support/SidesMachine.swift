/// The subscriptions of an operator that has several publishers above it: a state machine that calls nothing.
struct SidesMachine<Handle> {
    private var sources: [SourceStatus<Handle>]
    // All that downstream asked for so far; a subscription that comes late is asked for it.
    private var total = Subscribers.Demand.none
    private var finishedCount = 0
    private(set) var isOpen = true

    init(count: Int) { sources = Array(repeating: .awaiting, count: count) }

    /// Takes the first subscription of a side.
    ///
    /// - Returns: what downstream asked for so far, or `nil` when the subscription was not taken.
    mutating func accept(_ handle: Handle, at index: Int) -> Subscribers.Demand? {
        isOpen && sources[index].accept(handle) ? total : nil
    }

    /// Adds to what downstream asked for. Returns those who are asked for it: all sides but one.
    mutating func request(_ demand: Subscribers.Demand, except index: Int? = nil) -> [Handle] {
        total += demand
        return handles(except: index)
    }

    /// Adds to what downstream asked for. Returns those who are asked for everything, if that has no limit now.
    mutating func requestAllWhenUnlimited(_ demand: Subscribers.Demand) -> [Handle] {
        let becomesUnlimited = total != .unlimited && total + demand == .unlimited
        total += demand
        return becomesUnlimited ? handles() : []
    }

    func handle(at index: Int) -> Handle? { sources[index].subscription }

    func isTerminal(_ index: Int) -> Bool { sources[index].isTerminal }

    /// A side came to its end.
    ///
    /// - Returns: whether it was the last one, and its subscription, which is released elsewhere; `nil` when it had come
    ///   to its end before.
    mutating func finish(_ index: Int) -> (isLast: Bool, released: Handle?)? {
        guard isOpen, !sources[index].isTerminal else { return nil }
        let released = sources[index].close()
        finishedCount += 1
        return (finishedCount == sources.count, released)
    }

    /// Ends all sides.
    ///
    /// - Returns: those that are cancelled, which are all but one, and that one, which is released elsewhere; `nil` when
    ///   all had been ended before.
    mutating func close(except index: Int? = nil) -> (cancelled: [Handle], released: Handle?)? {
        guard isOpen else { return nil }
        isOpen = false
        let others = handles(except: index)
        let spared = index.flatMap { sources[$0].subscription }
        for index in sources.indices { sources[index] = .terminal }
        return (others, spared)
    }

    private func handles(except index: Int? = nil) -> [Handle] {
        sources.indices.compactMap { $0 == index ? nil : sources[$0].subscription }
    }
}
