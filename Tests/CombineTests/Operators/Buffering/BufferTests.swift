import Combine
import CombineTestKit
import Testing

@testable import Combine

// combine-behaviour.md, Buffering.
@Suite("buffer and collect by time", .releasing)
struct BufferTests {
    @Test("upstream is asked before downstream has its subscription")
    func order() {
        for (prefetch, ask) in [(Publishers.PrefetchStrategy.keepFull, Ask.count(5)), (.byRequest, .all)] {
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, TestError>(.max(3))
            subscriber.onSubscription = { _ in #expect(source.asks == [ask]) }
            source.buffer(size: 5, prefetch: prefetch, whenFull: .dropNewest).subscribe(subscriber)
            #expect(source.asks == [ask])
            #expect(source.send(1) == (prefetch == .keepFull ? .max(1) : Subscribers.Demand.none))
            #expect(subscriber.events == [.subscription("Buffer"), .value(1)])
        }
    }

    @Test("keepFull asks again for what was let go")
    func keepFull() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
        for value in 1...5 { #expect(source.send(value) == Subscribers.Demand.none) }
        subscriber.request(.max(3))
        subscriber.request(.max(1))
        #expect(source.asks == [.count(5), .count(3), .count(1)])
        #expect(subscriber.values == [1, 2, 3, 4])
    }

    @Test("what waits in a buffer goes at a cancel and at a failure, also when its subscription is kept")
    func releases() {
        for fails in [false, true] {
            weak var released: RecordingSubscription?
            let source = BareSource(RecordingSubscription.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<RecordingSubscription, TestError>(.none)
            source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
            do {
                let value = RecordingSubscription()
                released = value
                source.send(value)
                source.send(value)
            }
            #expect(released != nil)
            if fails {
                source.send(completion: .failure(.first))
                subscriber.answer = { _ in .none }
            }
            subscriber.cancel()
            #expect(released == nil)
        }
    }

    @Test("a full buffer drops the newest or the oldest")
    func overflow() {
        for (strategy, expected) in [
            (Publishers.BufferingStrategy<TestError>.dropNewest, [1, 2, 3]), (.dropOldest, [3, 4, 5]),
        ] {
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, TestError>(.none)
            source.buffer(size: 3, prefetch: .byRequest, whenFull: strategy).subscribe(subscriber)
            for value in 1...5 { source.send(value) }
            subscriber.request(.max(3))
            #expect(subscriber.values == expected)
        }
    }

    @Test("a full buffer that fails cancels upstream, and sends what is asked for before the error")
    func customError() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.buffer(size: 3, prefetch: .byRequest, whenFull: .customError { .second }).subscribe(subscriber)
        for value in 1...4 { source.send(value) }
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.events == [.subscription("Buffer")])
        subscriber.request(.max(3))
        #expect(subscriber.values == [1, 2, 3] && subscriber.errors == [.second])
        let other = BareSource(Int.self, failure: TestError.self)
        let second = RecordingSubscriber<Int, TestError>(.none)
        other.buffer(size: 5, prefetch: .keepFull, whenFull: .customError { .second }).subscribe(second)
        for value in 0...9 { other.send(value) }
        second.request(.max(3))
        second.request(.max(1))
        #expect(second.values == [0, 1, 2] && second.errors == [.second])
    }

    // combine-behaviour.md, Buffering. Apple's traps here; nothing is locked while the error is made.
    @Test("a buffer without room fails, and a value that is sent while its error is made does no harm")
    func noRoom() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.buffer(
            size: 0, prefetch: .byRequest,
            whenFull: .customError {
                source.send(2)
                return .second
            }
        ).subscribe(subscriber)
        source.send(1)
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.events == [.subscription("Buffer"), .failure(.second)])
    }

    @Test("the end waits for what is kept")
    func finish() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
        for value in 1...3 { subject.send(value) }
        subject.send(completion: .finished)
        subscriber.request(.max(2))
        #expect(subscriber.values == [1, 2] && !subscriber.isFinished)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2, 3] && subscriber.isFinished)
    }

    @Test("requests from inside receive do not nest and keep the order")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        var depth = 0
        subscriber.onValue = { _ in
            depth += 1
            #expect(depth == 1)
            subscriber.request(.max(1))
            depth -= 1
        }
        subject.buffer(size: 100, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        for value in 1...50 { subject.send(value) }
        subscriber.request(.max(1))
        #expect(subscriber.values == Array(1...50))
        #expect(
            Mirror(reflecting: subscriber.subscription!).children.map(\.label) == [
                "values", "state", "downstreamDemand", "terminal",
            ])
        subscriber.cancel()
        subject.send(51)
        #expect(subscriber.values.count == 50)
    }

    @Test("the machine keeps, drops and lets go by itself")
    func machine() {
        var machine = BufferMachine<Int, TestError>(size: 2, overflow: .dropOldest)
        machine.request(.max(1))
        guard case .send = machine.receive(1, isBusy: false) else {
            Issue.record("a wanted value goes through")
            return
        }
        for value in 2...4 { _ = machine.receive(value, isBusy: false) }
        #expect(machine.values.contents == [3, 4])
        #expect(machine.next() == nil)
        machine.request(.max(1))
        #expect(machine.next() == 3)
    }

    // combine-notes.md row 24.
    @Test("collect by time uses one repeating timer and sends no empty group")
    func collectByTime() {
        let scheduler = VirtualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<[Int], Never>()
        subject.collect(.byTime(scheduler, 10), options: "x").subscribe(subscriber)
        #expect(
            scheduler.calls.filter { if case .scheduleRepeating = $0 { true } else { false } } == [
                .scheduleRepeating(10, interval: 10, tolerance: 7, options: "x")
            ])
        subject.send(1)
        scheduler.advance(to: 5)
        subject.send(2)
        scheduler.advance(to: 10)
        #expect(subscriber.values == [[1, 2]])
        scheduler.advance(to: 25)
        subject.send(3)
        subject.send(completion: .finished)
        #expect(subscriber.values == [[1, 2], [3]] && subscriber.isFinished)
        #expect(scheduler.pendingDates == [])
    }

    @Test("collect by time or count sends a group as soon as it is full")
    func collectByTimeOrCount() {
        let scheduler = VirtualScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<[Int], Never>()
        subject.collect(.byTimeOrCount(scheduler, 10, 2)).subscribe(subscriber)
        for value in 1...5 { subject.send(value) }
        #expect(subscriber.values == [[1, 2], [3, 4]])
        scheduler.advance(to: 10)
        #expect(subscriber.values == [[1, 2], [3, 4], [5]])
        subscriber.cancel()
        subject.send(6)
        scheduler.advance(to: 30)
        #expect(subscriber.values.count == 3 && scheduler.pendingDates == [])
    }
}
