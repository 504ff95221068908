extension Publisher where Failure == Never {
    /// Writes each value to a published property, for as long as the property's object lives.
    ///
    /// There is no token: the subscription is cancelled when the object is released.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.subject))
    }
}

/// Writes values to a published property, which holds the subscription while this holds the property weakly.
private final class PublishedSubscriber<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never

    private weak var subject: PublishedSubject<Value>?
    // Upstream's, of which a property may have many one after another.
    private var source: CombineIdentifier?

    init(_ subject: PublishedSubject<Value>) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard let subject else {
            subscription.cancel()
            return
        }
        source = subscription.combineIdentifier
        subject.broadcast.add(source: subscription)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        if let source { subject?.broadcast.remove(source: source) }
    }
}
