import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Actions of rows, badges and edit mode")
struct RowActionTests {
    final class Model: ObservableObject {
        @Published var numbers = [1, 2, 3]
        @Published var flagged: Int?
    }

    struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            List {
                ForEach(model.numbers, id: \.self) { number in
                    Text(verbatim: "\(number)").badge(number == 2 ? 7 : 0)
                        .swipeActions {
                            Button("Flag") { model.flagged = number }
                            Button("Remove", role: .destructive) { model.numbers.removeAll { $0 == number } }
                        }
                }
                .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test("swipe actions stand in the row's menu, and the Delete key does the destructive one")
    func actions() throws {
        let model = Model()
        let host = TestHost(Rows(model: model))
        #expect(
            host.rows[1].row.menu.map(\.title).filter { !$0.isEmpty } == ["Flag", "Remove", "Move Up", "Move Down"])
        try host.choose("Flag", in: .role(.row).nth(1))
        #expect(model.flagged == 2)
        try host.pressDelete(on: "1")
        #expect(model.numbers == [2, 3])
    }

    @Test("rows are moved by their menu and by the keyboard")  // asks 11
    func moving() throws {
        let model = Model()
        let host = TestHost(Rows(model: model))
        #expect(host.rows[0].row.menu.map(\.title).contains("Move Down"))
        #expect(!host.rows[0].row.menu.map(\.title).contains("Move Up"))
        try host.choose("Move Down", in: .role(.row).nth(0))
        #expect(model.numbers == [2, 1, 3])
        try host.choose("Move Up", in: .text("3"))
        #expect(model.numbers == [2, 3, 1])
        try host.focus(.row("2, 7"))
        host.press(.downArrow, modifiers: .option)
        #expect(model.numbers == [3, 2, 1])
    }

    @Test("a badge stands at the end of its row")
    func badge() {
        let host = TestHost(Rows(model: Model()))
        #expect(host.outline.contains("text \"7\""))
        #expect(!host.outline.contains("text \"0\""))
    }

    struct Editing: View {
        @Environment(\.editMode) private var mode
        var body: some View {
            VStack {
                EditButton()
                Text(verbatim: mode?.wrappedValue.isEditing == true ? "editing" : "reading")
            }
        }
    }

    @Test("the edit button begins and ends editing")
    func editMode() throws {
        let host = TestHost(Editing())
        #expect(host.outline.contains("\"reading\"") && host.outline.contains("\"Edit\""))
        try host.tap("Edit")
        #expect(host.outline.contains("\"editing\"") && host.outline.contains("\"Done\""))
    }

    struct EditableRows: View {
        @State private var numbers = [1, 2, 3]
        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") }.onDelete { numbers.remove(atOffsets: $0) }
                }
            }
        }
    }

    @Test("while a list is edited each row has a button that deletes it")
    func deleteButtons() throws {
        let host = TestHost(EditableRows())
        #expect(host.count(.role(.button)) == 1)
        try host.tap("Edit")
        #expect(host.count(.role(.button)) == 4)
        try host.tap(.role(.button).within(.role(.row)))
        #expect(!host.outline.contains("text \"1\"") && host.outline.contains("text \"2\""))
        try host.tap("Done")
        #expect(host.count(.role(.button)) == 1)
    }
}
