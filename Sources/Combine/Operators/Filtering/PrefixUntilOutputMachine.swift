/// Which publisher ended the stream, and who listens to whom: a state machine that calls nothing.
@usableFromInline
struct PrefixUntilOutputMachine<Handle, Completion> {
    @usableFromInline var main = SourceStatus<Handle>.awaiting
    @usableFromInline var terminator = SourceStatus<Handle>.awaiting
    // What downstream is told; it waits until the value that is being delivered has been taken.
    @usableFromInline var completion: Completion?
    @usableFromInline var isOver = false

    @inlinable init() {}

    /// Takes upstream's first subscription. Returns whether it was taken.
    @inlinable mutating func accept(_ handle: Handle) -> Bool {
        guard !isOver, main.isAwaiting else { return false }
        main = .subscribed(handle)
        return true
    }

    /// Takes the other publisher's first subscription. Returns whether it was taken.
    @inlinable mutating func accept(terminator handle: Handle) -> Bool {
        guard !isOver, terminator.isAwaiting else { return false }
        terminator = .subscribed(handle)
        return true
    }

    /// Whether a value of upstream goes down.
    @inlinable var passesValues: Bool { main.isSubscribed }

    /// Upstream ended.
    ///
    /// - Returns: whether downstream is told, and what still ran; the other publisher is cancelled.
    @inlinable mutating func finish(_ completion: Completion) -> (isEnd: Bool, main: Handle?, terminator: Handle?) {
        let isEnd = !isOver && main.isSubscribed
        if isEnd { self.completion = completion }
        let handles = close()
        return (isEnd, handles.main, handles.terminator)
    }

    /// The other publisher sent a value.
    ///
    /// - Returns: what still ran, of which upstream is cancelled; `nil` when the value does not count.
    @inlinable mutating func terminate(_ completion: Completion) -> (main: Handle?, terminator: Handle?)? {
        guard !isOver, terminator.isSubscribed else { return nil }
        self.completion = completion
        return close()
    }

    /// The other publisher ended without a value, and changes nothing any more. Returns its subscription, which is
    /// released elsewhere.
    @inlinable mutating func endTerminator() -> Handle? {
        defer { terminator = .terminal }
        return terminator.subscription
    }

    /// Ends everything. Returns what still ran.
    @inlinable mutating func close() -> (main: Handle?, terminator: Handle?) {
        isOver = true
        defer {
            main = .terminal
            terminator = .terminal
        }
        return (main.subscription, terminator.subscription)
    }
}
