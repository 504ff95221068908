import Combine
import Foundation

/// Writes down what a publisher sends, for a test to look at in order.
///
/// It subscribes when it is made. What it is asked for comes at once: with a virtual clock, after `advance(by:)`.
public final class Recorder<Output, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    /// The kind of values.
    public typealias Input = Output

    private let lock = NSLock()
    private var values: [Output] = []
    private var end: Subscribers.Completion<Failure>?
    private var subscription: (any Subscription)?
    private var position = 0

    /// Waits for a publisher.
    public init() {}

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        subscription.request(.unlimited)
    }

    /// Writes a value down.
    public func receive(_ input: Output) -> Subscribers.Demand {
        lock.withLock { values.append(input) }
        return .none
    }

    /// Writes the end down.
    public func receive(completion: Subscribers.Completion<Failure>) { lock.withLock { end = completion } }

    /// Ends the subscription.
    public func cancel() { lock.withLock { subscription.take() }?.cancel() }

    /// All values so far.
    public var elements: [Output] { lock.withLock { values } }

    /// How the publisher has ended; nil while it has not.
    public var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }

    /// Whether there are so many values that no call has returned yet.
    func hasNext(_ count: Int) -> Bool { lock.withLock { position + count <= values.count } }

    /// The next value that no call has returned yet. Throws where there is none so far.
    public func next() throws -> Output {
        guard let value = try next(1).first else { throw RecordingFailure(description: "There is no next value.") }
        return value
    }

    /// The next values that no call has returned yet. Throws where there are fewer so far.
    public func next(_ count: Int) throws -> [Output] {
        try lock.withLock {
            guard position + count <= values.count else {
                throw failure("wanted \(count) more, but there are \(values.count - position)")
            }
            defer { position += count }
            return Array(values[position..<position + count])
        }
    }

    /// The first values, as many as there are but no more than `count`.
    public func prefix(_ count: Int) -> [Output] { lock.withLock { Array(values.prefix(count)) } }

    /// The last value of a publisher that has finished; nil where it sent none. Throws where it has not finished.
    public func last() throws -> Output? {
        try finished()
        return elements.last
    }

    /// The only value of a publisher that has finished. Throws where it is not so.
    public func single() throws -> Output {
        try lock.withLock {
            guard case .finished = end else { throw failure("it has not finished") }
            guard let value = values.first, values.count == 1 else { throw failure("wanted a single value") }
            return value
        }
    }

    /// Throws unless the publisher has finished.
    public func finished() throws {
        try lock.withLock { guard case .finished = end else { throw failure("it has not finished") } }
    }

    /// Throws where there is a value that no call has returned yet.
    public func noNext() throws {
        try lock.withLock {
            if position < values.count {
                throw failure("wanted no next value, but there are \(values.count - position)")
            }
        }
    }

    /// Throws where the publisher has ended.
    public func notCompleted() throws {
        try lock.withLock { if end != nil { throw failure("wanted it to go on") } }
    }

    private func failure(_ reason: String) -> RecordingFailure {
        let ending = end.map { "\($0)" } ?? "it goes on"
        return RecordingFailure(description: "\(reason): recorded \(values); \(ending)")
    }
}

/// Why a recording has not what a test wants.
public struct RecordingFailure: Error, CustomStringConvertible {
    /// What was wanted, and what was recorded.
    public let description: String
}

extension Publisher {
    /// Subscribes, and writes down what the publisher sends.
    public func record() -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>()
        subscribe(recorder)
        return recorder
    }
}
