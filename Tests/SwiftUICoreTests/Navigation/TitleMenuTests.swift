import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Menus of titles and menus that stay open")
struct TitleMenuTests {
    private struct Document: View {
        @State private var title = "Draft"
        @State private var hasMenu = true
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Menu") { hasMenu.toggle() }
                }
                .navigationTitle(title)
                .toolbar {
                    if hasMenu {
                        ToolbarTitleMenu {
                            Button("Rename") { title = "Final" }
                            Button("Print") {}.disabled(true)
                        }
                    }
                }
            }
        }
    }

    @Test("the title is a button that opens the menu, for as long as there is one")
    func title() throws {
        let host = TestHost(Document(), chrome: .window, configure: { _ in })
        #expect(try host.offers(of: .button("Draft")) == ["Rename", "Print"])
        try host.choose("Rename", in: .button("Draft"))
        #expect(host[.button("Final")].exists)
        #expect(throws: ActionFailure.self) { try host.choose("Print", in: .button("Final")) }
        try host.tap("Menu")
        #expect(!host[.button("Final")].exists)
        #expect(host[.text("Final")].exists)
        try host.tap("Menu")
        #expect(host[.button("Final")].exists)
    }

    @Test("a title with a menu stands in the bar, large or not; the modifier is the same as the item")
    func large() throws {
        let host = TestHost(
            NavigationStack {
                Text("Content").navigationTitle("Large").navigationBarTitleDisplayMode(.large)
                    .toolbarTitleMenu { Button("Share") {} }
            }, chrome: .window, configure: { _ in })
        #expect(try host.offers(of: .button("Large")) == ["Share"])
        #expect(host.shownTexts == ["Large", "Content"])
    }

    @Test("lines of a menu keep it open where they are told to")
    func staying() throws {
        let host = TestHost(
            Menu("Options") {
                Group {
                    Button("More") {}
                    Toggle("Bold", isOn: .constant(true))
                }
                .menuActionDismissBehavior(.disabled)
                Button("Done") {}
                Button("Usual") {}.menuActionDismissBehavior(.enabled)
            })
        let button = try #require(host.find { if case .button = $0.content { true } else { false } })
        guard case .button(let content)? = host.surface.nodes[button]?.value.content else { return }
        #expect(content.menu?.map(\.keepsMenuOpen) == [true, true, false, false])
    }

    @Test("a search field is there whatever is said of dictation")
    func dictation() throws {
        let host = TestHost(
            Text("Content").searchable(text: .constant("")).searchDictationBehavior(.inline(activation: .onSelect)))
        #expect(host[.textField("Search")].exists)
        #expect(TextInputDictationBehavior.inline(activation: .onLook) != .preventDictation)
    }
}
