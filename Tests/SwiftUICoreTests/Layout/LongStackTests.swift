import Combine
import Foundation
@testable import SwiftUICore
import Testing
import ViewTesting

/// Stacks with so many views that an update must not look at each.
@MainActor
@Suite("Long stacks")
struct LongStackTests {
    private final class Model: ObservableObject {
        struct Row: Identifiable, Equatable {
            let id: Int
            var name: String
        }
        @Published var rows: [Row]
        @Published var selected: Int?

        init(count: Int) { rows = (0..<count).map { Row(id: $0, name: "name \($0)") } }
    }

    private struct RowView: View {
        let row: Model.Row
        let isSelected: Bool
        var body: some View {
            HStack {
                Text(verbatim: "\(row.id)")
                Text(verbatim: row.name).bold(isSelected)
                Spacer()
            }
        }
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(model.rows) { RowView(row: $0, isSelected: model.selected == $0.id) }
                }
            }
        }
    }

    private func host(_ model: Model) -> TestHost<Rows> {
        TestHost(Rows(model: model), size: CGSize(width: 300, height: 400))
    }

    /// What an update does, in numbers.
    private struct Work: Equatable {
        var rules: Int
        var effects: Int
        var sizes: Int
        var placements: Int
    }

    private func work(rows count: Int, _ change: (Model) -> Void) -> Work {
        let model = Model(count: count)
        let host = host(model)
        model.selected = 5
        host.settle()
        let (before, graph) = (host.host.counters, host.host.graph.counters)
        change(model)
        host.settle()
        let (after, graphAfter) = (host.host.counters, host.host.graph.counters)
        return Work(
            rules: graphAfter.rulesEvaluated - graph.rulesEvaluated, effects: graphAfter.effectsRun - graph.effectsRun,
            sizes: after.sizeQueries - before.sizeQueries, placements: after.placements - before.placements)
    }

    @Test("selecting a row is as much work among 400 rows as among 20")
    func selection() {
        let few = work(rows: 20) { $0.selected = 7 }
        #expect(work(rows: 400) { $0.selected = 7 } == few)
        #expect(few.rules < 20 && few.placements < 20, "\(few)")
    }

    @Test("a longer text in a row that fills its width leaves all other rows and the stack alone")
    func longerText() {
        let few = work(rows: 20) { $0.rows[7].name += " and more" }
        #expect(work(rows: 400) { $0.rows[7].name += " and more" } == few)
        #expect(few.placements < 10, "\(few)")
    }

    @Test("marking ends at the ForEach where what its closure gives is equal")
    func marks() {
        let model = Model(count: 200)
        let host = host(model)
        let before = host.host.graph.counters.edgesInvalidated
        model.objectWillChange.send()
        host.settle()
        #expect(host.host.graph.counters.edgesInvalidated - before < 20)
    }

    @Test("each view of a long stack is a layer, so that it is moved and removed as one")
    func layers() {
        let model = Model(count: 120)
        let host = host(model)
        func change(_ change: () -> Void) -> (moves: Int, removes: Int, frames: Int) {
            let before = host.host.counters
            change()
            host.settle()
            let after = host.host.counters
            return (
                after.surfaceMoves - before.surfaceMoves, after.surfaceRemoves - before.surfaceRemoves,
                after.frameWrites - before.frameWrites
            )
        }
        #expect(change { model.rows.swapAt(1, 118) } == (2, 0, 2))
        #expect(change { model.rows.remove(at: 110) } == (0, 1, 9))
        #expect(host.outline.contains("layer"))
    }

    @Test("views of a short stack are what they were")
    func noLayers() {
        #expect(!host(Model(count: 99)).outline.contains("layer"))
    }

    @Test("an element that goes while an if around it goes too is not evaluated any more")
    func staleElements() {
        final class Data: ObservableObject {
            @Published var names: [String]? = ["a", "b", "c"]
            var count: Int { names?.count ?? 0 }
        }
        struct Screen: View {
            @ObservedObject var data: Data
            var body: some View {
                VStack {
                    if data.names != nil {
                        ForEach(0..<3) { Text(verbatim: data.names![$0]) }
                    } else {
                        Text(verbatim: "none")
                    }
                }
            }
        }
        let data = Data()
        let host = TestHost(Screen(data: data))
        data.names = nil
        host.settle()
        #expect(host.texts.map(\.string) == ["none"])
    }
}
