/// Puts what it receives into a subject, and asks upstream when the subject's own subscribers do.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    typealias Input = Target.Output
    typealias Failure = Target.Failure

    private let lock = Lock()
    private var subject: Target?
    private var status = SubscriptionStatus.awaiting

    init(_ subject: Target) { self.subject = subject }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .awaiting = status, let subject else {
            lock.unlock()
            subscription.cancel()
            return
        }
        status = .subscribed(subscription)
        lock.unlock()
        subject.send(subscription: self)
    }

    func receive(_ input: Target.Output) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, let subject else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        subject.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Target.Failure>) {
        lock.lock()
        guard case .subscribed = status, let subject = subject.take() else {
            lock.unlock()
            return
        }
        status = .terminal
        lock.unlock()
        subject.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { status.subscription }?.request(demand) }

    func cancel() {
        lock.lock()
        let subscription = status.subscription
        status = .terminal
        let released = subject.take()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    var description: String { "Subject" }

    var customMirror: Mirror {
        let (subject, status) = lock.withLock { (self.subject, self.status) }
        return Mirror(
            self, children: ["downstreamSubject": subject as Any, "upstreamSubscription": status.subscription as Any])
    }

    var playgroundDescription: Any { description }
}

extension Publisher {
    /// Puts all that this publisher sends into `subject`.
    ///
    /// Upstream is asked for values when the subject's subscribers ask.
    ///
    /// - Returns: a token that ends the subscription; releasing it does that too.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
