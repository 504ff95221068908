import Combine
import Foundation

/// A publisher that sends what a test says, and writes down what is asked of it.
///
/// It sends to everybody who has subscribed whether they have asked for it or not: an operator must keep to what was
/// asked for itself.
public final class TestPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
    private let lock = NSLock()
    private var subscriptions: [Listener] = []
    private var asked: [Subscribers.Demand] = []
    private var ends = 0

    /// Nobody has subscribed at first.
    public init() {}

    /// What was asked for, in order.
    public var requests: [Subscribers.Demand] { lock.withLock { asked } }

    /// How often a subscription was cancelled.
    public var cancelCount: Int { lock.withLock { ends } }

    /// How many have subscribed and not cancelled.
    public var subscriberCount: Int { lock.withLock { subscriptions.count } }

    /// Gives the subscriber a subscription that writes down what it is asked.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let listener = Listener(
            publisher: self, value: { subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
        lock.withLock { subscriptions.append(listener) }
        subscriber.receive(subscription: listener)
    }

    /// Sends a value to everybody, and writes down what they ask for after it.
    public func send(_ value: Output) {
        for listener in lock.withLock({ subscriptions }) {
            let more = listener.value(value)
            if more > .none { lock.withLock { asked.append(more) } }
        }
    }

    /// Ends for everybody.
    public func send(completion: Subscribers.Completion<Failure>) {
        let listeners = lock.withLock {
            let listeners = subscriptions
            subscriptions = []
            return listeners
        }
        for listener in listeners { listener.end(completion) }
    }

    private final class Listener: Subscription {
        private let publisher: TestPublisher
        let value: (Output) -> Subscribers.Demand
        let end: (Subscribers.Completion<Failure>) -> Void

        init(
            publisher: TestPublisher, value: @escaping (Output) -> Subscribers.Demand,
            end: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            (self.publisher, self.value, self.end) = (publisher, value, end)
        }

        func request(_ demand: Subscribers.Demand) {
            publisher.lock.withLock { publisher.asked.append(demand) }
        }

        func cancel() {
            // What the subscriber holds goes outside of the lock.
            let gone = publisher.lock.withLock {
                let gone = publisher.subscriptions.filter { $0 === self }
                publisher.subscriptions.removeAll { $0 === self }
                if !gone.isEmpty { publisher.ends += 1 }
                return gone
            }
            withExtendedLifetime(gone) {}
        }
    }
}
