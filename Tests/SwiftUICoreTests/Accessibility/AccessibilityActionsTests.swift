import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("What assistive technology meets instead")
struct AccessibilityActionsTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func element(_ host: TestHost<some View>, _ name: String) throws -> (SurfaceNodeID, AccessibilityContent) {
        let id = try host.get(.named(name)).id
        return (id, try #require(host.surface.nodes[id]).value.accessibility)
    }

    @Test("the buttons of a group are actions after those that were there, and disabled ones are none")
    func actions() throws {
        let host = TestHost(
            Text("Mail")
                .accessibilityAction(named: "Read") { log.lines.append("read") }
                .accessibilityActions {
                    Button("Reply") { log.lines.append("reply") }
                    Button("Forward") { log.lines.append("forward") }.disabled(true)
                    Button("Archive") { log.lines.append("archive") }
                }
                .accessibilityAction {
                    log.lines.append("flag")
                } label: {
                    Label("Flag", systemImage: "flag")
                })
        let (id, accessibility) = try element(host, "Mail")
        #expect(accessibility.actions == ["Read", "Reply", "Archive", "Flag"])
        for index in 0..<4 { host.perform(.accessibilityAction(index), at: id) }
        #expect(log.lines == ["read", "reply", "archive", "flag"])
    }

    @Test("a representation is met in the place of the view, and is not seen")
    func representation() throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                Text(isOn ? "drawn on" : "drawn off")
                    .accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
            }
        }
        let host = TestHost(Switch())
        #expect(host.accessibilityOutline.contains("“Light”"))
        #expect(!host.accessibilityOutline.contains("drawn"))
        let toggle = try #require(host.find { if case .toggle = $0.content { true } else { false } })
        host.perform(.toggle(true), at: toggle)
        #expect(host.outline.contains("drawn on"))
    }

    @Test("children of an element are met inside of it")
    func children() {
        let host = TestHost(
            Rectangle().frame(width: 100, height: 100)
                .accessibilityChildren {
                    Text("first")
                    Text("second")
                }
                .accessibilityLabel("Chart"))
        #expect(host.accessibilityOutline.contains("“Chart”\n"))
        #expect(host.accessibilityOutline.contains("“first”"))
    }

    @Test("what more there is to say comes after the hint; nothing is said for nil")
    func customContent() throws {
        let key = AccessibilityCustomContentKey("Age")
        let host = TestHost(
            Text("Cat").accessibilityHint("Opens").accessibilityCustomContent("Color", "black")
                .accessibilityCustomContent(key, Text("3"), importance: .high)
                .accessibilityCustomContent(key, nil as Text?))
        #expect(try element(host, "Cat").1.hint == "Opens, Color: black, Age: 3")
    }

    @Test("assistive technology is where the keyboard is, and can be sent there")
    func focusState() throws {
        struct Form: View {
            @AccessibilityFocusState private var isAtName: Bool
            @AccessibilityFocusState(for: .voiceOver) private var field: String?
            @FocusState private var isFocused: Bool
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                        .accessibilityFocused($isAtName).accessibilityFocused($field, equals: "name")
                        .focused($isFocused)
                    Button("Go") { field = "name" }
                    Text("\(isAtName ? "at" : "not at") \(field ?? "nothing") \(isFocused ? "focused" : "idle")")
                }
            }
        }
        let host = TestHost(Form())
        #expect(host.find("not at nothing idle") != nil)
        try host.tap("Go")
        #expect(host.find("at name focused") != nil)
        try host.focus(.named("Go"))
        #expect(host.find("not at nothing idle") != nil)
    }
}
