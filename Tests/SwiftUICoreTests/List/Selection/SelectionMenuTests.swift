import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Menus of what is chosen in a list")
struct SelectionMenuTests {
    private struct Files: View {
        @State private var chosen: Set<String>
        @State private var log: [String] = []
        private let hasAction: Bool

        init(_ chosen: Set<String> = [], hasAction: Bool = true) {
            _chosen = State(initialValue: chosen)
            self.hasAction = hasAction
        }

        var body: some View {
            VStack {
                List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { items in
                        if items.isEmpty {
                            Button("New") { log.append("new") }
                        } else {
                            Button("Delete \(items.count)") { log.append("delete \(items.sorted().joined())") }
                            if items.count == 1 { Button("Rename") { log.append("rename \(items.joined())") } }
                        }
                    } primaryAction: { items in
                        log.append("open \(items.sorted().joined())")
                    }
                Text("chosen: \(chosen.sorted().joined())")
                Text(log.joined(separator: ", "))
            }
        }
    }

    @Test("a secondary click on a chosen row is for all that are chosen, on another row for that one")
    func menus() throws {
        let host = TestHost(Files(["a", "b"]))
        #expect(try host.offers(of: .row("a")) == ["Delete 2"])
        #expect(try host.offers(of: .row("c")) == ["Delete 1", "Rename"])
        try host.choose("Delete 2", in: .row("b"))
        try host.choose("Rename", in: .row("c"))
        #expect(host.shownTexts.contains("delete ab, rename c"))
        #expect(host.shownTexts.contains("chosen: ab"))
    }

    @Test("beside the rows the menu is for none")
    func beside() throws {
        let host = TestHost(Files(["a"]))
        let layer = try #require(
            host.find { if case .layer(let layer) = $0.content { !layer.menu.isEmpty } else { false } })
        guard case .layer(let content)? = host.surface.nodes[layer]?.value.content else { return }
        #expect(content.menu.map(\.title) == ["New"])
        host.perform(.menu(identifier: content.menu[0].identifier), at: layer)
        #expect(host.shownTexts.contains("new"))
    }

    @Test("a double click and Return open what is chosen, and choose the row first if it is not")
    func primary() throws {
        let host = TestHost(Files(["a", "b"]))
        try host.focus(.row("a"))
        host.press(.return)
        #expect(host.shownTexts.contains("open ab"))
        try host.doubleTap(.row("c"))
        #expect(host.shownTexts.contains("open ab, open c"))
        #expect(host.shownTexts.contains("chosen: c"))
        try host.tap(.row("a"))
        #expect(host.shownTexts.contains("open ab, open c"))
    }

    @Test("a menu for another type of choice is not for this list, and a list without a choice has none")
    func otherTypes() throws {
        struct Rows: View {
            @State private var chosen: Int?
            let isChoosing: Bool
            var body: some View {
                Group {
                    if isChoosing {
                        List(0..<2, id: \.self, selection: $chosen) { Text("row \($0)") }
                    } else {
                        List(0..<2, id: \.self) { Text("row \($0)") }
                    }
                }
                .contextMenu(forSelectionType: String.self) { _ in
                    Button("Copy") {}
                } primaryAction: { _ in
                }
            }
        }
        #expect(try TestHost(Rows(isChoosing: true)).offers(of: .text("row 0")) == ["Copy"])
        let host = TestHost(Rows(isChoosing: true))
        #expect(host.rows.allSatisfy { !$0.row.makesMenu && !$0.row.hasPrimaryAction })
        #expect(TestHost(Rows(isChoosing: false)).rows.allSatisfy { !$0.row.makesMenu })
    }

    @Test("what the menu offers is said anew when what it shows changes, and moving and deleting come after it")
    func following() throws {
        struct Rows: View {
            @State private var names = ["a", "b"]
            @State private var chosen: String?
            @State private var isMarked = false
            var body: some View {
                List(selection: $chosen) {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                }
                .contextMenu(forSelectionType: String.self) { _ in
                    Toggle(isMarked ? "Marked" : "Mark", isOn: $isMarked)
                }
            }
        }
        let host = TestHost(Rows())
        #expect(try host.offers(of: .row("a")) == ["Mark", "Delete"])
        try host.choose("Mark", in: .row("a"))
        #expect(try host.offers(of: .row("a")) == ["Marked", "Delete"])
        #expect(try host.offers(of: .row("b")) == ["Marked", "Delete"])
        try host.choose("Delete", in: .row("b"))
        #expect(host.shownRows == ["a"])
    }
}
