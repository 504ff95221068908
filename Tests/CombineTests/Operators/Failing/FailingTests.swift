import Combine
import Testing

// combine-behaviour.md, Failure handling.
@Suite("catch, retry, replaceError, assertNoFailure", .releasing)
struct FailingTests {
    @Test("retry subscribes again with the demand that is open")
    func retryDemand() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(5))
        source.retry(3).subscribe(subscriber)
        for value in 1...4 {
            #expect(source.send(value) == Subscribers.Demand.none)
            source.send(completion: .failure(.first))
        }
        #expect(source.asks == [.count(5), .count(4), .count(3), .count(2)])
        #expect(subscriber.values == [1, 2, 3, 4] && subscriber.errors == [.first])
        #expect(subscriber.subscriptions.count == 1)
        source.send(completion: .finished)
        #expect(subscriber.completions.count == 1)
    }

    @Test("demand that is returned to retry is asked for")
    func retryReturned() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1)) { _ in .max(5) }
        source.retry(1).subscribe(subscriber)
        #expect(source.send(1) == Subscribers.Demand.none)
        #expect(source.asks == [.count(1), .count(5)])
    }

    @Test("failures during subscribing do not deepen the stack")
    func retrySynchronous() {
        var count = 0
        let source = BareSource(Int.self, failure: TestError.self)
        source.subscription.onRequest = { _ in
            count += 1
            source.send(completion: .failure(.first))
        }
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1))
        source.retry(5).subscribe(subscriber)
        #expect(source.subscriptionCount == 6 && source.asks == Array(repeating: .count(1), count: 6))
        #expect(subscriber.errors == [.first])
        var attempts = 0
        let failing = Deferred { () -> Fail<Int, TestError> in
            attempts += 1
            return Fail(error: .first)
        }
        let many = RecordingSubscriber<Int, TestError>(.max(1))
        onSmallStack { failing.retry(100_000).subscribe(many) }
        #expect(attempts == 100_001 && many.errors == [.first])
    }

    @Test("catch hands the open demand to the publisher that follows")
    func catchDemand() {
        let source = BareSource(Int.self, failure: TestError.self)
        let next = BareSource(Int.self, failure: Never.self)
        let subscriber = RecordingSubscriber<Int, Never>(.max(12)) { _ in .max(3) }
        var errors: [TestError] = []
        source.catch { error -> BareSource<Int, Never> in
            errors.append(error)
            return next
        }.subscribe(subscriber)
        subscriber.request(.max(5))
        for value in 1...8 { #expect(source.send(value) == .max(3)) }
        source.send(completion: .failure(.second))
        #expect(errors == [.second] && source.asks == [.count(12), .count(5)])
        #expect(next.asks == [.count(33)])
        #expect(Mirror(reflecting: subscriber.subscription!).children.map(\.label) == ["downstream", "demand"])
        next.send(9)
        next.finish()
        #expect(subscriber.values == Array(1...9) && subscriber.isFinished)
        #expect(subscriber.events.first == .subscription("Catch"))
    }

    @Test("without demand the publisher that follows is not asked until there is some")
    func catchWithoutDemand() {
        let source = BareSource(Int.self, failure: TestError.self)
        let next = BareSource(Int.self, failure: Never.self)
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        source.catch { _ in next }.subscribe(subscriber)
        source.send(completion: .failure(.second))
        #expect(next.asks == [])
        subscriber.request(.max(12))
        #expect(next.asks == [.count(12)] && source.asks == [])
        subscriber.cancel()
        subscriber.cancel()
        #expect(next.asks == [.count(12), .cancel])
        let second = RecordingSubscription()
        next.send(subscription: second)
        #expect(second.asks == [.cancel])
    }

    @Test("the handler is not called after a finish or a cancel")
    func catchNotCalled() {
        var calls = 0
        for cancels in [false, true] {
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, Never>()
            source.catch { _ -> Empty<Int, Never> in
                calls += 1
                return Empty()
            }.subscribe(subscriber)
            if cancels { subscriber.cancel() } else { source.finish() }
            source.send(completion: .failure(.first))
            #expect(source.asks == (cancels ? [.all, .cancel] : [.all]))
        }
        #expect(calls == 0)
    }

    @Test("an error that tryCatch throws goes down without a cancel")
    func tryCatch() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>()
        source.tryCatch { _ -> Just<Int> in throw TestError.second }.subscribe(subscriber)
        source.send(completion: .failure(.first))
        source.send(5)
        #expect(subscriber.errors as? [TestError] == [.second])
        #expect(source.asks == [.all] && subscriber.values == [5])
        let recovered = RecordingSubscriber<Int, any Error>()
        Fail<Int, TestError>(error: .first).tryCatch { _ in Just(3) }.subscribe(recovered)
        #expect(recovered.values == [3] && recovered.isFinished)
    }

    // combine-notes.md row 11; combine-behaviour.md, Corrections to combine-notes.md, notes 11: a trap, not success.
    @Test("a failure from inside the handler traps")
    func catchRecursion() async {
        await #expect(processExitsWith: .failure) {
            let source = BareSource(Int.self, failure: TestError.self)
            source.catch { _ -> Empty<Int, Never> in
                source.send(completion: .failure(.second))
                return Empty()
            }.subscribe(RecordingSubscriber<Int, Never>())
            source.send(completion: .failure(.first))
        }
    }

    @Test("replaceError sends its value when it is asked for")
    func replaceError() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        source.replaceError(with: 9).subscribe(subscriber)
        source.send(completion: .failure(.first))
        #expect(subscriber.events == [.subscription("ReplaceError")])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.subscription("ReplaceError"), .value(9), .finished])
        let other = BareSource(Int.self, failure: TestError.self)
        let wanting = RecordingSubscriber<Int, Never>(.max(2)) { _ in .max(4) }
        other.replaceError(with: 9).subscribe(wanting)
        #expect(other.send(1) == .max(4))
        other.send(completion: .failure(.first))
        other.send(2)
        #expect(wanting.values == [1, 9] && wanting.isFinished)
        let finished = RecordingSubscriber<Int, Never>(.none)
        Empty<Int, TestError>().replaceError(with: 9).subscribe(finished)
        #expect(finished.isFinished)
    }

    @Test("assertNoFailure hands all on and traps at a failure")
    func assertNoFailure() async {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, Never>(.max(3)) { _ in .max(2) }
        source.assertNoFailure("never").subscribe(subscriber)
        #expect(source.send(1) == .max(2))
        source.finish()
        #expect(subscriber.events == [.subscription("RecordingSubscription"), .value(1), .finished])
        #expect(
            Mirror(reflecting: source.subscriberItself!).children.map(\.label) == ["file", "line", "prefix"])
        await #expect(processExitsWith: .failure) {
            Fail<Int, TestError>(error: .first).assertNoFailure().subscribe(RecordingSubscriber<Int, Never>())
        }
    }
}
