import SwiftUI
import Testing
import ViewTesting

private final class Log: ObservableObject {
    @Published var lines: [String] = []
}

/// Row 3 of testing.md §2.
@MainActor
@Suite("Pointing")
struct PointingTests {
    private let log = Log()

    private func failure(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing was thrown"
        } catch { return "\(error)" }
    }

    @Test("a control under another view cannot be tapped, and the report names what covers it")
    func covered() throws {
        let host = TestHost(
            ZStack {
                Button("Buy") { [log] in log.lines.append("bought") }
                Color.red.frame(width: 200, height: 200)
            })
        #expect(failure { try host.tap("Buy") }.contains("it is covered by shape"))
        #expect(log.lines == [])
    }

    @Test("a cover that lets events through, or is clear, is in nobody's way")
    func transparent() throws {
        let host = TestHost(
            ZStack {
                Button("Buy") { [log] in log.lines.append("bought") }
                Color.red.frame(width: 200, height: 200).allowsHitTesting(false)
                Color.clear.frame(width: 200, height: 200)
            })
        try host.tap("Buy")
        #expect(log.lines == ["bought"])
    }

    @Test("what is disabled, faded out, or behind a sheet cannot be tapped")
    func unusable() throws {
        let host = TestHost(
            VStack {
                Button("Off") { [log] in log.lines.append("off") }.disabled(true)
                Button("Faded") { [log] in log.lines.append("faded") }.opacity(0)
            }
            .sheet(isPresented: .constant(true)) { Text("Sheet") })
        #expect(failure { try host.tap("Off") }.contains("modal window"))
        let plain = TestHost(
            VStack {
                Button("Off") { [log] in log.lines.append("off") }.disabled(true)
                Button("Faded") { [log] in log.lines.append("faded") }.opacity(0)
            })
        #expect(failure { try plain.tap("Off") }.contains("it is disabled"))
        #expect(failure { try plain.tap("Faded") }.contains("it is hidden"))
        #expect(log.lines == [])
    }

    @Test("taps, double taps, long presses and hovering reach the view that hears of them")
    func gestures() throws {
        let host = TestHost(
            VStack {
                Text("Once").onTapGesture { [log] in log.lines.append("once") }
                Text("Twice").onTapGesture(count: 2) { [log] in log.lines.append("twice") }
                Text("Long").onLongPressGesture { [log] in log.lines.append("long") }
                Text("Over").onHover { [log] in log.lines.append("over \($0)") }
            })
        try host.tap(.text("Once"))
        #expect(failure { try host.tap(.text("Twice")) }.contains("nothing there hears of a click"))
        try host.doubleTap(.text("Twice"))
        try host.longPress(.text("Long"))
        try host.hover(.text("Over"))
        try host.endHover(.text("Over"))
        #expect(log.lines == ["once", "twice", "long", "over true", "over false"])
    }

    @Test("what is scrolled out of sight is tapped after scrolling only")
    func scrolling() throws {
        let host = TestHost(
            ScrollView {
                VStack {
                    ForEach(0..<50) { number in
                        Button("Row \(number)") { [log] in log.lines.append("\(number)") }
                    }
                }
            })
        #expect(failure { try host.tap("Row 40") }.contains("scrolled out of sight"))
        try host.scrollUntilVisible(.button("Row 40"))
        try host.tap("Row 40")
        try host.scrollUntilVisible(.button("Row 0"))
        try host.tap("Row 0")
        #expect(log.lines == ["40", "0"])
    }

    @Test("rows of a list that do not exist yet are scrolled to")
    func lazyRows() throws {
        let host = TestHost(List(0..<1000) { Text("Item \($0)") }, size: CGSize(width: 300, height: 400))
        #expect(host.query(.text("Item 500")) == nil)
        try host.scrollUntilVisible(.text("Item 500"))
        #expect(host[.text("Item 500")].isHittable)
        #expect(throws: ActionFailure.self) { try host.scrollUntilVisible(.text("Item 1000")) }
    }

    @Test("a test may tap what no person could, where it says so")
    func force() throws {
        let host = TestHost(
            ZStack {
                Button("Buy") { [log] in log.lines.append("bought") }
                Color.red
            })
        #expect(throws: ActionFailure.self) { try host.tap("Buy") }
        try host.tap(.button("Buy"), force: true)
        #expect(log.lines == ["bought"])
        #expect(throws: ActionFailure.self) { try host.tap(.text("Nothing"), force: true) }
    }

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                if configuration.isPressed { Text("down") }
            }
        }
    }

    @Test("a button is looked at while it is held down, and pushed when it is let go")
    func hold() throws {
        let host = TestHost(Button("Go") { [log] in log.lines.append("went") }.buttonStyle(Pressed()))
        try host.hold(.role(.button)) {
            #expect(host.shownTexts == ["Go", "down"])
            #expect(log.lines.isEmpty)
        }
        #expect(host.shownTexts == ["Go"] && log.lines == ["went"])
    }

    @Test("what lies beyond the window is not tapped, and the report says so")
    func offScreen() {
        let host = TestHost(Button("Far") { [log] in log.lines.append("far") }.offset(x: 1000))
        #expect(failure { try host.tap("Far") }.contains("it is off screen"))
        #expect(failure { try host.tap(.button("Fa")) }.contains("has a near name; it is off screen"))
        #expect(log.lines == [])
    }

    @Test("a secondary click opens what a view offers, which is chosen from")
    func secondaryClick() throws {
        let host = TestHost(
            VStack {
                Text("Plain")
                Text("Offering").contextMenu {
                    Button("Copy") { [log] in log.lines.append("copied") }
                    Button("Off") {}.disabled(true)
                }
            })
        #expect(try host.secondaryTap(.text("Offering")) == ["Copy", "Off"])
        #expect(try host.offers(of: .text("Offering")) == ["Copy", "Off"])
        try host.choose("Copy", in: .text("Offering"))
        #expect(log.lines == ["copied"])
        #expect(failure { try host.choose("Off", in: .text("Offering")) }.contains("is disabled"))
        #expect(failure { try host.secondaryTap(.text("Plain")) }.contains("nothing there hears of a secondary click"))
    }

    @Test("a secondary click on a row opens the row's menu, which is made then; not where it is disabled or covered")
    func secondaryClickOnRows() throws {
        struct Screen: View {
            @State private var chosen: Set<Int> = []
            var body: some View {
                List(0..<3, id: \.self, selection: $chosen) { Text("Row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { items in
                        Button("Open \(items.sorted().map(String.init).joined())") {}
                    }
            }
        }
        let host = TestHost(Screen())
        #expect(try host.secondaryTap(.text("Row 1")) == ["Open 1"])
        let off = TestHost(Text("Off").contextMenu { Button("Copy") {} }.disabled(true))
        #expect(failure { try off.secondaryTap(.text("Off")) }.contains("it is disabled"))
        let covered = TestHost(
            ZStack {
                Text("Under").contextMenu { Button("Copy") {} }
                Color.red.frame(width: 200, height: 200)
            })
        #expect(failure { try covered.secondaryTap(.text("Under")) }.contains("it is covered"))
    }

    @Test("three clicks are three, and what hears of two hears of two of them")
    func counts() throws {
        let host = TestHost(Text("Spot").onTapGesture(count: 3) { [log] in log.lines.append("three") })
        try host.tap(.text("Spot"), count: 2)
        #expect(log.lines == [])
        try host.tap(.text("Spot"), count: 3)
        #expect(log.lines == ["three"])
    }
}
