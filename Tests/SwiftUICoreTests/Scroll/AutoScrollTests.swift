import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Scrolling at the edges")
struct AutoScrollTests {
    private final class Notes {
        var lines: [String] = []
    }

    private struct Shelf: View {
        let notes: Notes
        var body: some View {
            VStack(spacing: 0) {
                Text("Book").frame(width: 200, height: 50).draggable("book")
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<40, id: \.self) { number in
                            Text("Place \(number)").frame(width: 200, height: 50)
                                .dropDestination(for: String.self) { items, _ in
                                    notes.lines.append("\(number)")
                                    return true
                                }
                        }
                    }
                }
                .frame(width: 200, height: 200)
            }
        }
    }

    private let notes = Notes()

    @Test("what is held near an edge brings more into view, until the end")
    func edges() throws {
        let host = TestHost(Shelf(notes: notes), size: CGSize(width: 200, height: 250))
        try host.drag(.text("Book"), to: .text("Place 3"), at: .bottom, lettingGo: false)
        #expect(host[.text("Place 0")].isVisible)
        host.advance(by: .milliseconds(500))
        #expect(!host[.text("Place 0")].isVisible)
        host.advance(by: .seconds(20))
        #expect(host[.text("Place 39")].isVisible)
        host.letGo()
        #expect(notes.lines == ["39"])
        let frame = try host[.text("Place 39")].frame
        host.advance(by: .seconds(1))
        #expect(try host[.text("Place 39")].frame == frame)
    }

    @Test("what is held in the middle scrolls nothing")
    func middle() throws {
        let host = TestHost(Shelf(notes: notes), size: CGSize(width: 200, height: 250))
        try host.drag(.text("Book"), to: .text("Place 1"), lettingGo: false)
        host.advance(by: .seconds(2))
        #expect(host[.text("Place 0")].isVisible)
    }

    @Test("a test carries to what is out of sight as a person does, by waiting at the edge")
    func further() throws {
        let host = TestHost(Shelf(notes: notes), size: CGSize(width: 200, height: 250))
        try host.drag(.text("Book"), to: .text("Place 17"))
        #expect(notes.lines == ["17"])
    }

    @Test("a row that is moved to an edge goes on as the list scrolls")
    func rows() throws {
        struct Rows: View {
            @State private var names = (0..<60).map { "Row \($0)" }
            var body: some View {
                VStack {
                    List {
                        ForEach(names, id: \.self) { Text($0) }
                            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    }
                    Text("First \(names[0]), at \(names.firstIndex(of: "Row 1") ?? 0)")
                }
            }
        }
        let host = TestHost(Rows(), size: CGSize(width: 300, height: 300))
        let distance = try host[.text(containing: "First")].frame.minY - host[.row("Row 1")].frame.midY - 16
        let row = try host.get(.row("Row 1"))
        try host.dragRow(.text("Row 1"), by: CGSize(width: 0, height: distance), lettingGo: false)
        host.advance(by: .milliseconds(800))
        let start = CGPoint(x: 20, y: 10)
        let end = CGPoint(x: 20, y: 10 + distance)
        host.perform(.drag(DragPhase(phase: .ended, start: start, location: end, time: 0)), at: row.id)
        let text = try #require(host.shownTexts.first { $0.hasPrefix("First") })
        let place = try #require(Int(text.split(separator: " ").last ?? ""))
        #expect(place > 8, "\(text)")
    }
}
