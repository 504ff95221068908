/// Which publisher is the newest, and when the stream is over: a state machine that calls nothing.
struct SwitchToLatestMachine<Handle> {
    /// What the end of a publisher leads to.
    enum NewestEnd {
        /// It was not the newest one any more.
        case ignored

        /// It had not sent its subscription.
        case early

        /// Nothing is left that could send anything.
        case last(released: Handle?)

        /// Upstream may send another one.
        case goesOn(released: Handle?)
    }

    private var upstream = SourceStatus<Handle>.awaiting
    private var newest = SourceStatus<Handle>.terminal
    private var index = 0
    private var isUpstreamFinished = false
    private(set) var isOpen = true

    /// The subscription of the newest publisher.
    var newestHandle: Handle? { newest.subscription }

    /// Takes upstream's first subscription. Returns whether it was taken.
    mutating func accept(upstream handle: Handle) -> Bool {
        guard isOpen, upstream.isAwaiting else { return false }
        upstream = .subscribed(handle)
        return true
    }

    /// Upstream sent a publisher.
    ///
    /// - Parameter isOver: whether it needs no subscription.
    /// - Returns: its number, and the one before it, which is to be cancelled; `nil` when it is not wanted.
    mutating func replaceNewest(isOver: Bool) -> (index: Int, replaced: Handle?)? {
        guard isOpen, upstream.isSubscribed, !isUpstreamFinished else { return nil }
        let replaced = newest.subscription
        newest = isOver ? .terminal : .awaiting
        index += 1
        return (index, replaced)
    }

    /// Takes the first subscription of the newest publisher. Returns whether it was taken.
    mutating func accept(_ handle: Handle, from index: Int) -> Bool {
        guard isOpen, index == self.index, newest.isAwaiting else { return false }
        newest = .subscribed(handle)
        return true
    }

    /// Whether values of this publisher count.
    func isNewest(_ index: Int) -> Bool { isOpen && index == self.index && !newest.isTerminal }

    /// Upstream finished. Returns whether the newest publisher is over too.
    mutating func finishUpstream() -> Bool {
        isUpstreamFinished = true
        return newest.isTerminal
    }

    /// A publisher ended.
    mutating func finish(_ index: Int) -> NewestEnd {
        guard isOpen, index == self.index else { return .ignored }
        guard !newest.isAwaiting else { return .early }
        let released = newest.subscription
        newest = .terminal
        return isUpstreamFinished ? .last(released: released) : .goesOn(released: released)
    }

    /// Ends everything, the first time. Returns what still runs.
    mutating func close() -> (newest: Handle?, upstream: Handle?)? {
        guard isOpen else { return nil }
        isOpen = false
        defer {
            newest = .terminal
            upstream = .terminal
        }
        return (newest.subscription, upstream.subscription)
    }
}
