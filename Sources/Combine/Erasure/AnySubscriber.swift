/// A subscriber of which only the kinds of values and errors are known.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline let receiver: Receiver<Input, Failure>

    /// The mark of the subscriber inside.
    public let combineIdentifier: CombineIdentifier

    @usableFromInline init(receiver: Receiver<Input, Failure>, combineIdentifier: CombineIdentifier) {
        self.receiver = receiver
        self.combineIdentifier = combineIdentifier
    }

    /// Wraps `s`; a subscriber that is wrapped already is not wrapped again.
    @inlinable public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        receiver = Receiver(s)
        combineIdentifier = s.combineIdentifier
    }

    /// Makes a subscriber that puts all it gets into the subject `s`.
    public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(s))
    }

    /// Makes a subscriber of closures; without a closure for values it asks for none.
    @inlinable public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        self.init(
            ClosureSubscriber(
                receiveSubscription: receiveSubscription, receiveValue: receiveValue,
                receiveCompletion: receiveCompletion))
    }

    /// Hands the subscription on.
    @inlinable public func receive(subscription: any Subscription) { receiver.receive(subscription: subscription) }

    /// Hands a value on.
    @inlinable public func receive(_ value: Input) -> Subscribers.Demand { receiver.receive(value) }

    /// Hands the completion on.
    @inlinable public func receive(completion: Subscribers.Completion<Failure>) {
        receiver.receive(completion: completion)
    }

    /// The description of the subscriber inside.
    public var description: String { describe(receiver.subscriber) }

    /// The mirror of the subscriber inside.
    public var customMirror: Mirror {
        let inside = receiver.subscriber
        if inside is ClosureSubscriber<Input, Failure> {
            return Mirror(reflecting: "")
        }
        return (inside as? any CustomReflectable)?.customMirror ?? Mirror(inside, children: [])
    }

    /// The same as the description.
    public var playgroundDescription: Any { description }
}

/// What a subscriber or subscription says of itself, or the name of its type.
@usableFromInline func describe(_ value: Any) -> String {
    (value as? any CustomStringConvertible)?.description ?? String(describing: type(of: value))
}

/// A subscriber made of closures.
@usableFromInline
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    @usableFromInline let receiveSubscription: ((any Subscription) -> Void)?
    @usableFromInline let receiveValue: ((Input) -> Subscribers.Demand)?
    @usableFromInline let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    @inlinable init(
        receiveSubscription: ((any Subscription) -> Void)?,
        receiveValue: ((Input) -> Subscribers.Demand)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.receiveSubscription = receiveSubscription
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }

    @inlinable func receive(subscription: any Subscription) { receiveSubscription?(subscription) }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand { receiveValue?(input) ?? .none }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }

    @usableFromInline var description: String { "Anonymous AnySubscriber" }
}
