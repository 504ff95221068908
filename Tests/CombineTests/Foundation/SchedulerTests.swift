import Combine
import Foundation
import Testing

// combine-behaviour.md, Foundation and concurrency bridges; combine-notes.md row 37.
@Suite("Schedulers of Dispatch and Foundation", .releasing)
struct SchedulerTests {
    typealias Time = DispatchQueue.SchedulerTimeType
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    private func time(_ nanoseconds: UInt64) -> Time { Time(DispatchTime(uptimeNanoseconds: nanoseconds)) }

    @Test("a stride is nanoseconds, and every conversion saturates")
    func strides() {
        #expect(Stride(.seconds(2)).magnitude == 2_000_000_000)
        #expect(Stride(.milliseconds(2)).magnitude == 2_000_000)
        #expect(Stride(.microseconds(2)).magnitude == 2000)
        #expect(Stride(.never).magnitude == .max)
        #expect(Stride.seconds(Int.max).magnitude == .max && Stride.seconds(Int.min).magnitude == .min)
        #expect(Stride.seconds(1e300).magnitude == .max && Stride.seconds(-1e300).magnitude == .min)
        #expect((2 as Stride).magnitude == 2_000_000_000 && (1.2 as Stride).magnitude == 1_200_000_000)
        #expect(Stride(exactly: UInt64.max) == nil)
        #expect((Stride.nanoseconds(15) * .nanoseconds(2)).magnitude == 0)
        #expect((Stride.seconds(3) * .seconds(2)).magnitude == 6_000_000_000)
        #expect((Stride.nanoseconds(.max) + .nanoseconds(1)).magnitude == .max)
        #expect((Stride.nanoseconds(.min) - .nanoseconds(1)).magnitude == .min)
        #expect(Stride.seconds(1).timeInterval == .nanoseconds(1_000_000_000))
    }

    @Test("distances and sums of points do not overflow")
    func points() {
        #expect(time(10000).distance(to: time(10431)).magnitude == 431)
        #expect(time(10431).distance(to: time(10000)).magnitude == -431)
        let never = Time(.distantFuture)
        #expect(time(1).distance(to: never).magnitude == .max && never.distance(to: time(1)).magnitude == .max)
        #expect(never.distance(to: never).magnitude == 0)
        #expect(time(5).advanced(by: .nanoseconds(.max)) == never)
        #expect(time(5).advanced(by: .nanoseconds(-10)) == time(1))
        #expect(time(5).advanced(by: .nanoseconds(10)) == time(15))
    }

    @Test("points and strides are written as Apple's are")
    func coding() throws {
        func text<T: Encodable>(_ value: T) throws -> String {
            String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
        }
        #expect(try text(time(431)) == "[431]")
        #expect(try text(Stride.nanoseconds(7)) == #"[{"_nanoseconds":7}]"#)
        #expect(
            try text(RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 2))) == #"[{"date":2}]"#)
        #expect(try text(OperationQueue.SchedulerTimeType.Stride(3)) == #"[{"magnitude":3}]"#)
        #expect(try text(ImmediateScheduler.SchedulerTimeType.Stride(-42)) == #"[{"magnitude":-42}]"#)
        #expect(try JSONDecoder().decode([Time].self, from: Data("[431]".utf8)) == [time(431)])
    }

    @Test("options say nothing by themselves, and no leeway is kept to")
    func options() {
        let options = DispatchQueue.SchedulerOptions()
        #expect(options.qos == .unspecified && options.flags == [] && options.group == nil)
        #expect(DispatchQueue.main.minimumTolerance.magnitude == 0)
        #expect(RunLoop.main.minimumTolerance == 0 && OperationQueue().minimumTolerance == 0)
    }

    @Test("time on the immediate scheduler stands still")
    func immediate() {
        let scheduler = ImmediateScheduler.shared
        let now = scheduler.now
        #expect(now.advanced(by: 5) == now && now.distance(to: now.advanced(by: 9)) == 0)
        #expect(scheduler.minimumTolerance == 0)
        typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
        #expect(Stride.seconds(5) == 0 && Stride.milliseconds(5) == 0)
        #expect((14.6 as Stride) == Stride(14) && (-4.1 as Stride) == Stride(-4))
        #expect(Stride(3) * 4 + 2 - 1 == Stride(13))
        var count = 0
        scheduler.schedule { count += 1 }
        scheduler.schedule(after: now) { count += 1 }
        let token = scheduler.schedule(after: now, interval: 1) { count += 1 }
        #expect(count == 3 && String(describing: token) == "Empty")
    }

    @Test("queues and loops do work later and again, until the token is cancelled")
    func repeating() async {
        func ticks<S: Scheduler>(_ scheduler: S) async {
            nonisolated(unsafe) var token: (any Cancellable)?
            nonisolated(unsafe) var count = 0
            // The first ticks may come before the token is known here.
            let lock = NSLock()
            await withCheckedContinuation { continuation in
                lock.withLock {
                    token = scheduler.schedule(after: scheduler.now, interval: .milliseconds(2)) {
                        lock.withLock {
                            count += 1
                            if count == 3 {
                                token?.cancel()
                                continuation.resume()
                            }
                        }
                    }
                }
            }
            #expect(count == 3)
        }
        await ticks(DispatchQueue.main)
        await ticks(RunLoop.main)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        await ticks(queue)
    }

    @Test("dates that never come and intervals below nothing do no harm")
    func extremes() {
        func check<S: Scheduler>(_ scheduler: S, _ never: S.SchedulerTimeType) {
            scheduler.schedule(after: never) {}
            for interval in [S.SchedulerTimeType.Stride.seconds(-1), .seconds(0), .nanoseconds(.min), .seconds(.max)] {
                scheduler.schedule(after: never, interval: interval, tolerance: interval) {}.cancel()
            }
        }
        check(DispatchQueue(label: "extremes"), DispatchQueue.SchedulerTimeType(.distantFuture))
        check(RunLoop.main, RunLoop.SchedulerTimeType(.distantFuture))
        check(RunLoop.main, RunLoop.SchedulerTimeType(.distantPast))
        let queue = OperationQueue()
        check(queue, OperationQueue.SchedulerTimeType(.distantFuture))
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
    }

    @Test("an operation that is cancelled early never runs")
    func cancelledOperation() {
        let queue = OperationQueue()
        nonisolated(unsafe) var count = 0
        let token = queue.schedule(after: queue.now.advanced(by: .seconds(60)), interval: .seconds(60)) { count += 1 }
        token.cancel()
        queue.waitUntilAllOperationsAreFinished()
        #expect(count == 0)
    }
}
