/// Puts what it receives into a subject, and asks upstream when the subject's own subscribers do.
@usableFromInline
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline typealias Input = Target.Output
    @usableFromInline typealias Failure = Target.Failure

    @usableFromInline let lock: Lock
    // Guarded by the lock.
    @usableFromInline @exclusivity(unchecked) var subject: Target?
    @usableFromInline @exclusivity(unchecked) var status = SubscriptionStatus.awaiting

    @inlinable init(_ subject: Target) {
        lock = Lock()
        self.subject = subject
    }

    @inlinable func receive(subscription: any Subscription) {
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

    @inlinable func receive(_ input: Target.Output) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = status, let subject else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        subject.send(input)
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Target.Failure>) {
        lock.lock()
        guard case .subscribed = status, let subject else {
            lock.unlock()
            return
        }
        let released = status.close()
        self.subject = nil
        lock.unlock()
        subject.send(completion: completion)
        withExtendedLifetime(released) {}
    }

    @inlinable func request(_ demand: Subscribers.Demand) { lock.withLock { status.subscription }?.request(demand) }

    @inlinable func cancel() {
        lock.lock()
        let subscription = status.close()
        let released = subject
        subject = nil
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "Subject" }

    @usableFromInline var customMirror: Mirror {
        let (subject, status) = lock.withLock { (self.subject, self.status) }
        return Mirror(
            self, children: ["downstreamSubject": subject as Any, "upstreamSubscription": status.subscription as Any])
    }

    @usableFromInline var playgroundDescription: Any { description }
}

extension Publisher {
    /// Puts all that this publisher sends into `subject`.
    ///
    /// Upstream is asked for values when the subject's subscribers ask.
    ///
    /// - Returns: a token that ends the subscription; releasing it does that too.
    @inlinable public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
