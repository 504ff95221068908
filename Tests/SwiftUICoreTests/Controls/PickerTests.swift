import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Pickers and menus")
struct PickerTests {
    enum Rating: Int, CaseIterable { case one = 1, two, three }

    struct Rate: View {
        @State var rating = Rating.two
        @State var names = ["One", "Two", "Three"]
        var body: some View {
            VStack {
                Picker("Rating", selection: $rating) {
                    ForEach(Rating.allCases, id: \.self) { rating in
                        Text(verbatim: names[rating.rawValue - 1])
                    }
                }
                Text(verbatim: "\(rating)")
                Button("Rename") { names[1] = "Zwei" }
            }
        }
    }

    private func choice<V: View>(_ host: TestHost<V>) throws -> ChoiceContent {
        try #require(
            host.shownNodes.lazy.compactMap {
                if case .choice(let choice) = $0.node.value.content { choice } else { nil }
            }.first)
    }

    private func isButton(_ node: SurfaceNode) -> Bool { if case .button = node.content { true } else { false } }

    @Test("a picker shows the titles of its choices and which one is chosen")
    func showing() throws {
        let host = TestHost(Rate())
        #expect(try choice(host).titles == ["One", "Two", "Three"])
        #expect(try choice(host).selected == 1)
        #expect(host.outline.contains("choice menu \"Two\" label=\"Rating\""))
    }

    @Test("choosing writes the value of the element")
    func choosing() throws {
        let host = TestHost(Rate())
        try host.choose("Three", in: "Rating")
        #expect(host.texts.contains { $0.string == "three" })
        #expect(try choice(host).selected == 2)
    }

    @Test("a title that changes is shown")
    func renaming() throws {
        let host = TestHost(Rate())
        try host.tap(.button("Rename"))
        #expect(try choice(host).titles == ["One", "Zwei", "Three"])
    }

    @Test("choices are told apart by their tags, also where the selection is optional")
    func tags() throws {
        struct Pick: View {
            @State var choice: Int?
            var body: some View {
                Picker("a", selection: $choice) {
                    Text("None").tag(nil as Int?)
                    Text("First").tag(1)
                    Label("Second", systemImage: "star").tag(Optional(2))
                }
            }
        }
        let host = TestHost(Pick())
        #expect(try choice(host).titles == ["None", "First", "Second"])
        #expect(try choice(host).selected == 0)
        try host.choose("First", in: "a")
        #expect(try choice(host).selected == 1)
    }

    @Test("each style has its control")
    func styles() throws {
        func style<S: PickerStyle>(_ style: S) throws -> ChoiceContent.Style {
            try choice(TestHost(Picker("a", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(style))).style
        }
        #expect(try style(.menu) == .menu)
        #expect(try style(.segmented) == .segments)
        #expect(try style(.wheel) == .wheel)
        #expect(try style(.radioGroup) == .radio)
    }

    @Test("segments and wheels do not show the picker's label; they are called by it")
    func labels() {
        func texts<S: PickerStyle>(_ style: S) -> [String] {
            let host = TestHost(Picker("Colour", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(style))
            #expect(host[.role(.choice, "Colour")].exists)
            return host.shownTexts
        }
        #expect(texts(.segmented) == [] && texts(.wheel) == [])
        #expect(texts(.menu) == ["Colour"] && texts(.radioGroup) == ["Colour"])
    }

    @Test("a selection without a choice is said once")
    func invalid() {
        _ = TestHost(Picker("a", selection: .constant(99)) { Text("x").tag(1) })
        #expect(
            Diagnostics.hasSaid(
                "Martlet: Picker: the selection \"99\" is invalid and does not have an associated tag, "
                    + "this will give undefined results."))
    }

    @Test("in a list the choices of an inline picker are rows with a mark")
    func inline() throws {
        struct Pick: View {
            @State var choice = 1
            var body: some View {
                VStack {
                    Picker("a", selection: $choice) {
                        ForEach(1..<4) { number in Text(verbatim: "\(number)").tag(number) }
                    }.pickerStyle(.inline)
                }.environment(\.buttonContext, .row)
            }
        }
        let host = TestHost(Pick())
        let rows = host.shownNodes.filter { isButton($0.node.value) }
        #expect(rows.count == 3)
        #expect(rows.map(\.node.value.accessibility.isSelected) == [true, false, false])
        try host.tap(.role(.button).nth(2))
        #expect(
            host.shownNodes.filter { isButton($0.node.value) }.map(\.node.value.accessibility.isSelected)
                == [false, false, true])
        #expect(host.shownNodes.filter { if case .image = $0.node.value.content { true } else { false } }.count == 1)
    }

    struct Actions: View {
        let events: Events
        @State var isOn = false
        @State var choice = 1
        var body: some View {
            Menu("More") {
                Button("Copy", systemImage: "doc.on.doc") { events.note("copy") }
                Divider()
                Toggle("Bold", isOn: $isOn)
                Menu("Sort") {
                    Picker("Order", selection: $choice) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                }
                Button("Delete", role: .destructive) { events.note("delete") }.disabled(!isOn)
            }
        }
    }

    private func menu<V: View>(_ host: TestHost<V>) throws -> [MenuItemContent] {
        try #require(
            host.shownNodes.lazy.compactMap {
                if case .button(let button) = $0.node.value.content { button.menu } else { nil }
            }.first)
    }

    @Test("the controls of a menu are its lines")
    func lines() throws {
        let events = Events()
        let host = TestHost(Actions(events: events))
        let items = try menu(host)
        #expect(items.map(\.title) == ["Copy", "", "Bold", "Sort", "Delete"])
        #expect(items[0].icon == "doc.on.doc")
        #expect(items[1].kind == .separator)
        #expect(items[4].isDestructive && !items[4].isEnabled)
        guard case .submenu(let inner) = items[3].kind else {
            Issue.record("no submenu")
            return
        }
        #expect(inner.map(\.title) == ["Name", "Date"])
        #expect(inner.map(\.isChecked) == [true, false])
    }

    @Test("choosing a line does what its control does")
    func choosingLines() throws {
        let events = Events()
        let host = TestHost(Actions(events: events))
        try host.choose("Copy", in: "More")
        try host.choose("Bold", in: "More")
        #expect(try menu(host)[2].isChecked)
        #expect(try menu(host)[4].isEnabled)
        try host.choose("Date", in: "More")
        guard case .submenu(let inner) = try menu(host)[3].kind else { return }
        #expect(inner.map(\.isChecked) == [false, true])
        try host.choose("Delete", in: "More")
        #expect(events.list == ["copy", "delete"])
    }

    @Test("a context menu is offered by the view's layer")
    func contextMenu() throws {
        let events = Events()
        let host = TestHost(
            Text(verbatim: "row").contextMenu { Button("Delete") { events.note("delete") } })
        let layer = try #require(
            host.shownNodes.first {
                if case .layer(let layer) = $0.node.value.content { !layer.menu.isEmpty } else { false }
            })
        guard case .layer(let content) = layer.node.value.content else { return }
        #expect(content.menu.map(\.title) == ["Delete"])
        try host.choose("Delete", in: "row")
        #expect(events.list == ["delete"])
    }

    @Test("a context menu may be a value, and where there is none there is no menu")
    func contextMenuValue() throws {
        let events = Events()
        func menus(_ menu: ContextMenu<Button<Text>>?) -> [SurfaceNodeID: [String]] {
            let host = TestHost(Text(verbatim: "row").contextMenu(menu))
            var menus: [SurfaceNodeID: [String]] = [:]
            for shown in host.shownNodes {
                if case .layer(let layer) = shown.node.value.content, !layer.menu.isEmpty {
                    menus[shown.id] = layer.menu.map(\.title)
                }
            }
            return menus
        }
        let menu = ContextMenu { Button("Delete") { events.note("delete") } }
        #expect(Array(menus(menu).values) == [["Delete"]])
        #expect(menus(nil).isEmpty)
    }
}
