import Combine
import CombineTestKit

/// A publisher that enforces nothing: the test sends what it likes to the last subscriber.
final class BareSource<Output, Failure: Error>: Publisher, Releasable {
    let subscription: RecordingSubscription
    private let sendsSubscription: Bool
    private(set) var subscriber: AnySubscriber<Output, Failure>?
    private(set) var subscriberItself: Any?
    private(set) var subscriptionCount = 0
    var onSubscribe: (AnySubscriber<Output, Failure>) -> Void = { _ in }

    init(_ output: Output.Type = Output.self, failure: Failure.Type = Failure.self, sendsSubscription: Bool = true) {
        subscription = RecordingSubscription()
        self.sendsSubscription = sendsSubscription
        ReleasePool.current?.add(self)
    }

    var asks: [Ask] { subscription.asks }

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        let erased = AnySubscriber(subscriber)
        self.subscriber = erased
        subscriberItself = subscriber
        subscriptionCount += 1
        onSubscribe(erased)
        if sendsSubscription { erased.receive(subscription: subscription) }
    }

    func send(subscription: any Subscription) { subscriber?.receive(subscription: subscription) }

    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand? { subscriber?.receive(value) }

    func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

    func finish() { send(completion: .finished) }

    func forget() {
        subscriber = nil
        subscriberItself = nil
    }

    func releaseAll() {
        onSubscribe = { _ in }
        forget()
    }
}
