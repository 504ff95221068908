import Combine
import Testing

@Suite("Sink", .releasing)
struct SinkTests {
    // combine-behaviour.md, Core types and subscribers.
    @Test("any further subscription is cancelled, the same one too")
    func furtherSubscriptions() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let first = RecordingSubscription()
        let second = RecordingSubscription()
        sink.receive(subscription: first)
        sink.receive(subscription: second)
        sink.receive(subscription: first)
        #expect(first.asks == [.all, .cancel])
        #expect(second.asks == [.cancel])
        sink.receive(completion: .finished)
        let third = RecordingSubscription()
        sink.receive(subscription: third)
        #expect(third.asks == [.cancel])
    }

    // combine-behaviour.md, Core types and subscribers.
    @Test("values and one completion are taken without a subscription, and nothing after that")
    func withoutSubscription() {
        var log: [String] = []
        let sink = Subscribers.Sink<Int, TestError>(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
        #expect(sink.receive(1) == .none)
        sink.receive(completion: .finished)
        sink.receive(completion: .failure(.first))
        _ = sink.receive(2)
        #expect(log == ["1", "finished"])
    }

    // combine-behaviour.md, Core types and subscribers.
    @Test("the closures are released at the completion and at a cancel")
    func releasesClosures() {
        for cancels in [false, true] {
            var isReleased = false
            let sink: Subscribers.Sink<Int, Never>
            do {
                let held = RecordingSubscription(onDeinit: { isReleased = true })
                sink = Subscribers.Sink(
                    receiveCompletion: { _ in _ = held }, receiveValue: { _ in _ = held })
            }
            sink.receive(subscription: RecordingSubscription())
            #expect(!isReleased)
            if cancels { sink.cancel() } else { sink.receive(completion: .finished) }
            #expect(isReleased)
        }
    }

    // combine-behaviour.md, Core types and subscribers: cancelling early releases nothing.
    @Test("a sink cancelled before its subscription cancels it and hears nothing")
    func earlyCancel() {
        var isReleased = false
        var heard = 0
        let sink: Subscribers.Sink<Int, Never>
        do {
            let held = RecordingSubscription(onDeinit: { isReleased = true })
            sink = Subscribers.Sink(
                receiveCompletion: { _ in heard += 1 },
                receiveValue: { _ in
                    heard += 1
                    _ = held
                })
        }
        sink.cancel()
        #expect(!isReleased)
        _ = sink.receive(1)
        let late = RecordingSubscription()
        sink.receive(subscription: late)
        #expect(late.asks == [.cancel])
        #expect(isReleased)
        #expect(heard == 0)
    }

    // combine-notes.md row 3.
    @Test("an object that completes the sink when its closures are released does no harm")
    func completionWhileReleasing() {
        let subject = PassthroughSubject<Int, Never>()
        var completions = 0
        var token: AnyCancellable?
        do {
            let held = RecordingSubscription(onDeinit: { subject.send(completion: .finished) })
            token = subject.sink(
                receiveCompletion: { _ in
                    completions += 1
                    _ = held
                }, receiveValue: { _ in })
        }
        token?.cancel()
        token = nil
        #expect(completions == 0)
    }

    @Test("dropping the token of sink ends it at once")
    func droppedToken() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        _ = subject.sink { values.append($0) }
        subject.send(1)
        #expect(values == [])
    }

    @Test("a completion does not cancel, and a second one from inside is not delivered")
    func completionOnce() {
        let subscription = RecordingSubscription()
        var count = 0
        var sink: Subscribers.Sink<Int, Never>!
        sink = Subscribers.Sink(
            receiveCompletion: { _ in
                count += 1
                sink.receive(completion: .finished)
            }, receiveValue: { _ in })
        sink.receive(subscription: subscription)
        sink.receive(completion: .finished)
        #expect(count == 1)
        #expect(subscription.asks == [.all])
        #expect(String(describing: sink!) == "Sink")
        #expect(Mirror(reflecting: sink!).children.isEmpty)
    }
}
