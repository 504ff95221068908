import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Labels and groups")
struct GroupTests {
    @Test("a label is an icon and a title")
    func label() {
        let layout = LayoutProbe(Label("Star", systemImage: "star"), width: nil, height: nil)
        #expect(layout.size == CGSize(width: 16 + 6 + 28, height: 18))
    }

    @Test("label styles show the parts that they say")
    func labelStyles() {
        let title = TestHost(Label("Star", systemImage: "star").labelStyle(.titleOnly))
        #expect(title.texts.map(\.string) == ["Star"])
        #expect(!title.outline.contains("image"))
        let icon = TestHost(Label("Add", systemImage: "plus").labelStyle(.iconOnly))
        #expect(icon.texts.isEmpty)
        #expect(icon.outline.contains("image plus label=\"Add\""))
        struct Reversed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    configuration.icon
                }
            }
        }
        let custom = TestHost(Label("Star", systemImage: "star").labelStyle(Reversed()))
        #expect(custom.outline.range(of: "text")!.lowerBound < custom.outline.range(of: "image")!.lowerBound)
    }

    @Test("a label of both parts shows both, in a bar too")
    func titleAndIcon() {
        let host = TestHost(
            Label("Add", systemImage: "plus").labelStyle(.titleAndIcon).environment(\.buttonContext, .bar))
        #expect(host.texts.map(\.string) == ["Add"])
        #expect(host.outline.contains("image plus"))
    }

    @Test("a group that unfolds has the looks of its style, which says whether it is open")
    func disclosureGroupStyle() throws {
        struct Plain: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isExpanded ? "Close" : "Open") { configuration.isExpanded.toggle() }
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
        let host = TestHost(
            VStack { DisclosureGroup("Label") { Text("Inside") }.disclosureGroupStyle(Plain()) })
        #expect(host.shownTexts == ["Open", "Label"])
        try host.tap("Open")
        #expect(host.shownTexts == ["Close", "Label", "Inside"])
    }

    @Test("controls of a group stand beside each other, in a menu below each other, and in the looks of its style")
    func controlGroup() throws {
        func group() -> some View {
            ControlGroup("Edit") {
                Button("Cut") {}
                Button("Copy") {}
            }
        }
        let host = TestHost(group())
        #expect(try host.get(.button("Cut")).frame.maxX <= host.get(.button("Copy")).frame.minX)
        #expect(try TestHost(Menu("More") { group() }).offers(of: .button("More")).contains("Copy"))
        struct Column: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
        }
        let column = TestHost(group().controlGroupStyle(Column()))
        #expect(try column.get(.button("Cut")).frame.maxY <= column.get(.button("Copy")).frame.minY)
    }

    @Test("in a bar a label is its icon, called by its title")
    func labelInBar() {
        let host = TestHost(Label("Add", systemImage: "plus").environment(\.buttonContext, .bar))
        #expect(host.outline.contains("image plus label=\"Add\""))
        #expect(host.texts.isEmpty)
    }

    @Test("labelled content stands at the two sides of a row, and side by side elsewhere")
    func labeledContent() {
        let row = LayoutProbe(
            LabeledContent("Name", value: "Ada").environment(\.buttonContext, .row), width: 200, height: nil)
        #expect(row.frames == ["0,0 28x18", "179,0 21x18"])
        let window = LayoutProbe(LabeledContent("Name", value: "Ada"), width: 200, height: nil)
        #expect(window.size == CGSize(width: 57, height: 18))
    }

    struct Details: View {
        let events: Events
        var body: some View {
            DisclosureGroup("More") {
                let _ = events.note("content")
                Text(verbatim: "inside")
            }
        }
    }

    @Test("a disclosure group makes its content when it is opened")
    func disclosure() throws {
        let events = Events()
        let host = TestHost(Details(events: events))
        #expect(host.texts.map(\.string) == ["More"])
        #expect(events.list.isEmpty)
        try host.tap(.role(.button))
        #expect(host.texts.map(\.string) == ["More", "inside"])
        #expect(host.outline.contains("value=\"Expanded\""))
        try host.tap(.role(.button))
        #expect(host.texts.map(\.string) == ["More"])
    }

    @Test("the owner of a disclosure group opens and closes it")
    func boundDisclosure() throws {
        struct Owner: View {
            @State var isExpanded = true
            var body: some View {
                DisclosureGroup("More", isExpanded: $isExpanded) { Text(verbatim: "inside") }
            }
        }
        let host = TestHost(Owner())
        #expect(host.texts.count == 2)
        try host.tap(.role(.button))
        host.advance(by: 2)
        #expect(host.texts.count == 1)
    }

    @Test("a group box stands around its label and content")
    func groupBox() {
        let layout = LayoutProbe(GroupBox("Title") { Text(verbatim: "ab") }, width: nil, height: nil)
        #expect(layout.size == CGSize(width: 35 + 24, height: 24 + 18 + 8 + 18))
        struct Plain: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let custom = TestHost(GroupBox("Title") { Text(verbatim: "ab") }.groupBoxStyle(Plain()))
        #expect(custom.texts.map(\.string) == ["Title", "ab"])
    }

    @Test("a style keeps its own for what is inside of its content")
    func nested() {
        struct Marked: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text(verbatim: "mark")
                    configuration.content
                }
            }
        }
        let host = TestHost(GroupBox { GroupBox { Text(verbatim: "ab") } }.groupBoxStyle(Marked()))
        #expect(host.texts.map(\.string) == ["mark", "mark", "ab"])
    }

    @Test("a tap is heard, and not while the view is disabled")
    func tap() throws {
        let events = Events()
        let host = TestHost(Text(verbatim: "a").onTapGesture { events.note("tap") })
        try host.tap(.text("a"))
        let disabled = TestHost(Text(verbatim: "a").onTapGesture { events.note("no") }.disabled(true))
        #expect(throws: ActionFailure.self) { try disabled.tap(.text("a")) }
        #expect(events.list == ["tap"])
    }
}
