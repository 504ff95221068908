import BenchmarkKit
import Foundation
import SwiftUICore
import ViewTesting

/// A window of rows, headless, with a number of rows in it to begin with.
@MainActor
final class RowsStage {
    let model = RowsModel()
    let host: TestHost<RowsView>

    init(_ count: Int) {
        model.run(count)
        host = TestHost(RowsView(model: model), size: CGSize(width: 800, height: 600))
    }

    var bodies: Int { host.host.counters.bodies }
}

@main
@MainActor
struct RowsBenchmark {
    let benchmark = Benchmark("rows")

    /// The nodes of one row: the row's two texts, its button and the button's text.
    static let nodesInRow = 4

    static func main() {
        let rows = RowsBenchmark()
        if let repeats = ProcessInfo.processInfo.environment["ROWS_PROFILE"] {
            rows.profile(repeats)
            return
        }
        rows.operations()
        rows.layouts()
        exit(rows.benchmark.finish())
    }

    /// Times an operation from the change of the model to the end of the commit, and counts the bodies that it runs.
    private func operation(
        _ name: String, rows: Int, milliseconds: Double, bodies: Int, leaves: Int,
        _ change: @escaping @MainActor (RowsModel) -> Void
    ) {
        let chrome = RowsStage(0).host.surface.nodes.count
        func shown(_ stage: RowsStage) -> Int { (stage.host.surface.nodes.count - chrome) / Self.nodesInRow }
        benchmark.compare(
            name, unit: "ms", scale: 1_000_000, target: .value(milliseconds), expecting: leaves,
            ours: .prepared({ RowsStage(rows) }) { stage in
                change(stage.model)
                stage.host.settle()
                return shown(stage)
            })
        let stage = RowsStage(rows)
        let before = stage.bodies
        change(stage.model)
        stage.host.settle()
        // One body is the table's own.
        benchmark.record(
            "\(name): bodies of rows", unit: "count", ours: Double(stage.bodies - before - 1),
            target: .value(Double(bodies)))
    }

    private func operations() {
        operation("01 create 1,000", rows: 0, milliseconds: 6, bodies: 1000, leaves: 1000) { $0.run(1000) }
        operation("02 replace 1,000", rows: 1000, milliseconds: 9, bodies: 1000, leaves: 1000) { $0.run(1000) }
        operation("03 update every tenth", rows: 1000, milliseconds: 0.3, bodies: 100, leaves: 1000) {
            $0.updateEveryTenth()
        }
        operation("04 select", rows: 1000, milliseconds: 0.3, bodies: 1, leaves: 1000) { $0.selected = 500 }
        operation("05 swap", rows: 1000, milliseconds: 0.3, bodies: 0, leaves: 1000) { $0.swap() }
        operation("06 remove", rows: 1000, milliseconds: 0.3, bodies: 0, leaves: 999) { $0.remove(500) }
        operation("07 create 10,000", rows: 0, milliseconds: 70, bodies: 10_000, leaves: 10_000) { $0.run(10_000) }
        operation("08 append 1,000", rows: 1000, milliseconds: 7, bodies: 1000, leaves: 2000) { $0.append(1000) }
        operation("09 clear 1,000", rows: 1000, milliseconds: 3, bodies: 0, leaves: 0) { $0.clear() }
    }

    private func layouts() {
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

    /// One operation again and again, for a profiler.
    private func profile(_ name: String) {
        switch name {
        case "create":
            let stage = RowsStage(0)
            for _ in 0..<20 {
                stage.model.run(1000)
                stage.host.settle()
            }
        case "swap":
            let stage = RowsStage(1000)
            for _ in 0..<200 {
                stage.model.swap()
                stage.host.settle()
            }
        case "update":
            let stage = RowsStage(1000)
            for _ in 0..<50 {
                stage.model.updateEveryTenth()
                stage.host.settle()
            }
        case "grid": for _ in 0..<10 { _ = TestHost(GridView(), size: CGSize(width: 800, height: 800)) }
        default: for _ in 0..<5 { _ = TestHost(MessageList(count: 1000), size: CGSize(width: 800, height: 800)) }
        }
    }
}
