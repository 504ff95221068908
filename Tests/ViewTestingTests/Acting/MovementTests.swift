import SwiftUI
import Testing
import ViewTesting

private final class Log: ObservableObject {
    @Published var lines: [String] = []
}

/// Rows 4 to 7 of testing.md §2: movements of the pointer, scrolling, pasting.
@MainActor
@Suite("Movements")
struct MovementTests {
    private let log = Log()

    @Test("a drag goes step by step to where it ends")
    func drag() throws {
        struct Card: View {
            @State private var place = CGSize.zero
            @State private var steps = 0
            var body: some View {
                VStack {
                    Text("Card").gesture(
                        DragGesture()
                            .onChanged { _ in steps += 1 }
                            .onEnded { place = $0.translation })
                    Text("\(Int(place.width)) \(Int(place.height)) \(steps > 5)")
                }
            }
        }
        let host = TestHost(Card())
        try host.drag(.text("Card"), x: 40, y: -20)
        #expect(host.shownTexts.contains("40 -20 true"))
        #expect(throws: ActionFailure.self) { try host.drag(.text("40 -20 true"), x: 1) }
    }

    @Test("a swipe is a quick drag in a direction")
    func swipe() throws {
        let host = TestHost(
            Text("Photo").gesture(
                DragGesture().onEnded { [log] in
                    log.lines.append($0.translation.width < 0 ? "left" : $0.translation.height < 0 ? "up" : "other")
                }))
        try host.swipe(.text("Photo"), .left)
        try host.swipe(.text("Photo"), .up)
        #expect(log.lines == ["left", "up"])
    }

    @Test("a list is scrolled by points and pulled down for fresh content")
    func scrolling() throws {
        let host = TestHost(
            List(0..<100) { Text("Row \($0)") }.refreshable { [log] in log.lines.append("refreshed") },
            size: CGSize(width: 300, height: 300))
        let before = try host[.text("Row 3")].frame
        try host.scroll(y: 50)
        #expect(try host[.text("Row 3")].frame.minY == before.minY - 50)
        #expect(host.miss(.text("Row 0")).description.contains("There is no") == true)
        try host.refresh()
        #expect(throws: ActionFailure.self) { try host.scroll(.text("nowhere"), y: 1) }
    }

    @Test("a miss says of a near name that it is hidden or scrolled away")
    func reasons() throws {
        let host = TestHost(
            ScrollView {
                VStack {
                    Button("Faded") {}.opacity(0)
                    Color.red.frame(height: 900)
                    Button("Below") {}
                }
            })
        let hidden = #expect(throws: ActionFailure.self) { try host.get(.button("Fade")) }
        #expect(hidden?.description.contains("button “Faded”: has a near name; it is hidden") == true)
        let below = #expect(throws: ActionFailure.self) { try host.get(.button("Belo")) }
        #expect(below?.description.contains("it is scrolled out of sight") == true)
    }

    @Test("a text is pasted after what is there, and found by its value")
    func pasting() throws {
        struct Field: View {
            @State private var text = "a"
            var body: some View { TextField("Field", text: $text) }
        }
        let host = TestHost(Field())
        try host.paste("bc", into: .textField("Field"))
        #expect(host.query(.value("abc"))?.role == .textField)
        try host.focus(.textField("Field"))
        #expect(host.query(.focused)?.value == "abc")
        #expect(throws: ActionFailure.self) { try host.focus(.text("none")) }
    }
}
