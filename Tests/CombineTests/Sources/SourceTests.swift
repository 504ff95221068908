import Combine
import Foundation
import Testing

// combine-behaviour.md, Sources.
@Suite("Sources", .releasing)
struct SourceTests {
    @Test("Empty ends at once or never")
    func empty() {
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        subscriber.onSubscription = { $0.cancel() }
        Empty<Int, TestError>().subscribe(subscriber)
        #expect(subscriber.events == [.subscription("Empty"), .finished])
        let other = RecordingSubscriber<Int, TestError>()
        Empty<Int, TestError>(completeImmediately: false).subscribe(other)
        #expect(other.events == [.subscription("Empty")])
        #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
    }

    @Test("Fail fails without demand")
    func fail() {
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        Fail<Int, TestError>(error: .first).subscribe(subscriber)
        #expect(subscriber.events == [.subscription("Empty"), .failure(.first)])
        #expect(Fail<Int, TestError>(error: .first) == Fail(outputType: Int.self, failure: .first))
    }

    @Test("Deferred makes a publisher for each subscriber, when it comes")
    func deferred() {
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(count == 0)
        let first = RecordingSubscriber<Int, Never>()
        let second = RecordingSubscriber<Int, Never>()
        deferred.subscribe(first)
        deferred.subscribe(second)
        #expect(first.events == [.subscription("Just"), .value(1), .finished])
        #expect(second.values == [2])
    }

    @Test("Just waits for demand, sends once, and a cancel stops it")
    func just() {
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        subscriber.onValue = { _ in subscriber.request(.max(1)) }
        Just(5).subscribe(subscriber)
        #expect(subscriber.events == [.subscription("Just")])
        #expect(Mirror(reflecting: subscriber.subscription!).children.map(\.label) == [nil])
        subscriber.request(.max(1))
        subscriber.request(.max(1))
        #expect(subscriber.events == [.subscription("Just"), .value(5), .finished])
        let cancelled = RecordingSubscriber<Int, Never>(.none)
        Just(5).subscribe(cancelled)
        cancelled.cancel()
        cancelled.request(.max(1))
        #expect(cancelled.values == [])
    }

    @Test("a cancel of Just releases the subscriber")
    func justReleases() {
        var isReleased = false
        var subscription: (any Subscription)?
        do {
            let subscriber = RecordingSubscriber<Int, Never>(.none, onDeinit: { isReleased = true })
            Just(1).subscribe(subscriber)
            subscription = subscriber.subscription
            subscriber.forget()
        }
        #expect(!isReleased)
        subscription?.cancel()
        #expect(isReleased)
    }

    @Test("Just traps when it is asked for nothing")
    func justZero() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            Just(1).subscribe(subscriber)
            subscriber.request(.none)
        }
    }

    @Test("an optional sends its value on demand, and its end without")
    func optional() {
        let some = RecordingSubscriber<Int, Never>(.max(1))
        some.onSubscription = { subscription in
            subscription.request(.max(1))
            subscription.cancel()
        }
        Optional(3).publisher.subscribe(some)
        #expect(some.events == [.subscription("Optional"), .value(3), .finished])
        let none = RecordingSubscriber<Int, Never>(.none)
        Int?.none.publisher.subscribe(none)
        #expect(none.events == [.subscription("Empty"), .finished])
    }

    @Test("a result sends its value on demand, and its error without")
    func result() {
        let success = RecordingSubscriber<Int, TestError>(.none)
        Result<Int, TestError>.success(3).publisher.subscribe(success)
        #expect(success.events == [.subscription("Once")])
        success.request(.max(1))
        #expect(success.values == [3] && success.isFinished)
        let failure = RecordingSubscriber<Int, TestError>(.none)
        failure.onSubscription = { $0.cancel() }
        Result<Int, TestError>.failure(.first).publisher.subscribe(failure)
        #expect(failure.events == [.subscription("Empty"), .failure(.first)])
    }

    @Test("a recording replays its values on demand and its completion after the last one")
    func record() {
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        Record(output: Array(1...9), completion: .failure(TestError.first)).subscribe(subscriber)
        #expect(String(describing: subscriber.subscription!) == "[1, 2, 3, 4, 5, 6, 7, 8, 9]")
        for (demand, count) in [(3, 3), (5, 8)] {
            subscriber.request(.max(demand))
            #expect(subscriber.values.count == count && subscriber.completions.isEmpty)
        }
        subscriber.request(.none)
        subscriber.request(.max(1))
        #expect(subscriber.values == Array(1...9) && subscriber.errors == [.first])
        #expect(String(describing: subscriber.subscription!) == "Cancelled Events")
        #expect(
            Mirror(reflecting: subscriber.subscription!).children.map(\.label) == ["sequence", "completion"])
        let empty = RecordingSubscriber<Int, TestError>(.none)
        Record<Int, TestError> { $0.receive(completion: .failure(.second)) }.subscribe(empty)
        #expect(empty.events == [.subscription("Empty"), .failure(.second)])
    }

    @Test("a recording can be written and read, and is closed then")
    func recordCoding() throws {
        let record = Record(output: [1, 2], completion: Subscribers.Completion<TestError>.failure(.first))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(record), as: UTF8.self)
        #expect(
            text == #"{"recording":{"completion":{"error":"first","success":false},"output":[1,2]}}"#)
        let read = try JSONDecoder().decode(Record<Int, TestError>.self, from: Data(text.utf8))
        #expect(read.recording.output == [1, 2])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Record<Int, TestError>.self, from: Data("{}".utf8))
        }
    }

    @Test("a value after the completion of a recording traps")
    func recordTraps() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, TestError>.Recording(output: [1])
            recording.receive(2)
        }
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, TestError>.Recording()
            recording.receive(completion: .finished)
            recording.receive(completion: .finished)
        }
    }

    // combine-notes.md row 42.
    @Test("a future runs at once, and its first result is what all get")
    func future() {
        var runs = 0
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> {
            runs += 1
            promise = $0
        }
        #expect(runs == 1)
        let early = RecordingSubscriber<Int, TestError>(.none)
        future.subscribe(early)
        let children = Mirror(reflecting: early.subscription!).children.map(\.label)
        #expect(children == ["parent", "downstream", "hasAnyDemand", "subject"])
        promise?(.success(1))
        promise?(.success(2))
        promise?(.failure(.first))
        #expect(early.events == [.subscription("Future")])
        early.request(.max(1))
        #expect(early.events == [.subscription("Future"), .value(1), .finished])
        let late = RecordingSubscriber<Int, TestError>()
        future.subscribe(late)
        #expect(late.events == [.subscription("Future"), .value(1), .finished])
        #expect(runs == 1)
    }

    @Test("a failed future fails without demand, a cancelled subscriber hears nothing")
    func failedFuture() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        let cancelled = RecordingSubscriber<Int, TestError>()
        future.subscribe(subscriber)
        future.subscribe(cancelled)
        cancelled.cancel()
        promise?(.failure(.first))
        #expect(subscriber.events == [.subscription("Future"), .failure(.first)])
        #expect(cancelled.events == [.subscription("Future")])
    }

    @Test("a future waits for its value in async code")
    func futureValue() async throws {
        let future = Future<Int, TestError> { $0(.success(1)) }
        #expect(try await future.value == 1)
        let failed = Future<Int, TestError> { $0(.failure(.first)) }
        await #expect(throws: TestError.first) { try await failed.value }
        #expect(await Future<Int, Never> { $0(.success(2)) }.value == 2)
    }
}
