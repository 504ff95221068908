import Combine
import Testing

// combine-behaviour.md, Sharing.
@Suite("Connections", .releasing)
struct ConnectionTests {
    private let source = NumberSource()

    @Test("two connections are two subscriptions: each value comes twice, the end once")
    func twoConnections() {
        let shared = source.multicast { PassthroughSubject() }
        let subscriber = RecordingSubscriber<Int, TestError>()
        shared.subscribe(subscriber)
        var inners: [AnySubscriber<Int, TestError>] = []
        source.onSubscribe = { inners.append($0) }
        let tokens = [shared.connect(), shared.connect()]
        #expect(source.subscriptionCount == 2)
        for inner in inners { _ = inner.receive(1) }
        for inner in inners { inner.receive(completion: .finished) }
        #expect(subscriber.values == [1, 1] && subscriber.completions.count == 1)
        withExtendedLifetime(tokens) {}
    }

    @Test("a subscriber that comes twice gets each value twice, and one that comes late what the subject gives")
    func repeatedSubscriber() {
        let shared = source.multicast(subject: PassthroughSubject())
        let subscriber = RecordingSubscriber<Int, TestError>()
        shared.subscribe(subscriber)
        shared.subscribe(subscriber)
        let token = shared.connect()
        source.send(1)
        #expect(subscriber.subscriptions.count == 2 && subscriber.values == [1, 1])
        subscriber.subscriptions[0].cancel()
        subscriber.subscriptions[0].cancel()
        source.send(2)
        #expect(subscriber.values == [1, 1, 2])
        source.finish()
        let late = RecordingSubscriber<Int, TestError>()
        shared.subscribe(late)
        #expect(late.events == [.subscription("Multicast"), .finished])
        withExtendedLifetime(token) {}
    }

    @Test("autoconnect hands demand and the end on, and shows its parent and what is below it")
    func autoconnect() {
        let connectable = BareConnectable()
        let subscriber = RecordingSubscriber<Int, TestError>(.max(2)) { _ in .max(3) }
        connectable.autoconnect().subscribe(subscriber)
        #expect(subscriber.subscription?.combineIdentifier == connectable.source.subscription.combineIdentifier)
        #expect(subscriber.events == [.subscription("RecordingSubscription")])
        #expect(connectable.source.send(1) == .max(3))
        connectable.source.finish()
        connectable.source.finish()
        #expect(connectable.source.send(2) == .max(3) && subscriber.completions.count == 2)
        let inner = connectable.source.subscriberItself!
        #expect("\(inner)" == "Autoconnect")
        #expect(Mirror(reflecting: inner).children.map(\.label) == ["parent", "downstream"])
    }
}
