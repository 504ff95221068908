import Combine
import CombineTestKit
import Testing

// combine-behaviour.md, Time operators.
@Suite("Events on their way", .releasing)
struct LateEventTests {
    private let source = NumberSource()
    private let scheduler = VirtualScheduler()
    private let subscriber = RecordingSubscriber<Int, TestError>(.unlimited)

    @Test("a cancel of delay drops the values on their way, though not a completion on its way")
    func delayCancel() {
        source.delay(for: 5, scheduler: scheduler).subscribe(subscriber)
        source.send(1)
        source.finish()
        subscriber.cancel()
        scheduler.advance(to: 100)
        #expect(subscriber.values == [] && subscriber.isFinished && source.asks == [.all, .cancel])
    }

    @Test("what is scheduled holds the subscriber until it has run, except for throttle")
    func holding() {
        func isHeld<P: Publisher>(_ make: (NumberSource, VirtualScheduler) -> P) -> [Bool]
        where P.Output == Int, P.Failure == TestError {
            let scheduler = VirtualScheduler()
            weak var weakSubscriber: RecordingSubscriber<Int, TestError>?
            do {
                let source = NumberSource()
                let subscriber = RecordingSubscriber<Int, TestError>()
                weakSubscriber = subscriber
                make(source, scheduler).subscribe(subscriber)
                scheduler.runDue()
                source.send(1)
                source.forget()
                subscriber.forget()
            }
            let before = weakSubscriber != nil
            scheduler.advance(to: 100)
            return [before, weakSubscriber != nil]
        }
        #expect(isHeld { $0.receive(on: $1) } == [true, false])
        #expect(isHeld { $0.delay(for: 5, scheduler: $1) } == [true, false])
        #expect(isHeld { $0.debounce(for: 5, scheduler: $1) } == [true, false])
        #expect(isHeld { $0.timeout(5, scheduler: $1) } == [true, false])
        #expect(isHeld { $0.throttle(for: 5, scheduler: $1, latest: true) } == [false, false])
    }

    @Test("measured intervals can be negative")
    func negativeInterval() {
        let scheduler = VirtualScheduler(3)
        let strides = RecordingSubscriber<VirtualScheduler.Time.Stride, TestError>()
        source.measureInterval(using: scheduler).subscribe(strides)
        for time in [14, 17, 10, 21] {
            scheduler.set(time: time)
            source.send(0)
        }
        #expect(strides.values.map(\.magnitude) == [11, 3, -7, 11])
    }

    @Test("timeout on a scheduler whose time stands still is over at once")
    func immediateTimeout() {
        source.timeout(5, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        #expect(subscriber.events == [.subscription("Timeout"), .finished] && source.asks.last == .cancel)
    }

    @Test("requests after the end of timeout are not handed on, requests for nothing are")
    func timeoutRequests() {
        source.timeout(5, scheduler: scheduler).subscribe(subscriber)
        subscriber.request(.none)
        source.finish()
        subscriber.request(.max(3))
        #expect(source.asks == [.all, .request(.none)])
    }

    @Test("subscribe(on:) sends its subscription in the first turn, and asks and cancels in turns of their own")
    func subscribeOnTurns() {
        source.subscribe(on: scheduler, options: "x").subscribe(subscriber)
        subscriber.onSubscription = { [source] _ in #expect(source.asks == []) }
        scheduler.runDue()
        #expect(scheduler.calls == [.schedule(options: "x"), .schedule(options: "x")])
        subscriber.request(.max(2))
        subscriber.cancel()
        #expect(scheduler.calls.count == 4 && source.asks == [.all])
        scheduler.runDue()
        #expect(source.asks.last == .cancel)
    }

    @Test("an end of timeout that comes while a value is being delivered waits for it")
    func timeoutWaits() {
        source.timeout(5, scheduler: scheduler).subscribe(subscriber)
        subscriber.onValue = { [scheduler, subscriber] _ in
            scheduler.advance(to: 50)
            #expect(subscriber.completions.isEmpty)
        }
        source.send(1)
        scheduler.runDue()
        #expect(subscriber.events == [.subscription("Timeout"), .value(1), .finished])
    }

    @Test("the last group of collect by time waits for demand, and the end behind it")
    func collectWaits() {
        let limited = RecordingSubscriber<[Int], TestError>(.none)
        source.collect(.byTime(scheduler, 10)).subscribe(limited)
        source.send(1)
        source.send(2)
        source.finish()
        #expect(limited.events.count == 1)
        limited.request(.max(1))
        #expect(limited.values == [[1, 2]] && limited.isFinished)
    }

    // combine-behaviour.md, Time operators, subscribe(on:). Apple's traps here; nothing is locked while upstream is asked.
    @Test("a request from inside a request, on the immediate scheduler, is handed on")
    func recursiveRequest() {
        source.subscription.onRequest = { [subscriber, source] _ in
            if source.asks.count < 5 { subscriber.request(.max(source.asks.count)) }
        }
        source.subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
        #expect(source.asks == [.all, .count(1), .count(2), .count(3), .count(4)])
        source.subscription.onCancel = { [subscriber] in subscriber.cancel() }
        subscriber.cancel()
        #expect(source.asks.filter { $0 == .cancel }.count == 1)
    }

    // combine-behaviour.md, Time operators, debounce.
    @Test("a timer that goes on after it was cancelled does not make debounce repeat itself")
    func stubbornTimers() {
        source.debounce(for: 10, scheduler: StubbornScheduler(inside: scheduler)).subscribe(subscriber)
        source.send(1)
        scheduler.advance(to: 5)
        source.send(2)
        scheduler.advance(to: 100)
        source.send(3)
        scheduler.advance(to: 200)
        #expect(subscriber.values == [2, 3])
    }
}

/// A scheduler whose timers go on for a while after they were cancelled.
private struct StubbornScheduler: Scheduler {
    let inside: VirtualScheduler

    var now: VirtualScheduler.Time { inside.now }

    var minimumTolerance: VirtualScheduler.Time.Stride { inside.minimumTolerance }

    func schedule(options: String?, _ action: @escaping () -> Void) { inside.schedule(options: options, action) }

    func schedule(
        after date: VirtualScheduler.Time, tolerance: VirtualScheduler.Time.Stride, options: String?,
        _ action: @escaping () -> Void
    ) { inside.schedule(after: date, tolerance: tolerance, options: options, action) }

    func schedule(
        after date: VirtualScheduler.Time, interval: VirtualScheduler.Time.Stride,
        tolerance: VirtualScheduler.Time.Stride, options: String?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        for tick in 0..<4 {
            inside.schedule(
                after: date.advanced(by: interval * VirtualScheduler.Time.Stride(tick)), tolerance: tolerance,
                options: options, action)
        }
        return AnyCancellable {}
    }
}
