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

    private func choose(_ title: String, in row: Int, of host: TestHost<Rows>) {
        guard let item = host.rows[row].row.menu.first(where: { $0.title == title }) else { return }
        host.surface.send(.menu(identifier: item.identifier), to: host.rows[row].id)
        host.settle()
    }

    @Test("swipe actions stand in the row's menu, and the Delete key does the destructive one")
    func actions() {
        let model = Model()
        let host = TestHost(Rows(model: model))
        #expect(
            host.rows[1].row.menu.map(\.title).filter { !$0.isEmpty } == ["Flag", "Remove", "Move Up", "Move Down"])
        choose("Flag", in: 1, of: host)
        #expect(model.flagged == 2)
        host.surface.send(.delete, to: host.rows[0].id)
        host.settle()
        #expect(model.numbers == [2, 3])
    }

    @Test("rows are moved by their menu and by the keyboard")  // asks 11
    func moving() {
        let model = Model()
        let host = TestHost(Rows(model: model))
        #expect(host.rows[0].row.menu.map(\.title).contains("Move Down"))
        #expect(!host.rows[0].row.menu.map(\.title).contains("Move Up"))
        choose("Move Down", in: 0, of: host)
        #expect(model.numbers == [2, 1, 3])
        choose("Move Up", in: 2, of: host)
        #expect(model.numbers == [2, 3, 1])
        host.surface.send(.key(Shortcut(key: "\u{F701}", option: true)), to: host.rows[0].id)
        host.settle()
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
    func editMode() {
        let host = TestHost(Editing())
        #expect(host.outline.contains("\"reading\"") && host.outline.contains("\"Edit\""))
        let button = host.surface.nodes.first { if case .button = $0.value.value.content { true } else { false } }
        host.surface.send(.activate, to: button!.key)
        host.settle()
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
    func deleteButtons() {
        let host = TestHost(EditableRows())
        func buttons() -> [SurfaceNodeID] {
            host.surface.nodes.filter { if case .button = $0.value.value.content { true } else { false } }
                .keys.sorted { host.surface.windowFrame(of: $0).minY < host.surface.windowFrame(of: $1).minY }
        }
        #expect(buttons().count == 1)
        host.surface.send(.activate, to: buttons()[0])
        host.settle()
        #expect(buttons().count == 4)
        host.surface.send(.activate, to: buttons()[1])
        host.settle()
        #expect(!host.outline.contains("text \"1\"") && host.outline.contains("text \"2\""))
        host.surface.send(.activate, to: buttons()[0])
        host.settle()
        #expect(buttons().count == 1)
    }
}
