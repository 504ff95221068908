import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// How much work an update is.
@MainActor
@Suite("Work")
struct WorkTests {
    private struct Table: View {
        let changed: String
        let width: CGFloat
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<20) { row in
                    HStack(spacing: 0) {
                        Text(verbatim: "row")
                        Spacer()
                        Text(verbatim: row == 7 ? changed : "value")
                    }
                }
            }
            .frame(width: width)
        }
    }

    private func work<V: View>(_ host: TestHost<V>, _ change: () -> Void) -> WorkCounters {
        let before = host.host.counters
        change()
        host.settle()
        let after = host.host.counters
        var difference = WorkCounters()
        difference.sizeQueries = after.sizeQueries - before.sizeQueries
        difference.placements = after.placements - before.placements
        difference.leafMeasurements = after.leafMeasurements - before.leafMeasurements
        difference.frameWrites = after.frameWrites - before.frameWrites
        difference.surfaceUpdates = after.surfaceUpdates - before.surfaceUpdates
        return difference
    }

    @Test("a layout with the texts as they were measures no text")
    func unchangedTexts() {
        let host = TestHost(Table(changed: "a", width: 200))
        let work = work(host) { host.window.invalidateLayout() }
        #expect(work.leafMeasurements == 0)
        #expect(work.frameWrites == 0)
    }

    @Test("a text that is replaced by one of the same size moves nothing")
    func sameSize() {
        let host = TestHost(Table(changed: "abc", width: 200))
        let work = work(host) { host.update(Table(changed: "xyz", width: 200)) }
        #expect(work.sizeQueries == 0 && work.placements == 0 && work.frameWrites == 0, "\(work)")
        #expect(work.surfaceUpdates == 1)
    }

    private func nested(_ depth: Int) -> AnyView {
        depth == 0
            ? AnyView(Text(verbatim: "leaf"))
            : AnyView(
                VStack {
                    nested(depth - 1)
                    HStack {
                        Color.red; Text(verbatim: "side")
                    }
                })
    }

    @Test("the number of size questions grows with the depth, not with a power of it")  // ask 36
    func linearDepth() {
        func queries(_ depth: Int) -> Int { TestHost(nested(depth)).host.counters.sizeQueries }
        let (ten, twenty, forty) = (queries(10), queries(20), queries(40))
        #expect(Double(twenty) < Double(ten) * 2.5, "\(ten) \(twenty) \(forty)")
        #expect(Double(forty) < Double(twenty) * 2.5, "\(ten) \(twenty) \(forty)")
    }

    @Test("views that are nested a few hundred deep do not overflow the stack")
    func deep() {
        var view = AnyView(Text(verbatim: "leaf"))
        for _ in 0..<200 { view = AnyView(VStack { view.padding(0.1) }) }
        let host = TestHost(view)
        #expect(host.texts.map(\.string) == ["leaf"])
    }

    @Test("a grid in a window of changing size is placed once for each size")
    func grid() {
        let host = TestHost(
            Grid {
                GridRow {
                    Color.red; Color.blue
                };
                GridRow {
                    Color.green; Color.yellow
                }
            })
        for width in stride(from: 100, to: 200, by: 10) {
            let work = work(host) { host.window.size = CGSize(width: Double(width), height: 100) }
            #expect(work.placements < 20, "\(work)")
        }
    }

    // MARK: The file of counters

    private final class Model: ObservableObject {
        struct Row: Identifiable {
            let id: Int
            var name: String
        }
        @Published var rows = (0..<50).map { Row(id: $0, name: "name \($0)") }
        @Published var selected: Int?
    }

    private struct RowView: View {
        let row: Model.Row
        let isSelected: Bool
        var body: some View {
            HStack {
                Text(verbatim: "\(row.id)")
                Text(verbatim: row.name).bold(isSelected)
                Spacer()
                Color.red.frame(width: 10, height: 10)
            }
            .padding(2)
        }
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(model.rows) { RowView(row: $0, isSelected: model.selected == $0.id) }
                }
            }
        }
    }

    private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("work-counters.tsv")

    /// The counters for each action, in an order that stays.
    private func measured() -> [(name: String, value: Int)] {
        let model = Model()
        var host: TestHost<Rows>?
        var result: [(String, Int)] = []
        func action(_ name: String, _ change: () -> Void) {
            let before = host?.host.counters ?? WorkCounters()
            let rules = host?.host.graph.counters.rulesEvaluated ?? 0
            change()
            host?.settle()
            guard let host else { return }
            let after = host.host.counters
            result += [
                ("\(name): bodies", after.bodies - before.bodies),
                ("\(name): rules", host.host.graph.counters.rulesEvaluated - rules),
                ("\(name): sizes asked", after.sizeQueries - before.sizeQueries),
                ("\(name): texts measured", after.leafMeasurements - before.leafMeasurements),
                ("\(name): placements", after.placements - before.placements),
                ("\(name): inserts", after.surfaceInserts - before.surfaceInserts),
                ("\(name): updates", after.surfaceUpdates - before.surfaceUpdates),
                ("\(name): removes", after.surfaceRemoves - before.surfaceRemoves),
                ("\(name): moves", after.surfaceMoves - before.surfaceMoves),
                ("\(name): frames", after.frameWrites - before.frameWrites),
                ("\(name): commits", after.commits - before.commits),
            ]
        }
        action("open 50 rows") {
            host = TestHost(Rows(model: model), size: CGSize(width: 300, height: 400), checks: []) { _ in }
        }
        action("change a name") { model.rows[3].name = "another name" }
        action("select") { model.selected = 7 }
        action("select another") { model.selected = 8 }
        action("swap two") { model.rows.swapAt(1, 48) }
        action("remove one") { model.rows.remove(at: 25) }
        action("append one") { model.rows.append(Model.Row(id: 100, name: "new")) }
        action("resize") { host?.window.size = CGSize(width: 280, height: 400) }
        action("nothing") {}
        return result
    }

    /// The committed numbers may only become less. `MARTLET_RECORD_COUNTERS=1` writes them anew.
    @Test("scripted actions are no more work than the committed counters say")
    func counters() throws {
        let measured = measured()
        if ProcessInfo.processInfo.environment["MARTLET_RECORD_COUNTERS"] == "1" {
            let text = measured.map { "\($0.name)\t\($0.value)\n" }.joined()
            try text.write(to: Self.path, atomically: true, encoding: .utf8)
        }
        let lines = try String(contentsOf: Self.path, encoding: .utf8).split(separator: "\n")
        let known = Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let fields = line.split(separator: "\t")
                return (String(fields[0]), Int(fields[1]) ?? 0)
            })
        for (name, value) in measured {
            let limit = known[name] ?? 0
            #expect(value <= limit, "\(name): \(value), and it was \(limit)")
        }
    }
}
