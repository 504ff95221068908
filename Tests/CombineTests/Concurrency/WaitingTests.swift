import Testing

@testable import Combine

// combine-behaviour.md, Foundation and concurrency bridges: AsyncPublisher and values.
@Suite("Several who wait for values", .releasing)
struct WaitingTests {
    /// Starts `count` tasks that wait, one after the other.
    private func wait(_ count: Int, for subscriber: AsyncSubscriber<Int, TestError>) async -> [Task<Int?, any Error>] {
        var tasks: [Task<Int?, any Error>] = []
        for number in 1...count {
            tasks.append(Task { try await subscriber.next() })
            while subscriber.waiterCount < number { await Task.yield() }
        }
        return tasks
    }

    @Test("waiting before the subscription adds up")
    func before() async throws {
        let subscriber = AsyncSubscriber<Int, TestError>()
        let tasks = await wait(3, for: subscriber)
        let subscription = RecordingSubscription()
        subscriber.receive(subscription: subscription)
        #expect(subscription.asks == [.count(3)])
        for value in 1...3 { #expect(subscriber.receive(value) == Subscribers.Demand.none) }
        var values: [Int?] = []
        for task in tasks { values.append(try await task.value) }
        #expect(values == [1, 2, 3])
    }

    @Test("a value before the subscription ends the waiting, and the subscription still gets the demand")
    func earlyValue() async throws {
        let subscriber = AsyncSubscriber<Int, TestError>()
        let tasks = await wait(2, for: subscriber)
        _ = subscriber.receive(1)
        for task in tasks { #expect(try await task.value == nil) }
        let subscription = RecordingSubscription()
        subscriber.receive(subscription: subscription)
        #expect(subscription.asks == [.count(2)])
    }

    @Test("a cancel ends the waiting of all, and cancels once")
    func cancel() async throws {
        let subscriber = AsyncSubscriber<Int, TestError>()
        let subscription = RecordingSubscription()
        subscriber.receive(subscription: subscription)
        let tasks = await wait(3, for: subscriber)
        subscriber.cancel()
        subscriber.cancel()
        for task in tasks { #expect(try await task.value == nil) }
        #expect(subscription.asks == [.count(1), .count(1), .count(1), .cancel])
        let late = RecordingSubscription()
        subscriber.receive(subscription: late)
        #expect(late.asks == [.cancel])
    }

    @Test("a failure is thrown by the first that waits, the others are told that it is over")
    func failure() async throws {
        let subscriber = AsyncSubscriber<Int, TestError>()
        subscriber.receive(subscription: RecordingSubscription())
        let tasks = await wait(3, for: subscriber)
        subscriber.receive(completion: .failure(.first))
        subscriber.receive(completion: .failure(.second))
        await #expect(throws: TestError.first) { try await tasks[0].value }
        for task in tasks[1...] { #expect(try await task.value == nil) }
        #expect(try await subscriber.next() == nil)
    }

    @Test("a value that nobody waits for traps")
    func unwanted() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = AsyncSubscriber<Int, TestError>()
            subscriber.receive(subscription: RecordingSubscription())
            _ = subscriber.receive(1)
        }
    }
}
