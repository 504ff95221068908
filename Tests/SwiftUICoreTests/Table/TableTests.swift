import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Tables")
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [
        Person(id: 1, name: "Clara", age: 30), Person(id: 2, name: "Ada", age: 45), Person(id: 3, name: "Ben", age: 7),
    ]

    private struct Sorting: View {
        @State var people = TableTests.people
        @State var order = [KeyPathComparator(\Person.name)]
        @State var selection: Int?

        var body: some View {
            VStack {
                Table(people, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { person in Text("\(person.age) years") }.width(80)
                    TableColumn("Note") { person in Text("note \(person.id)") }
                }
                Text("chosen \(selection ?? 0)")
            }
            .onChange(of: order, initial: true) { people.sort(using: order) }
        }
    }

    /// The texts of the table in the order in which they are read.
    private func texts(_ host: TestHost<some View>) -> [String] {
        host.shownNodes.compactMap { if case .text(let text) = $0.node.value.content { text.text.string } else { nil } }
    }

    @Test("it shows titles, and a row of cells for each element")
    func cells() {
        let host = TestHost(Sorting(), size: CGSize(width: 400, height: 300))
        #expect(
            texts(host) == [
                "Name", "Age", "Note", "Ada", "45 years", "note 2", "Ben", "7 years", "note 3", "Clara", "30 years",
                "note 1", "chosen 0",
            ])
    }

    @Test("a click on a title sorts by its column, another one the other way round")
    func sorting() throws {
        let host = TestHost(Sorting(), size: CGSize(width: 400, height: 300))
        try host.tap(.button("Age"))
        #expect(texts(host).filter { $0.hasSuffix("years") } == ["7 years", "30 years", "45 years"])
        // It says how it sorts.
        try host.tap(.button("Age, ascending"))
        #expect(texts(host).filter { $0.hasSuffix("years") } == ["45 years", "30 years", "7 years"])
    }

    @Test("a row that is clicked is chosen")
    func selecting() throws {
        let host = TestHost(Sorting(), size: CGSize(width: 400, height: 300))
        try host.select(.named(containing: "Ben", as: .row))
        #expect(host.outline.contains("chosen 3"))
    }

    @Test("fixed columns have their width, the others share what is left")
    func widths() {
        func widths(_ columns: [TableColumnWidth], in total: CGFloat, dragged: [Int: CGFloat] = [:]) -> [CGFloat] {
            TableWidths(columns: columns, dragged: dragged).widths(in: total)
        }
        let free = TableColumnWidth()
        let fixed = TableColumnWidth(minimum: 80, ideal: 80, maximum: 80)
        #expect(widths([free, fixed, free], in: 400) == [160, 80, 160])
        #expect(widths([TableColumnWidth(maximum: 50), free, free], in: 350) == [50, 150, 150])
        #expect(widths([TableColumnWidth(minimum: 200), free, free], in: 300) == [200, 50, 50])
        #expect(widths([free, free], in: 300, dragged: [0: 100]) == [100, 200])
        #expect(widths([free, free], in: 10) == [30, 30])
        #expect(widths([], in: 300) == [])
    }

    @Test("rows of a builder, and titles that are hidden")
    func rows() {
        let view = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Person(id: 0, name: "first", age: 0))
            TableRow(Self.people[0])
        }
        .tableColumnHeaders(.hidden)
        let host = TestHost(view, size: CGSize(width: 300, height: 300))
        #expect(texts(host) == ["first", "Clara"])
    }
}
