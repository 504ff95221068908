import Combine
import CombineTestKit

/// A subscriber that writes down what it is told, and answers as the test says.
final class RecordingSubscriber<Input, Failure: Error>: Subscriber, Cancellable, Releasable, CustomStringConvertible {
    private(set) var events: [Event<Input, Failure>] = []
    private(set) var subscriptions: [any Subscription] = []
    let initial: Subscribers.Demand
    var answer: (Input) -> Subscribers.Demand
    var onSubscription: (any Subscription) -> Void = { _ in }
    var onValue: (Input) -> Void = { _ in }
    var onCompletion: (Subscribers.Completion<Failure>) -> Void = { _ in }
    private let onDeinit: () -> Void

    init(
        _ initial: Subscribers.Demand = .unlimited, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none },
        onDeinit: @escaping () -> Void = {}
    ) {
        self.initial = initial
        self.answer = answer
        self.onDeinit = onDeinit
        ReleasePool.current?.add(self)
    }

    deinit { onDeinit() }

    var subscription: (any Subscription)? { subscriptions.first }

    func receive(subscription: any Subscription) {
        events.append(.subscription(String(describing: subscription)))
        subscriptions.append(subscription)
        onSubscription(subscription)
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append(.value(input))
        onValue(input)
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append(.finished)
        case .failure(let error): events.append(.failure(error))
        }
        onCompletion(completion)
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() { subscription?.cancel() }

    func forget() { subscriptions = [] }

    func releaseAll() {
        answer = { _ in .none }
        onSubscription = { _ in }
        onValue = { _ in }
        onCompletion = { _ in }
        for subscription in subscriptions { subscription.cancel() }
        forget()
    }

    var description: String { "RecordingSubscriber" }

    var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    var completions: [Subscribers.Completion<Failure>] {
        events.compactMap {
            switch $0 {
            case .finished: .finished
            case .failure(let error): .failure(error)
            default: nil
            }
        }
    }

    var errors: [Failure] {
        events.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    var isFinished: Bool { events.contains { if case .finished = $0 { true } else { false } } }
}
