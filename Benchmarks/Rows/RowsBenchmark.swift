import BenchmarkApps
import BenchmarkKit
import Foundation
import SwiftUICore

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

    /// Times an operation from the change of the model to the end of the commit, in processor time, and counts what it
    /// takes.
    private func measure(_ workload: RowsWorkload) {
        guard benchmark.isWanted("\(workload.name), ms") || benchmark.isWanted("\(workload.name): ") else { return }
        let stage = RowsStage()
        func prepare() { for action in workload.preparation { stage.perform(action) } }
        benchmark.compare(
            workload.name, unit: "ms", scale: 1_000_000, target: .value(workload.headlessLimit), expecting: true,
            ours: .measured {
                prepare()
                let start = Clock.worked()
                stage.perform(workload.action)
                let end = Clock.worked()
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
        guard benchmark.isWanted("memory of a row, bytes") else { return }
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
        measureShow("grid 16 × 16", limit: 25, GridView()) { $0.shapeCount == 256 }
        measureShow("message list 1,000", limit: 60, MessageList(count: 1000)) { $0.texts.count == 3000 }
    }

    private func measureShow(_ name: String, limit: Double, _ view: some View, check: @escaping (Stage) -> Bool) {
        benchmark.compare(
            name, unit: "ms", scale: 1_000_000, target: .value(limit), expecting: true,
            ours: .measured {
                let start = Clock.worked()
                let stage = Stage(view, size: CGSize(width: 800, height: 800))
                return (Clock.worked() - start, check(stage))
            })
    }
}
