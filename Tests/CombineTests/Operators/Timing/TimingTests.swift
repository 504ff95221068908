import Combine
import CombineTestKit
import Foundation
import Testing

// combine-behaviour.md, Time operators: a virtual clock whose least tolerance is 7.
@Suite("delay, debounce, throttle, timeout, measureInterval, subscribe(on:)", .releasing)
struct TimingTests {
    typealias Call = VirtualScheduler.Call
    private let source = BareSource(Int.self, failure: TestError.self)
    private let scheduler = VirtualScheduler()
    private let subscriber = RecordingSubscriber<Int, TestError>()

    // combine-behaviour.md, Time operators, and Corrections to combine-notes.md, notes 32: the subscription and requests
    // are not moved.
    @Test("delay dates each event by the time at which it came")
    func delay() {
        source.delay(for: 200, scheduler: scheduler, options: "x").subscribe(subscriber)
        #expect(subscriber.subscriptions.count == 1 && source.asks == [.all])
        #expect(scheduler.calls == [.minimumTolerance])
        scheduler.forgetCalls()
        for value in 1...3 { source.send(value) }
        #expect(scheduler.calls.first == .now)
        #expect(
            scheduler.calls.filter { $0 != .now }
                == Array(repeating: .scheduleAfter(200, tolerance: 7, options: "x"), count: 3))
        scheduler.advance(to: 199)
        #expect(subscriber.values == [])
        scheduler.advance(to: 200)
        #expect(subscriber.values == [1, 2, 3])
        source.finish()
        scheduler.advance(to: 399)
        #expect(!subscriber.isFinished)
        scheduler.advance(to: 400)
        #expect(subscriber.isFinished)
    }

    @Test("delay uses an explicit tolerance as it is")
    func delayTolerance() {
        source.delay(for: 5, tolerance: 3, scheduler: scheduler).subscribe(subscriber)
        source.send(1)
        #expect(scheduler.calls == [.now, .scheduleAfter(5, tolerance: 3, options: nil)])
    }

    // combine-notes.md row 35; combine-notes.md row 36.
    @Test("debounce sends the last value after the quiet time, once")
    func debounce() {
        source.debounce(for: 13, scheduler: scheduler, options: "x").subscribe(subscriber)
        #expect(source.asks == [.all] && scheduler.calls == [])
        var dates: [Int] = []
        for (time, value) in [(0, 1), (4, 2), (9, 3)] {
            scheduler.advance(to: time)
            scheduler.forgetCalls()
            #expect(source.send(value) == Subscribers.Demand.none)
            #expect(scheduler.calls.prefix(2) == [.now, .minimumTolerance])
            guard case .scheduleRepeating(let date, 13, 7, "x")? = scheduler.calls.last else { break }
            dates.append(date)
        }
        #expect(dates == [13, 17, 22])
        #expect(scheduler.pendingDates == [22])
        scheduler.advance(to: 100)
        #expect(subscriber.values == [3])
        #expect(subscriber.events.first == .subscription("Debounce"))
        #expect(
            Mirror(reflecting: subscriber.subscription!).children.map(\.label) == [
                "downstream", "downstreamDemand", "currentValue",
            ])
    }

    @Test("debounce loses what falls due without demand")
    func debounceDemand() {
        let limited = RecordingSubscriber<Int, TestError>(.max(3))
        source.debounce(for: 10, scheduler: scheduler).subscribe(limited)
        for value in 1...4 {
            source.send(value)
            scheduler.advance(to: scheduler.time + 20)
        }
        limited.request(.max(5))
        scheduler.advance(to: 1000)
        #expect(limited.values == [1, 2, 3])
    }

    @Test("a cancel of debounce stops its timer")
    func debounceCancel() {
        source.debounce(for: 10, scheduler: scheduler).subscribe(subscriber)
        source.send(1)
        subscriber.cancel()
        subscriber.cancel()
        #expect(scheduler.pendingDates == [] && source.asks == [.all, .cancel])
        scheduler.advance(to: 100)
        #expect(subscriber.values == [])
    }

    @Test("debounce on the immediate scheduler sends each value at once")
    func debounceImmediate() {
        source.debounce(for: 10, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        source.send(1)
        source.send(2)
        #expect(subscriber.values == [1, 2])
    }

    @Test("debounce on a queue sends the last of many values, with one timer for all")
    func debounceQueue() async {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var token: AnyCancellable?
        let queue = DispatchQueue(label: "test")
        // A timer that falls due meanwhile, on a machine that is busy, waits.
        queue.suspend()
        let value = await withCheckedContinuation { continuation in
            token = subject.debounce(for: .milliseconds(20), scheduler: queue)
                .sink { continuation.resume(returning: $0) }
            for value in 0..<1000 { subject.send(value) }
            queue.resume()
        }
        #expect(value == 999)
        withExtendedLifetime(token) {}
    }

    // combine-notes.md row 38.
    @Test("throttle sends the first value of an idle stream at once, and one at the end of each period")
    func throttle() {
        for (latest, expected) in [(true, [1, 4, 5]), (false, [1, 2, 5])] {
            let scheduler = VirtualScheduler(100)
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, TestError>()
            source.throttle(for: 10, scheduler: scheduler, latest: latest).subscribe(subscriber)
            #expect(scheduler.calls == [.now, .now] && source.asks == [.all])
            scheduler.forgetCalls()
            source.send(1)
            #expect(scheduler.calls == [.now, .schedule(options: nil)])
            scheduler.runDue()
            scheduler.advance(to: 103)
            scheduler.forgetCalls()
            source.send(2)
            #expect(
                scheduler.calls == [.now, .minimumTolerance, .scheduleAfter(110, tolerance: 7, options: nil)])
            scheduler.forgetCalls()
            source.send(3)
            source.send(4)
            #expect(scheduler.calls == [.now, .now])
            scheduler.advance(to: 110)
            scheduler.advance(to: 200)
            source.send(5)
            scheduler.runDue()
            #expect(subscriber.values == expected)
        }
    }

    // combine-notes.md row 39: not repeated.
    @Test("throttle sends no value twice, and the end goes with the value that is on its way")
    func throttleEnd() {
        source.throttle(for: 10, scheduler: scheduler, latest: true).subscribe(subscriber)
        source.send(1)
        scheduler.runDue()
        source.send(2)
        scheduler.forgetCalls()
        source.finish()
        #expect(scheduler.calls == [.now])
        scheduler.advance(to: 100)
        #expect(subscriber.events == [.subscription("Throttle"), .value(1), .value(2), .finished])
    }

    @Test("throttle schedules nothing without demand, and an end without a value by itself")
    func throttleDemand() {
        let limited = RecordingSubscriber<Int, TestError>(.max(1))
        source.throttle(for: 10, scheduler: scheduler, latest: true).subscribe(limited)
        source.send(1)
        scheduler.runDue()
        scheduler.advance(to: 50)
        scheduler.forgetCalls()
        source.send(2)
        #expect(scheduler.calls == [.now])
        scheduler.forgetCalls()
        source.finish()
        #expect(scheduler.calls == [.now, .schedule(options: nil)])
        scheduler.runDue()
        #expect(limited.values == [1] && limited.isFinished)
    }

    @Test("a cancel of throttle drops what is on its way")
    func throttleCancel() {
        source.throttle(for: 10, scheduler: scheduler, latest: true).subscribe(subscriber)
        source.send(1)
        subscriber.cancel()
        subscriber.cancel()
        scheduler.advance(to: 100)
        #expect(source.asks == [.all, .cancel] && subscriber.events.count == 1)
    }

    @Test("timeout sets its timer at the subscription, at the first request and at each value")
    func timeout() {
        let limited = RecordingSubscriber<Int, TestError>(.none) { $0 == 1 ? .max(3) : .none }
        source.timeout(10, scheduler: scheduler, options: "x", customError: { .second }).subscribe(limited)
        let timer: [Call] = [.now, .minimumTolerance, .scheduleRepeating(10, interval: 10, tolerance: 7, options: "x")]
        #expect(scheduler.calls == timer)
        limited.request(.max(1))
        limited.request(.max(1))
        #expect(scheduler.calls == timer + timer && source.asks == [.count(1), .count(1)])
        scheduler.forgetCalls()
        #expect(source.send(1) == Subscribers.Demand.none)
        #expect(scheduler.calls == timer + [.schedule(options: "x")])
        #expect(limited.values == [])
        scheduler.runDue()
        #expect(limited.values == [1] && source.asks.last == .count(3))
        scheduler.advance(to: 9)
        #expect(limited.errors == [])
        scheduler.advance(to: 10)
        #expect(limited.errors == [.second] && source.asks.last == .cancel)
        #expect(scheduler.pendingDates == [])
    }

    @Test("timeout delivers the end by the scheduler, finishes without an error of its own, and a cancel drops all")
    func timeoutEnds() {
        source.timeout(10, scheduler: scheduler).subscribe(subscriber)
        source.finish()
        #expect(!subscriber.isFinished)
        scheduler.runDue()
        #expect(subscriber.isFinished && scheduler.pendingDates == [])
        let other = BareSource(Int.self, failure: TestError.self)
        let slow = RecordingSubscriber<Int, TestError>()
        other.timeout(10, scheduler: scheduler).subscribe(slow)
        scheduler.advance(to: 50)
        #expect(slow.events == [.subscription("Timeout"), .finished])
        let third = BareSource(Int.self, failure: TestError.self)
        let cancelled = RecordingSubscriber<Int, TestError>()
        third.timeout(10, scheduler: scheduler).subscribe(cancelled)
        third.send(1)
        third.finish()
        cancelled.cancel()
        scheduler.advance(to: 500)
        #expect(cancelled.events.count == 1)
    }

    @Test("measureInterval sends the time since the last value")
    func measureInterval() {
        let scheduler = VirtualScheduler(3)
        let strides = RecordingSubscriber<VirtualScheduler.Time.Stride, TestError>(.max(2)) { _ in .max(5) }
        source.measureInterval(using: scheduler).subscribe(strides)
        for time in [14, 17, 21] {
            scheduler.advance(to: time)
            #expect(source.send(0) == .max(5))
        }
        #expect(strides.values.map(\.magnitude) == [11, 3, 4])
        #expect(scheduler.calls == Array(repeating: .now, count: 4))
        strides.cancel()
        source.send(0)
        #expect(scheduler.calls.count == 4 && source.asks == [.count(2), .cancel])
    }

    // combine-notes.md row 34.
    @Test("subscribe(on:) subscribes, asks and cancels later, values come as they are sent")
    func subscribeOn() {
        source.subscribe(on: scheduler, options: "x").subscribe(subscriber)
        #expect(source.subscriptionCount == 0 && subscriber.events == [])
        #expect(scheduler.calls == [.schedule(options: "x")])
        scheduler.runDue()
        #expect(subscriber.events == [.subscription("SubscribeOn")])
        #expect(source.asks == [.all])
        subscriber.answer = { _ in .max(12) }
        #expect(source.send(1) == .max(12))
        #expect(subscriber.values == [1])
        subscriber.cancel()
        #expect(source.asks == [.all])
        #expect(source.send(2) == Subscribers.Demand.none)
        scheduler.runDue()
        #expect(source.asks == [.all, .cancel] && subscriber.values == [1])
    }
}
