/// Something that takes values from a publisher.
///
/// The publisher calls it serially, though not always on the same thread.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that are taken.
    associatedtype Input

    /// The kind of error that can be taken; `Never` when none can.
    associatedtype Failure: Error

    /// Takes the link to the publisher, through which values are asked for.
    func receive(subscription: any Subscription)

    /// Takes a value.
    ///
    /// - Returns: how many more values are wanted, added to what was asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Takes the end of the stream. Nothing follows it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes a value that carries nothing but the fact that it was sent.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of the types that they speak with.
public enum Subscribers {}
