import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Buttons")
struct ButtonTests {
    private func isButton(_ node: SurfaceNode) -> Bool { if case .button = node.content { true } else { false } }

    private func button<V: View>(_ host: TestHost<V>) throws -> ButtonContent {
        let node = try #require(host.shownNodes.first { isButton($0.node.value) })
        guard case .button(let content) = node.node.value.content else { throw Missing() }
        return content
    }

    private struct Missing: Error {}

    @Test("a button is padded by what the surface keeps around its label")
    func chrome() {
        let layout = LayoutProbe(Button("Save") {}, width: nil, height: nil)
        #expect(layout.size == CGSize(width: 48, height: 34))
        #expect(layout.frames == ["10,8 28x18"])
        #expect(LayoutProbe(Button("x") {}, width: nil, height: nil).size.width == 34)
    }

    @Test("pushing a button calls its action")
    func action() throws {
        let events = Events()
        let host = TestHost(Button("Save") { events.note("saved") })
        try host.tap(.role(.button))
        #expect(events.list == ["saved"])
    }

    private struct Counter: View {
        @State var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("an action writes state and the button shows it")
    func state() throws {
        let host = TestHost(Counter())
        try host.tap(.role(.button))
        try host.tap(.role(.button))
        #expect(host.texts.map(\.string) == ["Count 2"])
    }

    @Test("a disabled button does nothing")  // S163
    func disabled() throws {
        let events = Events()
        let host = TestHost(Button("Save") { events.note("saved") }.disabled(true))
        #expect(throws: ActionFailure.self) { try host.tap(.button("Save")) }
        #expect(events.list.isEmpty)
        #expect(host.outline.contains("button bordered disabled"))
    }

    @Test("disabling a view inside of a label greys that view, and the button still fires")
    func disabledLabel() throws {
        let events = Events()
        let host = TestHost(
            Button(action: { events.note("saved") }) {
                HStack {
                    Text(verbatim: "grey").disabled(true)
                    Text(verbatim: "plain")
                }
            })
        let opacities = host.texts.compactMap { $0.runs.first?.paint.representativeColor.opacity }
        #expect(opacities.count == 2 && opacities[0] < opacities[1])
        try host.tap(.role(.button))
        #expect(events.list == ["saved"])
    }

    @Test("the automatic style is what is usual where the button is")
    func contexts() throws {
        #expect(try button(TestHost(Button("a") {})).style == .bordered)
        #expect(try button(TestHost(Button("a") {}.environment(\.buttonContext, .bar))).style == .flat)
        #expect(try button(TestHost(Button("a") {}.environment(\.buttonContext, .row))).style == .row)
    }

    @Test("in a window, a label that draws a button of its own has no border around it, unless the app asks for one")
    func ownLook() throws {
        let label = Text(verbatim: "Go").padding().background(Color.blue)
        #expect(try button(TestHost(Button(action: {}) { label })).style == .link)
        #expect(try button(TestHost(Button(action: {}) { label }.buttonStyle(.bordered))).style == .bordered)
        #expect(try button(TestHost(Button(action: {}) { Capsule().stroke() })).style == .link)
        #expect(try button(TestHost(Button(action: {}) { Text("Go").background(Color.clear) })).style == .bordered)
        #expect(try button(TestHost(Button("Add", systemImage: "plus") {})).style == .bordered)
    }

    @Test("in a window, a button that the app colours or draws something around has no border, unless it asks for one")
    func framed() throws {
        let plain = Button("Go") {}
        #expect(try button(TestHost(plain.padding().background(Color.blue))).style == .link)
        #expect(try button(TestHost(plain.frame(width: 90).overlay(Capsule().stroke(.blue)))).style == .link)
        #expect(try button(TestHost(plain.foregroundStyle(.white))).style == .link)
        #expect(try button(TestHost(Button(action: {}) { Text("Go").foregroundColor(.red) })).style == .link)
        #expect(try button(TestHost(Button(action: {}) { Image(systemName: "plus").font(.largeTitle) })).style == .link)
        #expect(try button(TestHost(plain.disabled(true))).style == .bordered)
        #expect(try button(TestHost(plain.background(Color.clear))).style == .bordered)
        #expect(try button(TestHost(VStack { plain }.background(Color.blue))).style == .bordered)
        #expect(try button(TestHost(plain.buttonStyle(.bordered).background(Color.blue))).style == .bordered)
    }

    @Test("a prominent button has the tint that the app gave it")
    func tint() throws {
        #expect(try button(TestHost(Button("Go") {}.buttonStyle(.borderedProminent))).tint == nil)
        let tinted = Button("Go") {}.buttonStyle(.borderedProminent).tint(Color(red: 1, green: 0.5, blue: 0))
        #expect(try button(TestHost(tinted)).tint?.green == 0.5)
        let deleting = Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent).tint(.green)
        #expect(try button(TestHost(deleting)).tint == nil)
    }

    @Test("a row button is as wide as the row")
    func row() {
        let layout = LayoutProbe(Button("ab") {}.environment(\.buttonContext, .row), width: 200, height: nil)
        #expect(layout.size.width == 200)
        #expect(layout.frames.first?.hasPrefix("0,") == true)
    }

    @Test("each of the platform's styles has its look")
    func looks() throws {
        #expect(try button(TestHost(Button("a") {}.buttonStyle(.bordered))).style == .bordered)
        #expect(try button(TestHost(Button("a") {}.buttonStyle(.borderedProminent))).style == .prominent)
        #expect(try button(TestHost(Button("a") {}.buttonStyle(.borderless))).style == .link)
        #expect(try button(TestHost(Button("a") {}.buttonStyle(.plain))).style == .plain)
        #expect(try button(TestHost(Button("a") {}.buttonStyle(.link))).style == .link)
        #expect(try button(TestHost(Button("a") {}.buttonBorderShape(.circle))).isCircular)
    }

    @Test("a destructive button says so")
    func role() throws {
        let host = TestHost(Button("Delete", role: .destructive) {}.buttonStyle(.plain))
        #expect(try button(host).isDestructive)
        #expect(host.outline.contains("destructive"))
    }

    @Test("shortcuts, default and cancel keys and help are the button's")
    func keys() throws {
        let save = try button(TestHost(Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])))
        #expect(save.shortcut == Shortcut(key: "s", control: true, shift: true))
        #expect(try button(TestHost(Button("OK") {}.keyboardShortcut(.defaultAction))).isDefault)
        #expect(try button(TestHost(Button("No") {}.keyboardShortcut(.cancelAction))).isCancel)
        let help = TestHost(Button("OK") {}.help("Says yes"))
        #expect(try button(help).toolTip == "Says yes")
        #expect(help.outline.contains("hint=\"Says yes\""))
    }

    private struct Pressing: ButtonStyle {
        let events: Events
        func makeBody(configuration: Configuration) -> some View {
            let _ = events.note("body \(configuration.isPressed) \(configuration.role == .destructive)")
            configuration.label.foregroundColor(configuration.isPressed ? .red : .green)
        }
    }

    @Test("a style of one's own gets label, role and whether the button is held down")
    func customStyle() throws {
        let events = Events()
        let host = TestHost(
            Button("Go", role: .destructive) { events.note("went") }.buttonStyle(Pressing(events: events)))
        #expect(host.texts.map(\.string) == ["Go"])
        #expect(try button(host).reportsPress)
        try host.hold(.button("Go")) {
            #expect(host.texts.first?.runs.first?.paint == Color.red.paint(in: PaintContext()))
        }
        #expect(events.list == ["body false true", "body true true", "body false true", "went"])
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration).buttonStyle(.bordered)
                configuration.label.onTapGesture { configuration.trigger() }
            }
        }
    }

    @Test("a primitive style says itself what pushes the button")
    func primitiveStyle() throws {
        let events = Events()
        let host = TestHost(Button("Go") { events.note("went") }.buttonStyle(Twice()))
        #expect(host.texts.map(\.string) == ["Go", "Go"])
        try host.tap(.role(.button))
        try host.tap(.text("Go").nth(1))
        #expect(events.list == ["went", "went"])
    }

    private struct Parent: View {
        @State var count = 0
        let events: Events
        var body: some View {
            VStack {
                Text(verbatim: "\(count)")
                Button("Add") { count += 1 }.buttonStyle(Pressing(events: events))
            }
        }
    }

    @Test("a style's body is not evaluated again when only the action is another one")
    func styleBodies() throws {
        let events = Events()
        let host = TestHost(Parent(events: events))
        try host.tap(.role(.button))
        #expect(host.texts.first?.string == "1")
        #expect(events.list == ["body false false"])
    }

    @Test("several views in a label stand beside each other")
    func rowLabel() {
        let layout = LayoutProbe(
            Button(action: {}) {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }.buttonStyle(.plain), width: nil, height: nil)
        #expect(layout.size == CGSize(width: 22, height: 18))
    }

    @Test("a link opens its address, by the app or by the desktop")
    func link() throws {
        let url = try #require(URL(string: "https://example.org"))
        let host = TestHost(Link("Read", destination: url))
        try host.tap(.role(.button))
        #expect(host.surface.openedURLs == [url])
        let events = Events()
        let own = TestHost(
            Link("Read", destination: url).environment(
                \.openURL,
                OpenURLAction { url in
                    MainActor.assumeIsolated { events.note(url.host ?? "") }
                    return .handled
                }))
        try own.tap(.button("Read"))
        #expect(events.list == ["example.org"])
        #expect(own.surface.openedURLs.isEmpty)
    }
}
