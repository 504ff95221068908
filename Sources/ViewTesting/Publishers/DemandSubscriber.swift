import Combine
import Foundation

/// A subscriber that asks for as much as a test says, and writes down what it gets.
public final class DemandSubscriber<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    /// Something that the publisher has done.
    public enum Event {
        /// It has given a subscription.
        case subscription
        /// It has sent a value.
        case value(Input)
        /// It has ended.
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = NSLock()
    private var written: [Event] = []
    private var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let answer: (Input) -> Subscribers.Demand

    /// - Parameters:
    ///   - initial: What is asked for at the beginning.
    ///   - answer: What is asked for in addition after each value.
    public init(initial: Subscribers.Demand = .none, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        self.initial = initial
        self.answer = answer
    }

    /// What the publisher has done, in order.
    public var events: [Event] { lock.withLock { written } }

    /// The values among it.
    public var values: [Input] { events.compactMap { if case .value(let value) = $0 { value } else { nil } } }

    /// How it has ended; nil while it has not.
    public var completion: Subscribers.Completion<Failure>? {
        events.lazy.compactMap { if case .completion(let end) = $0 { end } else { nil } }.first
    }

    /// Asks for more.
    public func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

    /// Ends the subscription.
    public func cancel() { lock.withLock { subscription.take() }?.cancel() }

    /// Writes it down and asks for what is wanted first.
    public func receive(subscription: any Subscription) {
        lock.withLock {
            self.subscription = subscription
            written.append(.subscription)
        }
        if initial > .none { subscription.request(initial) }
    }

    /// Writes it down and asks for what the test wants after it.
    public func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { written.append(.value(input)) }
        return answer(input)
    }

    /// Writes it down.
    public func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { written.append(.completion(completion)) }
    }
}
