import BenchmarkApps
import BenchmarkKit
import Foundation
import SwiftUICore
import ViewTesting

/// The operations on a table, and two layouts, without a toolkit: our own share.
@main
@MainActor
struct RowsBenchmark {
    private let benchmark = Benchmark("rows")

    static func main() {
        let rows = RowsBenchmark()
        for workload in RowsWorkload.all { rows.measure(workload) }
        rows.measureMemory()
        rows.measureLayouts()
        exit(rows.benchmark.finish())
    }

    /// Times an operation from the change of the model to the end of the commit, and counts what it takes.
    private func measure(_ workload: RowsWorkload) {
        let stage = RowsStage()
        func prepare() { for action in workload.preparation { stage.perform(action) } }
        benchmark.compare(
            workload.name, unit: "ms", scale: 1_000_000, target: .value(workload.headlessLimit), expecting: true,
            ours: .measured {
                prepare()
                let start = Clock.now()
                stage.perform(workload.action)
                let end = Clock.now()
                return (end - start, stage.outcome(of: workload) == workload.outcome(of: stage.model))
            })
        prepare()
        let before = stage.bodies
        let allocations = AllocationCounts.counting { stage.perform(workload.action) }.allocations
        // One body is the table's own.
        benchmark.record(
            "\(workload.name): bodies of rows", unit: "count", ours: Double(stage.bodies - before - 1),
            target: .value(Double(workload.bodies)))
        benchmark.record("\(workload.name): allocations", unit: "count", ours: Double(allocations), target: .none)
    }

    private func measureMemory() {
        let stage = RowsStage()
        func cycle() {
            stage.perform(.run(1000))
            stage.perform(.clear)
        }
        cycle()
        let made = AllocationCounts.counting { stage.perform(.run(1000)) }.liveBytes
        benchmark.record("memory of a row", unit: "bytes", ours: Double(made) / 1000, target: .none)
        stage.perform(.clear)
        let left = AllocationCounts.counting { for _ in 0..<5 { cycle() } }.liveBytes
        benchmark.record(
            "memory after five times create and clear", unit: "kB", ours: Double(left) / 1000, target: .value(1000))
    }

    private func measureLayouts() {
        benchmark.compare(
            "grid 16 × 16", unit: "ms", scale: 1_000_000, target: .value(25), expecting: true,
            ours: .prepared({ () }) { _ in
                TestHost(GridView(), size: CGSize(width: 800, height: 800)).shapes.count == 256
            })
        benchmark.compare(
            "message list 1,000", unit: "ms", scale: 1_000_000, target: .value(60), expecting: true,
            ours: .prepared({ () }) { _ in
                TestHost(MessageList(count: 1000), size: CGSize(width: 800, height: 800)).texts.count == 3000
            })
    }
}
