/// An observer of all that passes between publishers and subscribers, for tools.
///
/// While at least one is enabled, whatever is attached with `subscribe(_:)` is observed for its whole life. While none
/// is, this costs one atomic read for each subscription.
public protocol _Introspection: AnyObject {
    /// A subscriber is about to be attached.
    func willReceive<P, S>(publisher: P, subscriber: S)
    where P: Publisher, S: Subscriber, P.Failure == S.Failure, P.Output == S.Input

    /// A subscriber was attached.
    func didReceive<P, S>(publisher: P, subscriber: S)
    where P: Publisher, S: Subscriber, P.Failure == S.Failure, P.Output == S.Input

    /// A subscriber is about to get its subscription.
    func willReceive<S>(subscriber: S, subscription: any Subscription) where S: Subscriber

    /// A subscriber got its subscription.
    func didReceive<S>(subscriber: S, subscription: any Subscription) where S: Subscriber

    /// A subscriber is about to get a value.
    func willReceive<S>(subscriber: S, input: S.Input) where S: Subscriber

    /// A subscriber got a value and answered it.
    func didReceive<S>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) where S: Subscriber

    /// A subscriber is about to get the completion.
    func willReceive<S>(subscriber: S, completion: Subscribers.Completion<S.Failure>) where S: Subscriber

    /// A subscriber got the completion.
    func didReceive<S>(subscriber: S, completion: Subscribers.Completion<S.Failure>) where S: Subscriber

    /// A subscription is about to be asked for values.
    func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// A subscription was asked for values.
    func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

    /// A subscription is about to be cancelled.
    func willCancel(subscription: any Subscription)

    /// A subscription was cancelled.
    func didCancel(subscription: any Subscription)
}

extension _Introspection {
    /// Does nothing.
    public func willReceive<P, S>(publisher: P, subscriber: S)
    where P: Publisher, S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {}

    /// Does nothing.
    public func didReceive<P, S>(publisher: P, subscriber: S)
    where P: Publisher, S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {}

    /// Does nothing.
    public func willReceive<S>(subscriber: S, subscription: any Subscription) where S: Subscriber {}

    /// Does nothing.
    public func didReceive<S>(subscriber: S, subscription: any Subscription) where S: Subscriber {}

    /// Does nothing.
    public func willReceive<S>(subscriber: S, input: S.Input) where S: Subscriber {}

    /// Does nothing.
    public func didReceive<S>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand)
    where S: Subscriber {}

    /// Does nothing.
    public func willReceive<S>(subscriber: S, completion: Subscribers.Completion<S.Failure>) where S: Subscriber {}

    /// Does nothing.
    public func didReceive<S>(subscriber: S, completion: Subscribers.Completion<S.Failure>) where S: Subscriber {}

    /// Does nothing.
    public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    /// Does nothing.
    public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

    /// Does nothing.
    public func willCancel(subscription: any Subscription) {}

    /// Does nothing.
    public func didCancel(subscription: any Subscription) {}

    /// Starts observing.
    public func enable() { Introspection.enable(self) }

    /// Stops observing.
    public func disable() { Introspection.disable(self) }

    /// Whether this observes.
    public var isEnabled: Bool { Introspection.isEnabled(self) }
}
