import Combine
import Testing

// combine-behaviour.md, Foundation and concurrency bridges.
@Suite("values", .releasing)
struct AsyncTests {
    // combine-notes.md row 43.
    @Test("each turn asks for one value")
    func demand() async {
        let source = BareSource(Int.self, failure: Never.self)
        var iterator = source.values.makeAsyncIterator()
        #expect(source.subscriptionCount == 1 && source.asks == [])
        source.subscription.onRequest = { _ in _ = source.send(7) }
        #expect(await iterator.next() == 7)
        #expect(await iterator.next() == 7)
        #expect(source.asks == [.count(1), .count(1)])
        source.finish()
        #expect(await iterator.next() == nil)
        #expect(source.asks == [.count(1), .count(1)])
    }

    @Test("a loop goes through a sequence")
    func loop() async {
        var values: [Int] = []
        for await value in (1...100).publisher.filter({ $0 > 0 }).values { values.append(value) }
        #expect(values == Array(1...100))
    }

    @Test("an error is thrown once, then the sequence is over")
    func throwing() async throws {
        let source = BareSource(Int.self, failure: TestError.self)
        var iterator = source.values.makeAsyncIterator()
        source.send(completion: .failure(.first))
        source.send(completion: .failure(.second))
        await #expect(throws: TestError.first) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(source.asks == [])
    }

    @Test("cancelling the task cancels upstream and ends the waiting")
    func cancellation() async {
        let source = BareSource(Int.self, failure: Never.self)
        let started = AsyncStream<Void>.makeStream()
        source.subscription.onRequest = { _ in started.continuation.yield() }
        nonisolated(unsafe) let publisher = source
        let task = Task {
            var iterator = publisher.values.makeAsyncIterator()
            return await iterator.next()
        }
        for await _ in started.stream { break }
        task.cancel()
        #expect(await task.value == nil)
        #expect(source.asks == [.count(1), .cancel])
    }

    @Test("a second subscription is cancelled, and one after the end too")
    func subscriptions() async {
        let source = BareSource(Int.self, failure: Never.self)
        let iterator = source.values.makeAsyncIterator()
        let second = RecordingSubscription()
        source.send(subscription: second)
        #expect(second.asks == [.cancel])
        source.finish()
        let third = RecordingSubscription()
        source.send(subscription: third)
        #expect(third.asks == [.cancel])
        withExtendedLifetime(iterator) {}
    }
}
