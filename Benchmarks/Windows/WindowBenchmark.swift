#if GTK
    import BenchmarkKit
    import CFloor
    import Foundation
    import MartletGTK

    /// Measures windows of GTK beside the same windows in C, by turns in one process.
    @main
    @MainActor
    struct WindowBenchmark {
        static func main() {
            do {
                let start = try GTKProgram.start(applicationID: "local.WindowBenchmark", isUnique: false)
                guard case .surface(let surface) = start else { return }
                floor_disable_animations()
                let benchmark = Benchmark("windows")
                ListMeasurement(benchmark: benchmark, surface: surface).run()
                TextMeasurement(benchmark: benchmark, surface: surface).run()
                TableMeasurement(benchmark: benchmark, surface: surface).run()
                exit(benchmark.finish())
            } catch {
                print("# not run: \(error)")
            }
        }
    }
#else
    @main
    struct WindowBenchmark {
        static func main() { print("# windows: built without GTK") }
    }
#endif
