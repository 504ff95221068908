import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Styles of groups and editors")
struct ControlGroupStyleTests {
    @Test("a group can be a menu of its controls, under its label")
    func menu() throws {
        var chosen: [String] = []
        let host = TestHost(
            ControlGroup("Sort") {
                Button("Name") { chosen.append("name") }
                Button("Date") { chosen.append("date") }
            }
            .controlGroupStyle(.menu))
        #expect(host.find("Name") == nil)
        try host.choose("Date", in: "Sort")
        #expect(chosen == ["date"])
    }

    @Test("beside each other on a palette")
    func palette() throws {
        let host = TestHost(
            ControlGroup {
                Button("Back") {}
                Button("Forward") {}
            }
            .controlGroupStyle(.palette))
        #expect(try host.get(.named("Back")).frame.midY == host.get(.named("Forward")).frame.midY)
    }

    @Test("an editor keeps working in a style of the platform and in one of the app")
    func editor() throws {
        struct Framed: TextEditorStyle {
            func makeBody(configuration: Configuration) -> some View { Text("Framed") }
        }
        struct Form: View {
            @State private var text = "abc"
            var body: some View {
                VStack {
                    TextEditor(text: $text).textEditorStyle(.roundedBorder)
                    TextEditor(text: $text).textEditorStyle(.plain)
                    TextEditor(text: $text).textEditorStyle(Framed())
                }
            }
        }
        let host = TestHost(Form())
        let editor = try #require(host.find { if case .textEditor = $0.content { true } else { false } })
        host.perform(.text("changed"), at: editor)
        let texts = host.shownNodes.compactMap { shown -> String? in
            if case .textEditor(let editor) = shown.node.value.content { editor.text } else { nil }
        }
        #expect(texts == ["changed", "changed"])
        #expect(host.find("Framed") != nil)
    }

    @Test("a rename button begins to rename what it is about, and cannot be pushed where that is nothing")
    func rename() throws {
        struct Form: View {
            @FocusState private var isEditing: Bool
            @State private var name = "Ada"
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($isEditing)
                    RenameButton().renameAction($isEditing)
                    RenameButton().accessibilityLabel("Nothing")
                }
            }
        }
        let host = TestHost(Form())
        #expect(try host.get(.named("Nothing")).isEnabled == false)
        try host.tap("Rename")
        #expect(try host.get(.named("Name")).isFocused)
    }
}
