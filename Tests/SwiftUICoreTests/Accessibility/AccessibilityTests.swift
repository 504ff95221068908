import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    @Test("label, value, hint and identifier are told of the view itself")
    func texts() {
        let host = TestHost(
            Text(verbatim: "5").accessibilityLabel("Rating").accessibilityValue(Text("five")).accessibilityHint("Tap")
                .accessibilityIdentifier("rating"))
        #expect(host.outline.contains("text \"5\" label=\"Rating\" value=\"five\" hint=\"Tap\" id=rating"))
        #expect(!host.outline.contains("layer"))
    }

    @Test("traits, hiding and priority are told")
    func traits() throws {
        let host = TestHost(
            VStack {
                Text(verbatim: "Head").accessibilityAddTraits(.isHeader)
                Text(verbatim: "No").accessibilityHidden(true).accessibilitySortPriority(2)
            })
        #expect(host.outline.contains("text \"Head\" header"))
        #expect(host.outline.contains("text \"No\" hidden"))
        let nodes = host.shownNodes.map(\.node.value.accessibility.sortPriority)
        #expect(nodes.contains(2))
    }

    @Test("the outer modifier has the last word, and a change of text is told")
    func order() {
        struct Named: View {
            let name: String
            var body: some View { Color.red.accessibilityLabel("inner").accessibilityLabel(Text(verbatim: name)) }
        }
        let host = TestHost(Named(name: "a"))
        #expect(host.outline.contains("label=\"a\""))
        host.update(Named(name: "b"))
        #expect(host.outline.contains("label=\"b\""))
    }

    @Test("several views become one element in a layer of its own")
    func combining() {
        let host = TestHost(
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.accessibilityElement(children: .combine).accessibilityLabel("both"))
        #expect(host.outline.contains("layer label=\"both\" combined"))
        let ignored = TestHost(HStack { Text(verbatim: "a") }.accessibilityElement())
        #expect(ignored.outline.contains("layer label=\"\" combined"))
    }

    @Test("a label on several views has a layer, whose frame is theirs")
    func several() {
        let host = TestHost(
            HStack(spacing: 0) {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.accessibilityIdentifier("row"), size: CGSize(width: 14, height: 18))
        #expect(host.outline.contains("layer id=row [0,0 14x18]"))
        #expect(host.outline.contains("text \"b\" [7,0 7x18]"))
    }

    @Test("actions are offered by name and call their closures")
    func actions() throws {
        let events = Events()
        let host = TestHost(
            Text(verbatim: "a").accessibilityAction(named: "First") { events.note("first") }
                .accessibilityAction(.delete) { events.note("delete") }
                .accessibilityAdjustableAction { events.note("\($0)") })
        #expect(host.find { $0.accessibility.actions == ["First", "Delete", "Increment", "Decrement"] } != nil)
        for name in ["Delete", "First", "Decrement"] { try host.performAccessibilityAction(name, on: "a") }
        #expect(events.list == ["delete", "first", "decrement"])
    }

    @Test("a control is called by its label unless the app says otherwise")
    func controls() {
        let host = TestHost(Toggle("Wifi", isOn: .constant(true)).labelsHidden().accessibilityLabel("Network"))
        #expect(host.outline.contains("switching on label=\"Network\""))
    }
}
