/// When the one result of a stream is sent: a state machine that calls nothing.
///
/// Upstream is over first. Then the result, or the finish of a stream without one, waits for the first demand; an error
/// does not.
struct ResultMachine<Handle> {
    /// What the end of upstream leads to.
    enum End {
        case ignored

        /// Downstream is told now.
        case send(Handle)

        /// It is told once it asks.
        case wait(Handle)
    }

    private(set) var source = SourceStatus<Handle>.awaiting
    private(set) var isCancelled = false
    private var isDemanded = false
    private var isWaiting = false

    /// Takes upstream's first subscription. Returns whether it was taken.
    mutating func accept(_ handle: Handle) -> Bool { source.accept(handle) }

    /// Upstream ended, or is ended because the result is known.
    mutating func close(isFailure: Bool) -> End {
        guard let handle = source.subscription else { return .ignored }
        source = .terminal
        isWaiting = !isFailure && !isDemanded
        return isWaiting ? .wait(handle) : .send(handle)
    }

    /// Downstream asks. Returns whether the result is sent now.
    mutating func request() -> Bool {
        isDemanded = true
        defer { isWaiting = false }
        return isWaiting
    }

    /// Downstream cancels. Returns the subscription that is cancelled.
    mutating func cancel() -> Handle? {
        isWaiting = false
        isCancelled = true
        return source.close()
    }
}
