/// Knows the observers that are enabled, and puts wrappers around what they observe.
@usableFromInline
enum Introspection {
    @usableFromInline static let isActive = Flag()

    private static let lock = Lock()
    nonisolated(unsafe) private static var enabled: [any _Introspection] = []

    static func enable(_ observer: any _Introspection) {
        lock.withLock {
            if !enabled.contains(where: { $0 === observer }) { enabled.append(observer) }
            isActive.set()
        }
    }

    static func disable(_ observer: any _Introspection) {
        lock.withLock {
            enabled.removeAll { $0 === observer }
            if enabled.isEmpty { isActive.clear() }
        }
    }

    static func isEnabled(_ observer: any _Introspection) -> Bool {
        lock.withLock { enabled.contains { $0 === observer } }
    }

    static var observers: [any _Introspection] { lock.withLock { enabled } }

    @usableFromInline static func subscribe<P: Publisher, S: Subscriber>(_ subscriber: S, to publisher: P)
    where P.Output == S.Input, P.Failure == S.Failure {
        let observers = observers
        for observer in observers { observer.willReceive(publisher: publisher, subscriber: subscriber) }
        if subscriber is any IntrospectedSubscriberType {
            publisher.receive(subscriber: subscriber)
        } else {
            publisher.receive(subscriber: IntrospectedSubscriber(subscriber))
        }
        for observer in observers { observer.didReceive(publisher: publisher, subscriber: subscriber) }
    }
}

private protocol IntrospectedSubscriberType {}

/// Tells the observers of all that its subscriber gets.
private struct IntrospectedSubscriber<Inside: Subscriber>: Subscriber, IntrospectedSubscriberType,
    CustomStringConvertible
{
    let inside: Inside

    init(_ inside: Inside) { self.inside = inside }

    var combineIdentifier: CombineIdentifier { inside.combineIdentifier }

    func receive(subscription: any Subscription) {
        let observers = Introspection.observers
        for observer in observers { observer.willReceive(subscriber: inside, subscription: subscription) }
        inside.receive(
            subscription: subscription is IntrospectedSubscription
                ? subscription : IntrospectedSubscription(subscription))
        for observer in observers { observer.didReceive(subscriber: inside, subscription: subscription) }
    }

    func receive(_ input: Inside.Input) -> Subscribers.Demand {
        let observers = Introspection.observers
        for observer in observers { observer.willReceive(subscriber: inside, input: input) }
        let demand = inside.receive(input)
        for observer in observers {
            observer.didReceive(subscriber: inside, input: input, resultingDemand: demand)
        }
        return demand
    }

    func receive(completion: Subscribers.Completion<Inside.Failure>) {
        let observers = Introspection.observers
        for observer in observers { observer.willReceive(subscriber: inside, completion: completion) }
        inside.receive(completion: completion)
        for observer in observers { observer.didReceive(subscriber: inside, completion: completion) }
    }

    var description: String { describe(inside) }
}

/// Tells the observers of all that its subscription is asked.
private struct IntrospectedSubscription: Subscription, CustomStringConvertible {
    let inside: any Subscription

    init(_ inside: any Subscription) { self.inside = inside }

    var combineIdentifier: CombineIdentifier { inside.combineIdentifier }

    func request(_ demand: Subscribers.Demand) {
        let observers = Introspection.observers
        for observer in observers { observer.willRequest(subscription: inside, demand) }
        inside.request(demand)
        for observer in observers { observer.didRequest(subscription: inside, demand) }
    }

    func cancel() {
        let observers = Introspection.observers
        for observer in observers { observer.willCancel(subscription: inside) }
        inside.cancel()
        for observer in observers { observer.didCancel(subscription: inside) }
    }

    var description: String { describe(inside) }
}
