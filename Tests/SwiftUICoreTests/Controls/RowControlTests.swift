import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Controls in lists and forms")
struct RowControlTests {
    private func isRow(_ node: SurfaceNode) -> Bool { if case .row = node.content { true } else { false } }
    private func isButton(_ node: SurfaceNode) -> Bool { if case .button = node.content { true } else { false } }

    private func rows<V: View>(_ host: TestHost<V>) -> [(id: SurfaceNodeID, content: RowContent)] {
        host.shownNodes.compactMap { if case .row(let row) = $0.node.value.content { ($0.id, row) } else { nil } }
    }

    @Test("a button that is alone in its row is the row")
    func alone() throws {
        let events = Events()
        let host = TestHost(List { Button("Add") { events.note("added") } })
        #expect(host.find(isButton) == nil)
        let row = try #require(rows(host).first)
        #expect(row.content.isActivatable)
        try host.tap(.row("Add"))
        #expect(events.list == ["added"])
        let disabled = TestHost(List { Button("Add") { events.note("no") }.disabled(true) })
        #expect(rows(disabled).first?.content.isActivatable == false)
    }

    @Test("buttons beside each other in a row are buttons")
    func several() throws {
        let events = Events()
        let host = TestHost(
            List {
                HStack {
                    Button("A") { events.note("a") }.buttonStyle(.borderless)
                    Button("B") { events.note("b") }
                }
            })
        let buttons = host.shownNodes.filter { isButton($0.node.value) }
        #expect(buttons.count == 2)
        try host.tap(.button("A"))
        try host.tap(.button("B"))
        #expect(events.list == ["a", "b"])
    }

    @Test("activating the row of a toggle switches it")
    func toggle() throws {
        struct Settings: View {
            @State var isOn = false
            var body: some View { Form { Toggle("Wifi", isOn: $isOn) } }
        }
        let host = TestHost(Settings())
        try host.tap(.text("Wifi"))
        #expect(host.outline.contains("switching on"))
    }

    @Test("in a form a picker is a row with its label and the choice")
    func picker() {
        let host = TestHost(
            Form { Picker("Rating", selection: .constant(1)) { Text("Good").tag(1) } },
            size: CGSize(width: 300, height: 200))
        #expect(host.texts.map(\.string) == ["Rating"])
        #expect(host.outline.contains("choice menu \"Good\" label=\"Rating\""))
    }

    @Test("the choices of an inline picker are rows, of which one is marked")
    func inline() throws {
        struct Pick: View {
            @State var choice = 1
            var body: some View {
                Form {
                    Picker("Size", selection: $choice) {
                        ForEach(1..<4) { number in Text(verbatim: "\(number)") }
                    }.pickerStyle(.inline)
                }
            }
        }
        let host = TestHost(Pick(), size: CGSize(width: 300, height: 400))
        try #require(rows(host).count == 4)
        try host.tap(.text("3"))
        let marks = host.shownNodes.filter { if case .image = $0.node.value.content { true } else { false } }
        #expect(marks.count == 1)
        #expect(host.texts.map(\.string) == ["Size", "1", "2", "3"])
    }

    @Test("a picker as a navigation link shows the choice and leads to all of them; choosing goes back")
    func link() throws {
        struct Pick: View {
            @State var choice = 1
            var body: some View {
                NavigationStack {
                    Form {
                        Picker("Size", selection: $choice) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }.pickerStyle(.navigationLink)
                    }
                }
            }
        }
        let host = TestHost(Pick(), size: CGSize(width: 300, height: 400))
        #expect(host.texts.map(\.string).contains("Small"))
        try host.tap(.text("Size"))
        #expect(host.texts.map(\.string).contains("Large"))
        try host.tap(.text("Large"))
        #expect(host.texts.map(\.string).contains("Large"))
        #expect(!host.texts.map(\.string).contains("Small"))
    }

    @Test("a row offers the context menu of its view")
    func contextMenu() throws {
        let events = Events()
        let host = TestHost(
            List {
                Text(verbatim: "row").contextMenu { Button("Copy") { events.note("copy") } }
            })
        let row = try #require(rows(host).first)
        #expect(row.content.menu.map(\.title) == ["Copy"])
        try host.choose("Copy", in: "row")
        #expect(events.list == ["copy"])
    }

    @Test("a disclosure group in a list shows and hides rows")
    func disclosure() throws {
        let host = TestHost(
            List {
                DisclosureGroup("More") {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
            }, size: CGSize(width: 300, height: 400))
        #expect(rows(host).count == 1)
        try host.tap(.role(.button))
        #expect(rows(host).count == 3)
    }
}
