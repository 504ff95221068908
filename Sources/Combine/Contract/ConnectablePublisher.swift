/// A publisher that starts when it is told to, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts the stream.
    ///
    /// - Returns: a token that stops it again; the stream also stops when the token is released.
    func connect() -> any Cancellable
}
