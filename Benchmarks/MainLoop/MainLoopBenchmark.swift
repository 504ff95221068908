#if GTK
    import BenchmarkKit
    import Dispatch
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// Measures the round trip from a background thread to the main loop and back, with every way in, and how often an
    /// idle window wakes the process.
    ///
    /// The floor is the same hop to a background queue, which no loop stands between.
    @main
    @MainActor
    struct MainLoopBenchmark {
        nonisolated static let rounds = 2000

        static func main() {
            MainLoop.install()
            let benchmark = Benchmark("main-loop")
            Thread.detachNewThread {
                let queue = DispatchQueue(label: "floor")
                let floor = percentile { done in queue.async(execute: done) }
                let ways = [
                    ("queue", percentile { done in DispatchQueue.main.async(execute: done) }),
                    ("task", percentile { done in Task { @MainActor in done() } }),
                    ("perform", percentile { done in RunLoop.main.perform(done) }),
                    ("operation", percentile { done in OperationQueue.main.addOperation(done) }),
                ]
                DispatchQueue.main.async {
                    for (name, time) in ways {
                        benchmark.record(
                            "\(name), round trip, 99th percentile", unit: "ms", ours: time, floor: floor,
                            target: .value(2))
                    }
                    measureIdleWindow { wakes in
                        if let wakes {
                            benchmark.record(
                                "idle window, wake-ups in a second", unit: "count", ours: wakes, target: .value(1))
                        }
                        exit(benchmark.finish())
                    }
                }
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

        /// Opens a window with a text and, when it has come to rest, counts what wakes the loop in five seconds. Nil
        /// where there is no display.
        static func measureIdleWindow(_ done: @escaping @MainActor (Double?) -> Void) {
            let start = try? GTKProgram.start(applicationID: "local.MainLoopBenchmark", isUnique: false)
            guard case .surface(let surface)? = start else { return done(nil) }
            let host = ViewHost(surface: surface)
            let root = WindowRoot(host: host, window: WindowContent())
            _ = root.show(Text(verbatim: "Nothing happens here"))
            host.flush()
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                let before = MainLoop.wakeCount
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
                    withExtendedLifetime(root) {
                        // One wake-up is this closure's own.
                        done(Double(MainLoop.wakeCount - before - 1) / 5)
                    }
                }
            }
        }
    }
#else
    @main
    struct MainLoopBenchmark {
        static func main() { print("# main-loop: built without GTK") }
    }
#endif
