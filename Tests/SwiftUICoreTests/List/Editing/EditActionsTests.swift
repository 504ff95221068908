import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Lists that edit the data of a binding")
struct EditActionsTests {
    private struct Line: Identifiable, Equatable {
        let id: Int
        var text: String
        init(_ id: Int) { (self.id, text) = (id, "line \(id)") }
    }

    private struct Lines: View {
        @State var lines: [Line]
        let actions: EditActions<[Line]>
        let log: Holder<[Int]>

        var body: some View {
            let _ = log.value = lines.map(\.id)
            List($lines, editActions: actions) { $line in
                TextField("field \(line.id)", text: $line.text).deleteDisabled(line.id == 2)
            }
        }
    }

    private struct Rows: View {
        @State var lines = ["a", "b", "c"]
        @State var chosen: String? = "b"

        var body: some View {
            List(selection: $chosen) {
                ForEach($lines, id: \.self, editActions: .move) { $line in Text(verbatim: line) }
            }
        }
    }

    @Test("all: rows are deleted and moved, and the data follows")
    func all() throws {
        let log = Holder<[Int]>([])
        let host = TestHost(Lines(lines: [Line(1), Line(2), Line(3)], actions: .all, log: log))
        try host.reorder(.textField("field 3"), before: .textField("field 1"))
        #expect(log.value == [3, 1, 2])
        try host.pressDelete(on: .textField("field 1"))
        #expect(log.value == [3, 2])
        #expect(throws: ActionFailure.self) { try host.pressDelete(on: .textField("field 2")) }
        #expect(host.rows.map(\.row.isDeletable) == [true, false])
    }

    @Test("move and delete allow the one and not the other")
    func single() {
        let log = Holder<[Int]>([])
        let moving = TestHost(Lines(lines: [Line(1), Line(3)], actions: .move, log: log))
        #expect(moving.rows[0].row.menu.map(\.title) == ["Move Down"])
        let deleting = TestHost(Lines(lines: [Line(1), Line(3)], actions: .delete, log: log))
        #expect(deleting.rows[0].row.menu.map(\.title) == ["Delete"])
        let nothing = TestHost(Lines(lines: [Line(1), Line(3)], actions: [], log: log))
        #expect(nothing.rows[0].row.menu.isEmpty)
    }

    @Test("what is typed into a row of the list is in the data")
    func binding() throws {
        let log = Holder<[Int]>([])
        let host = TestHost(Lines(lines: [Line(1), Line(3)], actions: .all, log: log))
        try host.type("other", into: .textField("field 1"))
        #expect(host.rows.count == 2 && host.outline.contains("\"other\""))
    }

    @Test("a ForEach with edit actions is the content of a list with a choice")
    func forEach() throws {
        let host = TestHost(Rows())
        try host.reorder(.text("a"), before: nil)
        #expect(host.shownTexts == ["b", "c", "a"])
        #expect(host.rows.map(\.row.isSelected) == [true, false, false])
        #expect(throws: ActionFailure.self) { try host.pressDelete(on: "b") }
    }

    @Test("the initialisers take each kind of choice")
    func choices() {
        let lines = Binding.constant(["a", "b"])
        _ = List(lines, id: \.self, editActions: .all, selection: .constant("a" as String?)) {
            Text(verbatim: $0.wrappedValue)
        }
        _ = List(lines, id: \.self, editActions: .all, selection: .constant(Set<String>())) {
            Text(verbatim: $0.wrappedValue)
        }
        _ = List(lines, id: \.self, editActions: .all) { Text(verbatim: $0.wrappedValue) }
        let identified = Binding.constant([Line(1)])
        _ = List(identified, editActions: .all, selection: .constant(1 as Int?)) {
            Text(verbatim: $0.wrappedValue.text)
        }
        _ = List(identified, editActions: .all, selection: .constant(Set<Int>())) {
            Text(verbatim: $0.wrappedValue.text)
        }
    }
}
