import Combine
import Testing

// combine-behaviour.md, Sharing.
@Suite("multicast, share, autoconnect", .releasing)
struct SharingTests {
    @Test("multicast makes its subject once and does nothing before it connects")
    func multicast() {
        let source = BareSource(Int.self, failure: TestError.self)
        var made = 0
        let shared = source.multicast { () -> PassthroughSubject<Int, TestError> in
            made += 1
            return PassthroughSubject()
        }
        let subscribers = (0..<3).map { _ in RecordingSubscriber<Int, TestError>(.max(2)) }
        for subscriber in subscribers { shared.subscribe(subscriber) }
        #expect(source.subscriptionCount == 0)
        let connection = shared.connect()
        #expect(made == 1 && source.asks == [.all])
        for value in 1...3 { source.send(value) }
        #expect(subscribers.allSatisfy { $0.values == [1, 2] })
        connection.cancel()
        #expect(source.asks == [.all, .cancel])
        source.send(4)
        let again = shared.connect()
        subscribers[0].request(.max(1))
        source.send(5)
        #expect(subscribers[0].values == [1, 2, 5])
        source.finish()
        source.finish()
        #expect(subscribers[0].completions.count == 1)
        #expect(subscribers[0].events.first == .subscription("Multicast"))
        withExtendedLifetime(again) {}
    }

    // combine-notes.md row 4.
    @Test("releasing the subject before the connection does no harm")
    func teardown() {
        let source = BareSource(Int.self, failure: Never.self)
        var connection: (any Cancellable)?
        do { connection = source.multicast { PassthroughSubject() }.connect() }
        connection?.cancel()
        connection = nil
        #expect(source.asks == [.cancel] || source.asks == [.cancel, .cancel])
    }

    // combine-notes.md row 41.
    @Test("share subscribes once, limits each by its own demand, and sends only what is to come")
    func share() {
        let source = BareSource(Int.self, failure: Never.self)
        let shared = source.share()
        let first = RecordingSubscriber<Int, Never>(.max(3))
        shared.subscribe(first)
        #expect(source.subscriptionCount == 1 && source.asks == [.all])
        for value in 1...2 { source.send(value) }
        let second = RecordingSubscriber<Int, Never>()
        shared.subscribe(second)
        for value in 3...4 { source.send(value) }
        #expect(first.values == [1, 2, 3] && second.values == [3, 4])
        source.finish()
        let late = RecordingSubscriber<Int, Never>()
        shared.subscribe(late)
        #expect(late.events == [.subscription("Multicast"), .finished])
        #expect(source.asks == [.all] && source.subscriptionCount == 1)
        #expect(shared == shared && shared != source.share())
    }

    @Test("share disconnects when the last subscriber goes and connects again for the next one")
    func shareReconnects() {
        let source = BareSource(Int.self, failure: Never.self)
        let shared = source.share()
        let first = shared.sink { _ in }
        let second = shared.sink { _ in }
        first.cancel()
        #expect(source.asks == [.all])
        second.cancel()
        #expect(source.asks == [.all, .cancel])
        let third = shared.sink { _ in }
        #expect(source.subscriptionCount == 2)
        withExtendedLifetime(third) {}
    }

    @Test("a synchronous source finishes before a second subscriber of share comes")
    func shareSynchronous() {
        let shared = [1, 2].publisher.share()
        var values: [Int] = []
        let token = shared.sink { values.append($0) }
        let late = RecordingSubscriber<Int, Never>()
        shared.subscribe(late)
        #expect(values == [1, 2])
        #expect(late.values == [] && late.isFinished)
        withExtendedLifetime(token) {}
    }

    @Test("makeConnectable waits, and autoconnect hands upstream's subscription on")
    func connectable() {
        let source = BareSource(Int.self, failure: Never.self)
        let waiting = source.makeConnectable()
        let subscriber = RecordingSubscriber<Int, Never>()
        waiting.subscribe(subscriber)
        #expect(source.subscriptionCount == 0)
        let token = waiting.connect()
        source.send(1)
        #expect(subscriber.values == [1])
        token.cancel()
        source.send(2)
        #expect(subscriber.values == [1])
        let auto = RecordingSubscriber<Int, Never>()
        source.makeConnectable().autoconnect().subscribe(auto)
        #expect(auto.events == [.subscription("Multicast")])
        #expect(source.subscriptionCount == 2)
    }
}
