/// A subscriber whose type was forgotten but whose code was not.
///
/// The functions are made where the subscriber's type is still known, so the optimiser sees through the whole chain
/// of operators that hangs on it; they capture nothing, and take the object that holds the subscriber.
@usableFromInline
struct Receiver<Input, Failure: Error> {
    @usableFromInline let object: AnyObject
    @usableFromInline let functions: ReceiverFunctions<Input, Failure>

    @inlinable init(object: AnyObject, functions: ReceiverFunctions<Input, Failure>) {
        self.object = object
        self.functions = functions
    }

    @inlinable @inline(__always) init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        // Types are compared rather than values cast: a cast of an object to a structure looks through the runtime.
        if S.self == AnySubscriber<Input, Failure>.self {
            self = unsafeBitCast(subscriber, to: AnySubscriber<Input, Failure>.self).receiver
        } else if S.self is AnyObject.Type {
            object = unsafeBitCast(subscriber, to: AnyObject.self)
            functions = ReceiverFunctions(
                subscription: { unsafeBitCast($0, to: S.self).receive(subscription: $1) },
                value: { unsafeBitCast($0, to: S.self).receive($1) },
                completion: { unsafeBitCast($0, to: S.self).receive(completion: $1) },
                subscriber: { unsafeBitCast($0, to: S.self) })
        } else {
            object = SubscriberBox(subscriber)
            functions = ReceiverFunctions(
                subscription: {
                    unsafeDowncast($0, to: SubscriberBox<S>.self).subscriber.receive(subscription: $1)
                },
                value: { unsafeDowncast($0, to: SubscriberBox<S>.self).subscriber.receive($1) },
                completion: { unsafeDowncast($0, to: SubscriberBox<S>.self).subscriber.receive(completion: $1) },
                subscriber: { unsafeDowncast($0, to: SubscriberBox<S>.self).subscriber })
        }
    }

    @inlinable func receive(subscription: any Subscription) { functions.subscription(object, subscription) }

    @inlinable func receive(_ value: Input) -> Subscribers.Demand { functions.value(object, value) }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        functions.completion(object, completion)
    }

    /// The subscriber itself, for descriptions and mirrors.
    @usableFromInline var subscriber: any Subscriber { functions.subscriber(object) }
}

/// What can be done with the object of a `Receiver`.
@usableFromInline
struct ReceiverFunctions<Input, Failure: Error> {
    @usableFromInline let subscription: (AnyObject, any Subscription) -> Void
    @usableFromInline let value: (AnyObject, Input) -> Subscribers.Demand
    @usableFromInline let completion: (AnyObject, Subscribers.Completion<Failure>) -> Void
    @usableFromInline let subscriber: (AnyObject) -> any Subscriber

    @inlinable init(
        subscription: @escaping (AnyObject, any Subscription) -> Void,
        value: @escaping (AnyObject, Input) -> Subscribers.Demand,
        completion: @escaping (AnyObject, Subscribers.Completion<Failure>) -> Void,
        subscriber: @escaping (AnyObject) -> any Subscriber
    ) {
        self.subscription = subscription
        self.value = value
        self.completion = completion
        self.subscriber = subscriber
    }
}

/// Gives a subscriber that is a value a place to live.
@usableFromInline
final class SubscriberBox<S: Subscriber> {
    @usableFromInline let subscriber: S

    @inlinable init(_ subscriber: S) { self.subscriber = subscriber }
}
