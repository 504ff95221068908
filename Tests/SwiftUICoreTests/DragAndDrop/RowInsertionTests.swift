import CoreTransferable
import Foundation
import FoundationGaps
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTesting

private struct Rows: View {
    @State var names: [String]
    @State private var pages: [String] = ["page"]

    var body: some View {
        VStack {
            Text("New").draggable("new")
            List {
                Section("Names") {
                    ForEach(names, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { items, position in
                            names.insert(contentsOf: items, at: position)
                        }
                }
                Section("Pages") {
                    ForEach(pages, id: \.self) { Text($0) }
                        .onInsert(of: [.url]) { position, providers in
                            pages.insert("page of \(providers.count)", at: position)
                        }
                }
            }
        }
    }
}

@MainActor
struct RowInsertionTests {
    private func host(_ names: [String] = ["a", "b", "c"]) -> TestHost<Rows> {
        TestHost(Rows(names: names), size: CGSize(width: 300, height: 500))
    }

    private func names(_ host: TestHost<Rows>) -> [String] { host.shownRows }

    @Test("what is dropped on the upper half of a row comes before it, on the lower half after it")
    func positions() throws {
        let host = host()
        try host.drag(.text("New"), to: .row("b"), at: .top)
        #expect(names(host) == ["a", "new", "b", "c", "page"])
        let other = self.host()
        try other.drag(.text("New"), to: .row("c"), at: .bottom)
        #expect(names(other) == ["a", "b", "c", "new", "page"])
    }

    @Test("each part of a list takes only what it is for")
    func kinds() throws {
        let host = host()
        try host.drop([URL(string: "https://example.com")!], on: .row("page"), at: .top)
        #expect(names(host) == ["a", "b", "c", "page of 1", "page"])
        // Over the pages the names are nearest to text.
        try host.drop(["x"], on: .row("page"))
        #expect(names(host) == ["a", "b", "c", "x", "page of 1", "page"])
    }

    @Test("what nothing in a list takes is not dropped")
    func neither() throws {
        let host = host()
        try host.drop([Data([1])], on: .row("a"))
        #expect(names(host) == ["a", "b", "c", "page"])
    }

    @Test("rows make room where something would be inserted, as long as it is held there")
    func room() throws {
        let host = host()
        let before = try (host.get(.row("a")).frame.minY, host.get(.row("b")).frame.minY)
        try host.drag(.text("New"), to: .row("b"), at: .top, lettingGo: false)
        #expect(try host.get(.row("a")).frame.minY == before.0)
        #expect(try host.get(.row("b")).frame.minY == before.1 + 16)
        try host.carryOn(to: .text("New"))
        #expect(try host.get(.row("b")).frame.minY == before.1)
        host.letGo()
        #expect(names(host) == ["a", "b", "c", "page"])
    }

    @Test("a part without rows takes what is dropped anywhere")
    func empty() throws {
        let host = host([])
        try host.drag(.text("New"), to: .row("page"))
        #expect(names(host) == ["new", "page"])
    }
}
