import Combine
import Foundation
import Observation
import Testing
import ViewTesting

@testable import SwiftUICore

private enum TitleKey: FocusedValueKey { typealias Value = String }
private enum TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }

    fileprivate var text: Binding<String>? {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
}

@MainActor
@Suite("Values of the focus")
struct FocusedValueTests {
    private struct Fields: View {
        @State private var first = "one"
        @State private var second = "two"
        @State private var isThere = true
        var body: some View {
            VStack {
                TextField("First", text: $first).focusedValue(\.title, "first").focusedValue(\.text, $first)
                if isThere {
                    TextField("Second", text: $second).focusedValue(\.title, "second").focusedValue(\.text, $second)
                }
                TextField("Third", text: .constant(""))
                Button("Remove") { isThere = false }
                Text("\(first), \(second)")
                Reader()
            }
            .focusedValue(\.title, "all")
        }
    }

    private struct Reader: View {
        @FocusedValue(\.title) private var title
        var body: some View { Text("title: \(title ?? "none")") }
    }

    private struct Editing: Commands {
        @FocusedBinding(\.text) private var text
        @FocusedValue(\.title) private var title
        var body: some Commands {
            CommandMenu("Text") {
                Button("Upper Case of \(title ?? "nothing")") { text = text?.uppercased() }.disabled(text == nil)
            }
        }
    }

    @Test("the innermost view around the focus hands out its value")
    func views() throws {
        let host = TestHost(Fields())
        #expect(host.shownTexts.contains("title: none"))
        try host.focus(.named("First"))
        #expect(host.shownTexts.contains("title: first"))
        try host.focus(.named("Second"))
        #expect(host.shownTexts.contains("title: second"))
        try host.focus(.named("Third"))
        #expect(host.shownTexts.contains("title: all"))
        try host.focus(.named("Second"))
        try host.tap("Remove")
        #expect(host.shownTexts.contains("title: none"))
    }

    @Test("a command reads and writes what the focused view hands out")
    func commands() throws {
        let host = TestHost(Fields()) { Editing() }
        #expect(host.offeredCommands == ["Text ▸ Upper Case of nothing"])
        #expect(!host.isCommandEnabled("Upper Case of nothing"))
        try host.focus(.named("Second"))
        try host.chooseCommand("Upper Case of second")
        #expect(host.shownTexts.contains("one, TWO"))
    }

    @Test("a scene's value counts wherever in it the focus is, and a nil one does not count")
    func scenes() {
        struct Scenes: View {
            let value: String?
            var body: some View {
                VStack {
                    Reader()
                    Color.red.focusedSceneValue(\.title, value)
                }
            }
        }
        let host = TestHost(Scenes(value: "scene"))
        #expect(host.shownTexts == ["title: scene"])
        host.update(Scenes(value: "other"))
        #expect(host.shownTexts == ["title: other"])
        host.update(Scenes(value: nil))
        #expect(host.shownTexts == ["title: none"])
    }

    private final class Model: ObservableObject { @Published var name = "Ada" }

    @Observable
    fileprivate final class NewModel { var name = "Grace" }

    @Test("objects are handed out by their type, and observed")
    func objects() throws {
        struct ObjectReader: View {
            @FocusedObject private var model: Model?
            @FocusedValue(NewModel.self) private var newModel
            var body: some View {
                Text("\(model?.name ?? "none") \(newModel?.name ?? "none")")
                if let names = $model { TextField("Name", text: names.name) }
            }
        }
        struct Scenes: View {
            @StateObject private var model = Model()
            @State private var newModel = NewModel()
            var body: some View {
                VStack {
                    ObjectReader()
                    Button("Change") { (model.name, newModel.name) = ("Alan", "Edsger") }
                }
                .focusedSceneObject(model)
                .focusedSceneValue(newModel)
            }
        }
        let host = TestHost(Scenes())
        #expect(host.shownTexts.contains("Ada Grace"))
        try host.tap("Change")
        #expect(host.shownTexts.contains("Alan Edsger"))
        try host.replace("Alan", with: "Barbara", in: .textField("Name"))
        #expect(host.shownTexts.contains("Barbara Edsger"))
    }

    @Test("the sidebar is shown and hidden by its command, where there is room for it")
    func sidebar() throws {
        struct Columns: View {
            var body: some View {
                NavigationSplitView {
                    List { Text("Inbox") }
                } detail: {
                    Text("Detail")
                }
            }
        }
        let host = TestHost(Columns(), size: CGSize(width: 800, height: 400)) { SidebarCommands() }
        #expect(host.isCommandChecked("Sidebar"))
        try host.chooseCommand("Sidebar")
        #expect(!host.shownTexts.contains("Inbox"))
        #expect(!host.isCommandChecked("Sidebar"))
        host.press("s", modifiers: [.command, .option])
        #expect(host.shownTexts.contains("Inbox"))
        let narrow = TestHost(Columns(), size: CGSize(width: 400, height: 400)) { SidebarCommands() }
        #expect(!narrow.isCommandEnabled("Sidebar"))
        let without = TestHost(Text("Content")) {
            SidebarCommands()
            TextEditingCommands()
            TextFormattingCommands()
            ToolbarCommands()
            EmptyCommands()
        }
        #expect(without.offeredCommands == ["Sidebar"])
        #expect(!without.isCommandEnabled("Sidebar"))
    }
}
