import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Menus")
struct MenuTests {
    private struct Sorting: View {
        @State private var order = "name"
        @State private var isReversed = false
        @State private var log = ""
        var body: some View {
            Menu("Sort") {
                Picker("Order", selection: $order) {
                    Text("Name").tag("name")
                    Text("Date").tag("date")
                }
                Toggle("Reversed", isOn: $isReversed)
                Divider()
                Section("Others") {
                    Button("Shuffle", systemImage: "shuffle") { log = "shuffled" }
                    Button("Delete", role: .destructive) { log = "deleted" }
                }
                Menu("More") { Button("Deep") { log = "deep" } }
            }
            Text("\(order) \(isReversed) \(log)")
        }
    }

    @Test("a menu's lines are buttons, toggles, pickers and menus, in the order that the app wrote")
    func lines() throws {
        let host = TestHost(Sorting())
        let offered = try host.offers(of: .button("Sort"))
        #expect(offered == ["Name", "Date", "Reversed", "Others", "Shuffle", "Delete", "More"])
        for title in ["Date", "Reversed", "Deep"] { try host.choose(title, in: "Sort") }
        #expect(host.shownTexts.contains("date true deep"))
        try host.choose("Delete", in: "Sort")
        #expect(host.shownTexts.contains("date true deleted"))
    }

    @Test("each order keeps the lines as they are, and a primary action is the first line")
    func order() throws {
        for order in [MenuOrder.automatic, .fixed, .priority] {
            let host = TestHost(
                Menu("Add") {
                    Button("One") {}
                    Button("Two") {}
                } primaryAction: {
                }
                .menuOrder(order))
            #expect(try host.offers(of: .button("Add")) == ["Add", "One", "Two"])
        }
    }

    @Test("an indicator is shown where it is asked for")
    func indicator() {
        func images(_ view: some View) -> Int {
            TestHost(view).shownNodes.filter { if case .image = $0.node.value.content { true } else { false } }.count
        }
        let menu = Menu("Add") { Button("One") {} }
        #expect(images(menu) == 0)
        #expect(images(menu.menuIndicator(.visible)) == 1)
        #expect(images(menu.menuIndicator(.hidden)) == 0)
    }

    @Test("a menu has the looks of its style, of the platform and of one's own")
    func styles() throws {
        func style(_ view: some View) -> ButtonContent.Style? {
            let host = TestHost(view)
            return host.shownNodes.lazy.compactMap {
                if case .button(let button) = $0.node.value.content { button.style } else { nil }
            }.first
        }
        let menu = Menu("Add") { Button("One") {} }
        #expect(style(menu.menuStyle(.borderedButton)) == .bordered)
        #expect(style(menu.menuStyle(.borderlessButton)) != .bordered)
        #expect(style(menu.menuStyle(.button).buttonStyle(.borderedProminent)) == .prominent)
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("framed")
                    Menu(configuration)
                }
            }
        }
        let host = TestHost(menu.menuStyle(Framed()))
        #expect(host.shownTexts == ["framed", "Add"])
        #expect(try host.offers(of: .button("Add")) == ["One"])
    }

    @Test("a context menu is opened by a secondary click, and is not there without lines or with nil")
    func contextMenu() throws {
        var chosen = 0
        let host = TestHost(Text("Words").contextMenu { Button("Copy") { chosen += 1 } })
        try host.choose("Copy", in: .text("Words"))
        #expect(chosen == 1)
        let menu: ContextMenu<Button<Text>>? = nil
        #expect(try TestHost(Text("Words").contextMenu(menu)).offers(of: .text("Words")).isEmpty)
        let preview = TestHost(
            Text("Words").contextMenu {
                Button("Copy") {}
            } preview: {
                Text("Preview")
            })
        #expect(try preview.offers(of: .text("Words")) == ["Copy"])
        #expect(preview.shownTexts == ["Words"])
    }
}
