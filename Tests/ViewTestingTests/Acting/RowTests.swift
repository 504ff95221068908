import SwiftUI
import Testing
import ViewTesting

private struct Mail: View {
    @State private var letters = ["One", "Two", "Three", "Four"]
    @State private var log: [String] = []

    var body: some View {
        VStack {
            Text("Log: \(log.joined(separator: " "))")
            List {
                ForEach(letters, id: \.self) { letter in
                    Text(letter)
                        .swipeActions(edge: .leading) { Button("Read") { log.append("read \(letter)") } }
                        .swipeActions(edge: .trailing) {
                            Button("Archive") {
                                log.append("archived \(letter)")
                                letters.removeAll { $0 == letter }
                            }
                            Button("Flag") { log.append("flagged \(letter)") }
                        }
                }
                .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}

/// Rows 5 to 7 of testing.md §2: rows that are pushed aside, taken elsewhere, scrolled to.
@MainActor
@Suite("Rows under the pointer")
struct RowTests {
    private let host = TestHost(Mail(), size: CGSize(width: 400, height: 500))

    @Test("a row is pushed aside in either direction, and what it offers then is tapped")
    func swiping() throws {
        try host.swipeRow(.text("Two"), revealing: .leading)
        try host.tap("Read")
        #expect(host.shownTexts.contains("Log: read Two"))
        try host.swipeRow(.text("Two"))
        try host.tap("Flag")
        #expect(host.shownTexts.contains("Log: read Two flagged Two"))
    }

    @Test("a row that is pushed all the way does the first action")
    func fullSwipe() throws {
        try host.dragRow(.text("Three"), by: CGSize(width: -390, height: 0))
        #expect(host.shownTexts.contains("Log: archived Three"))
        #expect(host.shownRows == ["One", "Two", "Four"])
    }

    @Test("a row is dragged to another place")
    func dragging() throws {
        let height = try host[.row("One")].frame.height
        try host.dragRow(.text("One"), by: CGSize(width: 0, height: height * 2.2))
        #expect(host.shownRows.firstIndex(of: "One") == 2)
    }

    @Test("what is in no row cannot be pushed aside, dragged or deleted")
    func failures() {
        #expect(throws: ActionFailure.self) { try host.swipeRow(.text("Log: ")) }
        #expect(throws: ActionFailure.self) { try host.dragRow(.text("Nothing"), by: .zero) }
        #expect(throws: ActionFailure.self) { try host.pressDelete(on: "One") }
    }

    @Test("a button of the app scrolls to a row that does not exist yet")
    func reader() throws {
        let host = TestHost(
            ScrollViewReader { reader in
                VStack {
                    Button("Jump") { reader.scrollTo(400, anchor: .top) }
                    List(0..<500, id: \.self) { Text("Row \($0)") }
                }
            }, size: CGSize(width: 300, height: 400))
        #expect(host.query(.text("Row 400")) == nil)
        try host.tap("Jump")
        #expect(host[.text("Row 400")].isHittable)
    }
}
