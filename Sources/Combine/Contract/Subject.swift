/// A publisher into which values can be put from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends `value` to those subscribers that asked for it.
    func send(_ value: Output)

    /// Ends the stream for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)

    /// Gives the subject a source: it asks the source for values when its own subscribers do.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing but the fact that it was sent.
    public func send() { send(()) }
}
