import Combine
import Testing

// combine-behaviour.md, Failure handling.
@Suite("What follows a failure", .releasing)
struct RecoveryTests {
    private let source = NumberSource()
    private let next = BareSource(Int.self, failure: Never.self)

    @Test("retry takes a value before the subscription of another attempt, and asks for what that leaves open")
    func retryEarlyValue() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(3)) { _ in .max(2) }
        var attempts = 0
        source.onSubscribe = { inner in
            attempts += 1
            if attempts == 2 { _ = inner.receive(7) }
        }
        source.retry(1).subscribe(subscriber)
        source.send(completion: .failure(.first))
        #expect(subscriber.values == [7] && source.asks == [.count(3), .count(4)])
    }

    @Test("an attempt of retry that finishes while it is subscribed to finishes the stream")
    func retryFinishes() {
        var attempts = 0
        source.subscription.onRequest = { [source] _ in
            attempts += 1
            source.send(completion: attempts == 3 ? .finished : .failure(.first))
        }
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1))
        source.retry(5).subscribe(subscriber)
        #expect(attempts == 3 && subscriber.events == [.subscription("Retry"), .finished])
    }

    @Test("a request between the failure and the next subscription is added to what is open")
    func catchRequestBetween() {
        let late = BareSource(Int.self, failure: Never.self, sendsSubscription: false)
        let subscriber = RecordingSubscriber<Int, Never>(.max(3))
        source.catch { _ in late }.subscribe(subscriber)
        source.send(1)
        source.send(completion: .failure(.first))
        subscriber.request(.max(10))
        late.send(subscription: late.subscription)
        #expect(late.asks == [.count(12)])
    }

    @Test("a cancel before the failure keeps the handler from being called, a value still arrives")
    func catchCancelled() {
        let subscriber = RecordingSubscriber<Int, Never>()
        source.catch { [next] _ in next }.subscribe(subscriber)
        subscriber.cancel()
        subscriber.cancel()
        source.send(1)
        source.send(completion: .failure(.first))
        #expect(source.asks == [.all, .cancel] && next.subscriptionCount == 0)
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty)
    }

    @Test(
        "a cancel after it cancels what follows: values still arrive, its end does not, and later subscriptions are cancelled"
    )
    func catchCancelledLater() {
        let subscriber = RecordingSubscriber<Int, Never>()
        source.catch { [next] _ in next }.subscribe(subscriber)
        source.send(completion: .failure(.first))
        subscriber.cancel()
        next.send(2)
        next.finish()
        let late = RecordingSubscription()
        next.send(subscription: late)
        #expect(next.asks == [.all, .cancel] && late.asks == [.cancel] && source.asks == [.all])
        #expect(subscriber.values == [2] && subscriber.completions.isEmpty)
    }

    @Test("a failure after a finish is ignored")
    func failureAfterFinish() {
        let subscriber = RecordingSubscriber<Int, Never>()
        source.catch { [next] _ in next }.subscribe(subscriber)
        source.finish()
        source.send(completion: .failure(.first))
        #expect(next.subscriptionCount == 0 && subscriber.completions.count == 1)
    }

    @Test("values that nobody asked for trap, and so does a second failure")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            let source = NumberSource()
            source.retry(1).subscribe(RecordingSubscriber<Int, TestError>(.none))
            source.send(1)
        }
        await #expect(processExitsWith: .failure) {
            let source = NumberSource()
            source.catch { _ in Just(1) }.subscribe(RecordingSubscriber<Int, Never>(.none))
            source.send(1)
        }
        await #expect(processExitsWith: .failure) {
            let source = NumberSource()
            source.catch { _ in Just(1) }.subscribe(RecordingSubscriber<Int, Never>(.none))
            source.send(completion: .failure(.first))
            source.send(completion: .failure(.first))
        }
        await #expect(processExitsWith: .failure) {
            let source = NumberSource()
            source.replaceError(with: 1).subscribe(RecordingSubscriber<Int, Never>(.none))
            source.send(1)
        }
        await #expect(processExitsWith: .failure) {
            let source = NumberSource()
            source.assertNoFailure().subscribe(RecordingSubscriber<Int, Never>())
            source.finish()
            source.send(completion: .failure(.first))
        }
    }
}
