#if GTK
    import Dispatch
    import Foundation
    import MartletGTK

    /// Measures the round trip from a background thread to the main loop and back, with every way in.
    ///
    /// Prints one line a workload, tab-separated: name, 99th percentile, floor, ratio, target, and `ok` or `over`.
    /// The floor is the same hop to a background queue, which no loop stands between.
    @main
    @MainActor
    struct MainLoopBenchmark {
        nonisolated static let rounds = 2000
        nonisolated static let target = 2.0

        static func main() {
            MainLoop.install()
            Thread.detachNewThread {
                let queue = DispatchQueue(label: "floor")
                let floor = percentile { done in queue.async(execute: done) }
                report("main loop, queue", percentile { done in DispatchQueue.main.async(execute: done) }, floor)
                report("main loop, task", percentile { done in Task { @MainActor in done() } }, floor)
                report("main loop, perform", percentile { done in RunLoop.main.perform(done) }, floor)
                report("main loop, operation", percentile { done in OperationQueue.main.addOperation(done) }, floor)
                exit(0)
            }
            MainLoop.run()
        }

        /// The 99th percentile of the time until `hop` has run its closure and this thread knows, in milliseconds.
        nonisolated static func percentile(_ hop: (@escaping @Sendable () -> Void) -> Void) -> Double {
            let arrived = DispatchSemaphore(value: 0)
            var times: [UInt64] = []
            for _ in 0..<rounds {
                let start = DispatchTime.now().uptimeNanoseconds
                hop { arrived.signal() }
                arrived.wait()
                times.append(DispatchTime.now().uptimeNanoseconds - start)
            }
            times.sort()
            return Double(times[times.count * 99 / 100]) / 1_000_000
        }

        nonisolated static func report(_ name: String, _ ours: Double, _ floor: Double) {
            let columns = [
                name, String(format: "%.3f ms", ours), String(format: "%.3f ms", floor),
                String(format: "%.2f", ours / floor), "\(target) ms", ours <= target ? "ok" : "over",
            ]
            print(columns.joined(separator: "\t"))
        }
    }
#else
    @main
    struct MainLoopBenchmark {
        static func main() {}
    }
#endif
