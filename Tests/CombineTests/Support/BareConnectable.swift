import Combine

/// A publisher to connect to that enforces nothing.
final class BareConnectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = TestError

    let source: NumberSource

    init(sendsSubscription: Bool = true) { source = NumberSource(sendsSubscription: sendsSubscription) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        source.receive(subscriber: subscriber)
    }

    func connect() -> any Cancellable { AnyCancellable {} }
}
