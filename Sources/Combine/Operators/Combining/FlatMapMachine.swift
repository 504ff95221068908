/// Which of the made publishers run, and who is asked for how much: a state machine that calls nothing.
struct FlatMapMachine<Handle> {
    /// What the end of a made publisher leads to.
    enum ChildEnd {
        /// It was not running.
        case ignored

        /// Nothing is left that could send anything.
        case last

        /// There is room for another one, for which upstream is asked if it goes on.
        case room(upstream: Handle?)
    }

    private enum Child {
        case subscribing
        case running(Handle, asksForAll: Bool)

        var handle: Handle? {
            if case .running(let handle, _) = self { handle } else { nil }
        }
    }

    private var upstream = SourceStatus<Handle>.awaiting
    private var children: [Int: Child] = [:]
    private var nextIndex = 0
    private var isUpstreamFinished = false
    private var isUnlimited = false
    private(set) var isOpen = true

    /// Takes upstream's first subscription. Returns whether it was taken.
    mutating func accept(upstream handle: Handle) -> Bool {
        guard isOpen, upstream.isAwaiting else { return false }
        upstream = .subscribed(handle)
        return true
    }

    /// Upstream sent a value of which a publisher is made. Returns its number, if it is to be subscribed to.
    mutating func start() -> Int? {
        guard isOpen, upstream.isSubscribed, !isUpstreamFinished else { return nil }
        defer { nextIndex += 1 }
        children[nextIndex] = .subscribing
        return nextIndex
    }

    /// Takes the first subscription of a made publisher. Returns what it is asked for, if it was taken.
    mutating func accept(_ handle: Handle, from index: Int) -> Subscribers.Demand? {
        guard isOpen, case .subscribing? = children[index] else { return nil }
        children[index] = .running(handle, asksForAll: isUnlimited)
        return isUnlimited ? .unlimited : .max(1)
    }

    /// Whether a value of a made publisher counts, and what it is answered with when it is delivered at once.
    func receive(from index: Int) -> Subscribers.Demand? {
        guard isOpen, let child = children[index] else { return nil }
        if case .running(_, asksForAll: true) = child { return Subscribers.Demand.none }
        return .max(1)
    }

    /// A value that waited was delivered. Returns whom to ask for another one.
    func askAgain(_ index: Int) -> Handle? {
        guard case .running(let handle, asksForAll: false)? = children[index] else { return nil }
        return handle
    }

    /// Upstream finished. Returns whether nothing else runs.
    mutating func finishUpstream() -> Bool {
        isUpstreamFinished = true
        return children.isEmpty
    }

    /// A made publisher finished.
    ///
    /// - Returns: what it leads to, and its subscription, which is released elsewhere.
    mutating func finish(_ index: Int) -> (end: ChildEnd, released: Handle?) {
        guard let child = children.removeValue(forKey: index) else { return (.ignored, nil) }
        let isLast = isUpstreamFinished && children.isEmpty
        return (isLast ? .last : .room(upstream: upstreamForMore), child.handle)
    }

    /// Whom to ask for another value.
    var upstreamForMore: Handle? { isUpstreamFinished ? nil : upstream.subscription }

    /// Downstream asked for everything. Returns which made publishers are asked for everything now, oldest first.
    mutating func requestAll() -> [Handle] {
        guard !isUnlimited else { return [] }
        isUnlimited = true
        var limited: [Handle] = []
        for (index, child) in sortedChildren {
            guard case .running(let handle, asksForAll: false) = child else { continue }
            children[index] = .running(handle, asksForAll: true)
            limited.append(handle)
        }
        return limited
    }

    /// Ends everything, the first time.
    ///
    /// - Returns: what still runs, oldest first and without the one that ended it, and upstream.
    mutating func close(exceptFor index: Int? = nil) -> (children: [Handle], upstream: Handle?)? {
        guard isOpen else { return nil }
        isOpen = false
        defer {
            children = [:]
            upstream = .terminal
        }
        return (sortedChildren.compactMap { $0.key == index ? nil : $0.value.handle }, upstream.subscription)
    }

    private var sortedChildren: [(key: Int, value: Child)] { children.sorted { $0.key < $1.key } }
}
