import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("How lists look")
struct ListLookTests {
    private func frames<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 600) -> [String] {
        let host = TestHost(view, size: CGSize(width: width, height: height))
        return host.rows.map { row in
            "\(Int(row.frame.minX)),\(Int(row.frame.minY)) \(Int(row.frame.width))x\(Int(row.frame.height))"
                + (row.row.roundsTop ? " top" : "") + (row.row.roundsBottom ? " bottom" : "")
        }
    }

    @Test("a list is rows in boxes, one for each section")
    func boxes() {
        let list = List {
            fixed(20, 20)
            Section {
                fixed(20, 20)
                fixed(20, 60)
                fixed(20, 20)
            } header: {
                fixed(50, 18)
            } footer: {
                fixed(50, 12)
            }
            fixed(20, 20)
            fixed(20, 20)
        }
        #expect(
            frames(list) == [
                "12,18 276x44 top bottom", "12,110 276x44 top", "12,154 276x72", "12,226 276x44 bottom",
                "12,312 276x44 top", "12,356 276x44 bottom",
            ])
    }

    @Test("a wide list stands in the middle")
    func wide() {
        #expect(frames(List { fixed(20, 20) }, width: 1000) == ["180,18 640x44 top bottom"])
        #expect(frames(List { fixed(20, 20) }, width: 600) == ["18,18 564x44 top bottom"])
    }

    @Test("a plain list goes from side to side")
    func plain() {
        #expect(
            frames(
                List {
                    fixed(20, 20); fixed(20, 20)
                }.listStyle(.plain), width: 1000)
                == ["0,0 1000x44", "0,44 1000x44"])
    }

    @Test("lines are between rows only")
    func separators() {
        let host = TestHost(
            List {
                fixed(20, 20); fixed(20, 20); fixed(20, 20)
            })
        let lines = host.outline.split(separator: "\n").filter { $0.contains("276x1]") }
        #expect(lines.count == 2)
        let hidden = TestHost(
            List {
                fixed(20, 20).listRowSeparator(.hidden); fixed(20, 20); fixed(20, 20)
            })
        #expect(hidden.outline.split(separator: "\n").filter { $0.contains("276x1]") }.count == 1)
    }

    @Test("a row that is told to has a line at its upper edge, and at its lower one where the style has none")
    func visibleSeparators() {
        func lines(_ list: some View) -> Int {
            TestHost(list).outline.split(separator: "\n").filter { $0.contains("x1]") }.count
        }
        #expect(
            lines(
                List {
                    fixed(20, 20).listRowSeparator(.visible, edges: .top); fixed(20, 20)
                }) == 2)
        #expect(
            lines(
                List {
                    fixed(20, 20); fixed(20, 20).listRowSeparator(.visible, edges: .top)
                }) == 1)
        #expect(
            lines(
                List {
                    fixed(20, 20); fixed(20, 20).listRowSeparator(.visible, edges: .bottom)
                }) == 2)
        #expect(
            lines(
                List {
                    fixed(20, 20); fixed(20, 20)
                }.listStyle(.sidebar)) == 0)
        #expect(
            lines(
                List {
                    fixed(20, 20).listRowSeparator(.visible); fixed(20, 20)
                }.listStyle(.sidebar)) == 2)
    }

    @Test("a row keeps its content away from its edges, as it is told")
    func insets() {
        let host = TestHost(
            List {
                fixed(20, 20)
                fixed(20, 60).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }.listStyle(.plain), size: CGSize(width: 300, height: 300))
        #expect(host.outline.contains("[12,12 20x20]"))
        #expect(host.outline.contains("[2,45 20x60]"))
        #expect(host.rows.map(\.frame.height) == [44, 64])
    }

    @Test("a row's background lies behind all of it")
    func background() {
        let host = TestHost(
            List { fixed(20, 20).listRowBackground(Color.blue) }.listStyle(.plain),
            size: CGSize(width: 300, height: 300))
        #expect(host.outline.contains("[0,0 300x44]"))
        #expect(host.rows[0].row.background == .clear)
    }

    @Test("row spacing shifts the rows and rounds each")  // asks 13
    func spacing() {
        #expect(
            frames(
                List {
                    fixed(20, 20); fixed(20, 20)
                }.listRowSpacing(10)) == [
                    "12,18 276x44 top bottom", "12,72 276x44 top bottom",
                ])
    }

    @Test("rows are where they are, whether the list scrolls or not")  // asks 23
    func overflow() {
        let short = frames(List(0..<3, rowContent: { _ in fixed(20, 20) }), height: 600)
        let long = frames(List(0..<3, rowContent: { _ in fixed(20, 20) }), height: 100)
        #expect(short.prefix(2) == long.prefix(2))
    }

    @Test("a list takes what it is offered; inside of a scroll view it is as high as its rows")
    func sizes() {
        #expect(LayoutProbe(List { fixed(20, 20) }, width: 200, height: 500).size == CGSize(width: 200, height: 500))
        #expect(LayoutProbe(List { fixed(20, 20) }, width: 200, height: nil).size == CGSize(width: 200, height: 80))
    }

    @Test("a section folds away and unfolds")
    func collapsing() {
        struct Folding: View {
            @State var isExpanded = true
            var body: some View {
                List {
                    Section(isExpanded: $isExpanded) {
                        fixed(20, 20)
                        fixed(20, 20)
                    } header: {
                        fixed(50, 18)
                    }
                    fixed(20, 20).onAppear { isExpanded = false }
                }
            }
        }
        let host = TestHost(Folding())
        #expect(host.rows.count == 1)
    }

    @Test("a badge stands at the end of its row, a chosen row says so to assistive technology")
    func states() {
        let host = TestHost(
            List(selection: .constant(Set([1]))) { ForEach(0..<2, id: \.self) { _ in fixed(20, 20) } })
        #expect(host.rows.map(\.row.isSelected) == [false, true])
        #expect(host.rows.map(\.row.isSelectable) == [true, true])
        #expect(host.surface.nodes[host.rows[1].id]?.value.accessibility.isSelected == true)
    }
}
