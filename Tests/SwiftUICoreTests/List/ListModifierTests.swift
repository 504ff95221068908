import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("What modifiers make of lists")
struct ListModifierTests {
    private func font(of text: String, in host: TestHost<some View>) -> ResolvedFont? {
        host.texts.first { $0.string == text }?.runs.first?.font
    }

    @Test("headers stand out as they are told, for a list and for one section")
    func headerProminence() throws {
        func sections(_ prominence: Prominence) -> some View {
            List {
                Section("Header") { Text("Row") }.headerProminence(prominence)
                Section("Other") { Text("Row") }
            }
        }
        let (usual, strong) = (TestHost(sections(.standard)), TestHost(sections(.increased)))
        let small = try #require(font(of: "Header", in: usual))
        let large = try #require(font(of: "Header", in: strong))
        #expect(large.size > small.size)
        #expect(font(of: "Other", in: strong) == small)
        let list = TestHost(sections(.standard).headerProminence(.increased))
        #expect(font(of: "Other", in: list) == large)
        #expect(font(of: "Header", in: list) == small)
    }

    private func tints<V: View>(of view: V) -> [String] {
        TestHost(view).shownNodes.compactMap { _, node in
            if case .image(let image) = node.value.content { image.tint?.description } else { nil }
        }
    }

    @Test("the icons of labels have the tint of their row, and no other images and no texts")
    func itemTint() {
        let labels = List {
            Label("Red", systemImage: "star").listItemTint(.red)
            Label("Usual", systemImage: "star")
            Label("Blue", systemImage: "star").listItemTint(ListItemTint.fixed(.blue))
            Label("Text", systemImage: "star").listItemTint(.monochrome)
            Label("Around", systemImage: "star").listItemTint(nil as Color?)
            Image(systemName: "star").listItemTint(.red)
        }
        let (red, blue) = ("#FF3B30FF", "#007AFFFF")
        let plain = tints(of: List { Label("Usual", systemImage: "star") })[0]
        #expect(tints(of: labels) == [red, plain, blue, plain, plain, plain])
        #expect(tints(of: labels.listItemTint(.red)) == [red, red, blue, plain, red, plain])
        #expect(tints(of: Label("Outside", systemImage: "star").listItemTint(.red)) == [plain])
    }

    private func tops<V: View>(_ list: V) -> [CGFloat] {
        TestHost(list, size: CGSize(width: 300, height: 900)).rows.map(\.frame.minY)
    }

    @Test("the distance between sections is the list's, or the smaller one of two that say theirs")
    func sectionSpacing() {
        func list(_ second: CGFloat?) -> some View {
            List {
                Section { fixed(20, 20) }
                if let second {
                    Section { fixed(20, 20) }.listSectionSpacing(second)
                } else {
                    Section { fixed(20, 20) }
                }
                Section { fixed(20, 20) }
            }
        }
        #expect(tops(list(nil)) == [18, 86, 154])
        #expect(tops(list(nil).listSectionSpacing(40)) == [18, 102, 186])
        #expect(tops(list(nil).listSectionSpacing(.compact)) == [18, 74, 130])
        #expect(tops(list(nil).listSectionSpacing(.custom(0))) == [18, 62, 106])
        #expect(tops(list(nil).listSectionSpacing(40).listSectionSpacing(.default)) == [18, 102, 186])
        #expect(tops(list(4)) == [18, 66, 114])
        #expect(tops(list(100).listSectionSpacing(10)) == [18, 72, 126])
    }

    @Test("rows alternate where that is wanted, unless a row has a ground of its own")
    func alternating() {
        let list = List {
            fixed(20, 20)
            fixed(20, 20)
            fixed(20, 20)
            fixed(20, 20).listRowBackground(Color.blue)
        }
        func grounds(_ view: some View) -> [Color.Resolved?] { TestHost(view).rows.map { $0.row.background } }
        #expect(grounds(list)[1] == nil)
        let alternating = grounds(list.alternatingRowBackgrounds())
        #expect(alternating[0] == nil && alternating[2] == nil)
        #expect(alternating[1] != nil && alternating[1] != .clear)
        #expect(alternating[3] == .clear)
        #expect(grounds(list.alternatingRowBackgrounds(.enabled).alternatingRowBackgrounds(.disabled))[1] != nil)
        #expect(grounds(list.alternatingRowBackgrounds(.disabled).alternatingRowBackgrounds(.enabled))[1] == nil)
    }

    @Test("the line below a row has the colour that it is told")
    func separatorTint() {
        let host = TestHost(
            List {
                fixed(20, 20).listRowSeparatorTint(.red)
                fixed(20, 20).listRowSeparatorTint(.red, edges: .top)
                fixed(20, 20)
            })
        let lines = host.outline.split(separator: "\n").filter { $0.contains("276x1]") }
        #expect(lines.count == 2)
        #expect(lines[0].contains("#FF3B30FF"))
        #expect(!lines[1].contains("#FF3B30FF"))
    }

    @Test("a header is as high as it must be, and a badge stands out as it is told")
    func minimumHeaderHeight() throws {
        func list(_ height: CGFloat?) -> some View {
            List {
                Section {
                    fixed(20, 20)
                } header: {
                    fixed(50, 18)
                }
            }
            .environment(\.defaultMinListHeaderHeight, height)
        }
        #expect(tops(list(60))[0] - tops(list(nil))[0] == 36)
        func paint(_ prominence: BadgeProminence) -> String? {
            let host = TestHost(List { Text("Row").badge(3).badgeProminence(prominence) })
            return host.texts.first { $0.string == "3" }?.runs.first.map { "\($0.paint)" }
        }
        #expect(paint(.increased) != paint(.standard))
        #expect(paint(.decreased) == paint(.standard))
    }

    @Test("the styles differ in margins and boxes; lines around sections are said to have no effect")
    func styles() {
        func frames(_ list: some View) -> [CGRect] {
            TestHost(list, size: CGSize(width: 300, height: 300)).rows.map(\.frame)
        }
        let list = List { Section { fixed(20, 20) } }
        let boxed = CGRect(x: 12, y: 18, width: 276, height: 44)
        #expect(frames(list.listStyle(.insetGrouped)) == [boxed])
        #expect(frames(list.listStyle(.automatic)) == [boxed])
        #expect(frames(list.listStyle(.grouped))[0].width == 300)
        #expect(frames(list.listStyle(.plain)) == [CGRect(x: 0, y: 0, width: 300, height: 44)])
        #expect(frames(list.listStyle(.bordered)) == [CGRect(x: 0, y: 0, width: 300, height: 44)])
        #expect(frames(list.listStyle(.inset))[0].width == 276)
        #expect(frames(list.listStyle(.sidebar))[0].width == 288)
        let lined = List {
            Section { fixed(20, 20) }.listSectionSeparator(.visible).listSectionSeparatorTint(.red)
        }
        #expect(frames(lined) == [boxed])
    }

    @Test("a row that must not be chosen takes no choice, one that must not be moved stays")
    func disabling() throws {
        struct Rows: View {
            @State private var names = ["one", "two", "three"]
            @State private var chosen: String?
            var body: some View {
                List(selection: $chosen) {
                    ForEach(names, id: \.self) { name in
                        Text(name).selectionDisabled(name == "two").moveDisabled(name == "three")
                            .deleteDisabled(name == "one")
                    }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                Text("chosen: \(chosen ?? "none")")
            }
        }
        let host = TestHost(Rows())
        #expect(throws: ActionFailure.self) { try host.select("two") }
        try host.select("three")
        #expect(host.shownTexts.contains("chosen: three"))
        #expect(throws: ActionFailure.self) { try host.reorder("three", before: "one") }
        try host.reorder("two", before: "one")
        #expect(host.shownRows == ["two", "one", "three"])
        #expect(throws: ActionFailure.self) { try host.pressDelete(on: "one") }
        try host.pressDelete(on: "three")
        #expect(host.shownRows == ["two", "one"])
    }
}
