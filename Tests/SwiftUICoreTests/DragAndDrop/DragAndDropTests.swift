import CoreTransferable
import Foundation
import FoundationGaps
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTesting

extension UTType {
    fileprivate static let card = UTType(exportedAs: "com.example.card")
}

private struct Card: Codable, Transferable, Identifiable, Equatable {
    var id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.title)
    }
}

/// What happened, in order.
@MainActor
private final class Notes {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

private struct Board: View {
    let notes: Notes
    var isEnabled = true
    @State private var done: [Card] = []
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 20) {
            Text("Write").frame(width: 100, height: 40).draggable(Card(id: 1, title: "Write"))
            Text("Address").frame(width: 100, height: 40).draggable(URL(string: "https://example.com")!)
            Text(isTargeted ? "Let go" : "Done: \(done.map(\.title).joined())")
                .frame(width: 200, height: 100)
                .dropDestination(for: Card.self) { items, location in
                    notes.note("dropped \(items.map(\.id)) at \(Int(location.x)),\(Int(location.y))")
                    done += items
                    return true
                } isTargeted: {
                    notes.note("targeted \($0)")
                    isTargeted = $0
                }
                .disabled(!isEnabled)
        }
    }
}

@MainActor
struct DragAndDropTests {
    private let notes = Notes()

    @Test("what is dragged comes over a destination and is dropped there, as a value")
    func drop() throws {
        let host = TestHost(Board(notes: notes))
        try host.drag(.text("Write"), to: .text(containing: "Done"))
        #expect(notes.lines == ["targeted true", "targeted false", "dropped [1] at 100,50"])
        #expect(host.shownTexts.contains("Done: Write"))
    }

    @Test("a destination is targeted while it is under the pointer, and told when the pointer leaves")
    func targeting() throws {
        let host = TestHost(Board(notes: notes))
        try host.drag(.text("Write"), to: .text(containing: "Done"), lettingGo: false)
        #expect(host.dropOperation == .copy)
        #expect(host.shownTexts.contains("Let go"))
        try host.carryOn(to: .text("Write"))
        #expect(host.dropOperation == nil)
        #expect(host.shownTexts.contains("Done: "))
        host.letGo()
        #expect(notes.lines == ["targeted true", "targeted false"])
    }

    @Test("a drag that is given up over a destination drops nothing")
    func cancelling() throws {
        let host = TestHost(Board(notes: notes))
        try host.drag(.text("Write"), to: .text(containing: "Done"), lettingGo: false)
        host.cancelDrag()
        #expect(notes.lines == ["targeted true", "targeted false"])
    }

    @Test("a destination hears nothing of values that it does not take")
    func otherType() throws {
        let host = TestHost(Board(notes: notes))
        try host.drag(.text("Address"), to: .text(containing: "Done"))
        #expect(notes.lines.isEmpty)
    }

    @Test("a disabled destination takes nothing")
    func disabled() throws {
        let host = TestHost(Board(notes: notes, isEnabled: false))
        try host.drag(.text("Write"), to: .text(containing: "Done"))
        #expect(notes.lines.isEmpty)
    }

    @Test("what another program drags is dropped, several values at once")
    func fromOutside() throws {
        let host = TestHost(Board(notes: notes))
        try host.drop(
            [Card(id: 7, title: "a"), Card(id: 8, title: "b")], on: .text(containing: "Done"), at: .topLeading)
        #expect(notes.lines.map { String($0.prefix(14)) } == ["targeted true", "targeted false", "dropped [7, 8]"])
    }

    @Test("data that cannot be read are not dropped")
    func unreadable() throws {
        let host = TestHost(Board(notes: notes))
        let item = NSItemProvider(item: Data("no card".utf8), typeIdentifier: "com.example.card")
        try host.drop([item], on: .text(containing: "Done"))
        #expect(notes.lines == ["targeted true", "targeted false"])
    }

    @Test("the value is made when the drag begins, with what the view has then")
    func payload() throws {
        struct Counter: View {
            let notes: Notes
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count") { count += 1 }
                    Text("Source").draggable("\(count)")
                    Text("Target").frame(width: 100, height: 50).dropDestination(for: String.self) { items, _ in
                        notes.note(items.joined())
                        return true
                    }
                }
            }
        }
        let host = TestHost(Counter(notes: notes))
        try host.tap("Count")
        try host.drag(.text("Source"), to: .text("Target"))
        #expect(notes.lines == ["1"])
    }

    @Test("of destinations inside of each other the innermost that takes the value gets it")
    func nested() throws {
        struct Nested: View {
            let notes: Notes
            var body: some View {
                VStack(spacing: 10) {
                    Text("Words").draggable("w")
                    Text("Page").draggable(URL(string: "https://example.com")!)
                    VStack {
                        Text("Inner").frame(width: 120, height: 60)
                            .dropDestination(for: URL.self) { _, _ in
                                notes.note("inner")
                                return true
                            }
                    }
                    .padding(20)
                    .dropDestination(for: String.self) { _, _ in
                        notes.note("outer")
                        return true
                    }
                }
            }
        }
        let host = TestHost(Nested(notes: notes))
        try host.drag(.text("Page"), to: .text("Inner"))
        try host.drag(.text("Words"), to: .text("Inner"))
        #expect(notes.lines == ["inner", "outer"])
    }

    @Test("a destination that is scrolled out of sight gets nothing")
    func scrolled() throws {
        struct Scrolling: View {
            let notes: Notes
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) {
                            Text("Top").frame(height: 100)
                            Color.red.frame(height: 100).accessibilityLabel("Red").dropDestination(for: String.self) {
                                _, _ in
                                notes.note("dropped")
                                return true
                            }
                        }
                    }
                    .frame(height: 100)
                    Text("Below").frame(width: 100, height: 100).draggable("x")
                }
            }
        }
        let host = TestHost(Scrolling(notes: notes), size: CGSize(width: 200, height: 200))
        try host.drop(["y"], on: .text("Below"))
        #expect(notes.lines.isEmpty)
        try host.scroll(y: 100)
        try host.drop(["y"], on: .label("Red"))
        #expect(notes.lines == ["dropped"])
    }

    @Test("a tap on what can be dragged is a tap, and the button inside is pushed")
    func taps() throws {
        struct Tapped: View {
            let notes: Notes
            var body: some View {
                VStack {
                    Button("Push") { notes.note("pushed") }.draggable("x")
                    Text("Tap").onTapGesture { notes.note("tapped") }.draggable("y")
                }
            }
        }
        let host = TestHost(Tapped(notes: notes))
        try host.tap("Push")
        try host.tap("Tap")
        #expect(notes.lines == ["pushed", "tapped"])
    }

    @Test("a sheet in front keeps the window behind it from getting anything")
    func behindSheet() throws {
        struct Presenting: View {
            let notes: Notes
            @State private var isPresented = false
            var body: some View {
                VStack {
                    Button("Show") { isPresented = true }
                    Text("Target").frame(width: 100, height: 100).dropDestination(for: String.self) { _, _ in
                        notes.note("dropped")
                        return true
                    }
                }
                .sheet(isPresented: $isPresented) { Text("Sheet") }
            }
        }
        let host = TestHost(Presenting(notes: notes))
        try host.tap("Show")
        let window = try #require(host.surface.windows.first)
        let request = DropRequest(.moved, at: CGPoint(x: 150, y: 170), items: [NSItemProvider(object: "x" as NSString)])
        host.surface.send(.drop(request), to: window)
        #expect(request.operation == nil)
        #expect(notes.lines.isEmpty)
    }
}
