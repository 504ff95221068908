import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Rows that are held and moved")
struct RowDragTests {
    final class Model: ObservableObject {
        @Published var names = ["a", "b", "c", "d"]
        var moves: [String] = []
        var flagged: String?
    }

    struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            List {
                ForEach(model.names, id: \.self) { name in
                    Text(verbatim: name)
                        .moveDisabled(name == "d")
                        .swipeActions(edge: .leading) { Button("Flag") { model.flagged = name } }
                }
                .onMove {
                    model.moves.append("\(Array($0)) to \($1)")
                    model.names.move(fromOffsets: $0, toOffset: $1)
                }
                .onDelete { model.names.remove(atOffsets: $0) }
            }
        }
    }

    private let model = Model()

    private func tops(_ host: TestHost<Rows>) -> [CGFloat] { host.rows.map(\.frame.minY) }

    // rows 175, 178, 179
    @Test("a row is moved when it is let go, once, and the others make room before")
    func moving() throws {
        let host = TestHost(Rows(model: model))
        let before = tops(host)
        try host.dragRow(.text("a"), by: CGSize(width: 2, height: 100), lettingGo: false)
        #expect(model.moves.isEmpty)
        #expect(tops(host).map { $0 - before[0] } == [0, 44, 100, 132])
        try host.dragRow(.text("a"), by: CGSize(width: 2, height: 100))
        #expect(model.moves == ["[0] to 3"])
        #expect(model.names == ["b", "c", "a", "d"])
        #expect(tops(host) == before)
        try host.dragRow(.text("a"), by: CGSize(width: 0, height: -60))
        #expect(model.moves.last == "[2] to 1")
        #expect(model.names == ["b", "a", "c", "d"])
    }

    @Test("a row that is let go near its place stays, and one that must not be moved does not follow")
    func staying() throws {
        let host = TestHost(Rows(model: model))
        let before = tops(host)
        try host.dragRow(.text("b"), by: CGSize(width: 0, height: 15))
        try host.dragRow(.text("d"), by: CGSize(width: 0, height: -100))
        #expect(model.moves.isEmpty && tops(host) == before)
    }

    // row 178
    @Test("a row that is pushed aside shows what deletes it, and pushed further it is deleted")
    func deleting() throws {
        let host = TestHost(Rows(model: model))
        try host.swipeRow(.text("b"))
        #expect(host.shownTexts.contains("Delete"))
        try host.tap("Delete")
        #expect(model.names == ["a", "c", "d"])
        #expect(!host.shownTexts.contains("Delete"))
        try host.dragRow(.text("c"), by: CGSize(width: -250, height: 3))
        #expect(model.names == ["a", "d"])
        #expect(model.moves.isEmpty)
    }

    @Test("actions of the leading edge show on the other side, and go when another row is taken")
    func leading() throws {
        let host = TestHost(Rows(model: model))
        try host.swipeRow(.text("b"), revealing: .leading)
        try host.tap("Flag")
        #expect(model.flagged == "b")
        try host.swipeRow(.text("b"), revealing: .leading)
        try host.swipeRow(.text("c"))
        #expect(host.shownTexts.filter { $0 == "Flag" }.isEmpty && host.shownTexts.contains("Delete"))
        try host.dragRow(.text("Delete"), by: CGSize(width: 200, height: 0))
        #expect(!host.shownTexts.contains("Delete"))
    }

    @Test("without a full swipe the actions stay shown and nothing is done")
    func notFull() throws {
        let done = Holder(0)
        let host = TestHost(
            List {
                Text(verbatim: "row").swipeActions(allowsFullSwipe: false) {
                    Button("Remove", role: .destructive) { done.value += 1 }
                }
            })
        try host.dragRow(.text("row"), by: CGSize(width: -280, height: 0))
        #expect(done.value == 0)
        try host.tap("Remove")
        #expect(done.value == 1)
    }

    struct Editing: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                EditButton()
                Rows(model: model)
            }
        }
    }

    // row 178
    @Test("while a list is edited, rows that can be moved have a handle")
    func handles() throws {
        let host = TestHost(Editing(model: model))
        func handles() -> Int { host.outline.components(separatedBy: "line.3.horizontal").count - 1 }
        #expect(handles() == 0)
        try host.tap("Edit")
        #expect(handles() == 3)
        try host.tap("Done")
        #expect(handles() == 0)
    }
}
