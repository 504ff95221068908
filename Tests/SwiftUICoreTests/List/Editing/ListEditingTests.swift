import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Choosing and editing rows")
struct ListEditingTests {
    final class Model: ObservableObject {
        @Published var elements = Element.many(1000)
        @Published var one: Int?
        @Published var several: Set<Int> = []
    }

    struct Single: View {
        @ObservedObject var model: Model
        var body: some View { List(model.elements, selection: $model.one) { _ in fixed(20, 20) } }
    }

    struct Multiple: View {
        @ObservedObject var model: Model
        var body: some View {
            List(selection: $model.several) {
                ForEach(model.elements) { element in
                    fixed(20, 20).deleteDisabled(element.id == 2).selectionDisabled(element.id == 3)
                }
                .onDelete { model.elements.remove(atOffsets: $0) }
            }
        }
    }

    private let chosen = ViewQuery.role(.row).filter("that is chosen") { $0.isSelected }

    private func select<V: View>(
        _ index: Int, in host: TestHost<V>, extending: Bool = false, toggling: Bool = false
    ) throws {
        let frame = host.rows[index].frame
        try host.select(.role(.row).filter("there") { $0.frame == frame }, adding: toggling, extending: extending)
    }

    @Test("a click chooses one row, and only the two rows that change are told")
    func single() throws {
        let model = Model()
        let host = TestHost(Single(model: model))
        try select(2, in: host)
        #expect(model.one == 2)
        let updates = host.host.counters.surfaceUpdates
        try select(4, in: host)
        #expect(model.one == 4)
        #expect(host.rows.filter(\.row.isSelected).count == 1)
        #expect(host.host.counters.surfaceUpdates - updates == 2)
        try select(4, in: host, toggling: true)
        #expect(model.one == nil)
    }

    @Test("shift and control choose several rows")  // asks 12
    func several() throws {
        let model = Model()
        let host = TestHost(Multiple(model: model))
        try select(1, in: host)
        try select(4, in: host, toggling: true)
        #expect(model.several == [1, 4])
        try select(5, in: host, extending: true)
        #expect(model.several == [4, 5])
        try select(1, in: host)
        host.scroll(to: 44 * 500)
        let far = host.rows.first { $0.frame.minY >= 0 }!
        try host.select(.role(.row).filter("far down") { $0.frame == far.frame }, extending: true)
        #expect(model.several.count >= 499 && model.several.count <= 501)
        #expect(model.several.contains(250))
        host.scroll(to: 0)
        #expect(throws: ActionFailure.self) { try select(3, in: host) }
        // A surface may have sent a click before it was told that the row cannot be chosen.
        host.perform(.selectRow(extending: false, toggling: false), at: host.rows[3].id)
        #expect(!model.several.isEmpty && model.several.count > 100)
    }

    @Test("the arrow keys move the choice and keep it in sight")
    func keys() throws {
        let model = Model()
        let host = TestHost(Single(model: model))
        try select(1, in: host)
        for _ in 0..<20 {
            try host.focus(chosen)
            host.press(.downArrow)
        }
        #expect(model.one == 21)
        #expect(host.rows.first(where: \.row.isSelected).map { $0.frame.maxY <= 300 && $0.frame.minY >= 0 } == true)
    }

    @Test("the Delete key and the context menu delete a row, and not one that may not be deleted")
    func deleting() throws {
        let model = Model()
        let host = TestHost(Multiple(model: model))
        #expect(host.rows[1].row.isDeletable && !host.rows[2].row.isDeletable)
        #expect(host.rows[1].row.menu.map(\.title) == ["Delete"] && host.rows[2].row.menu.isEmpty)
        #expect(throws: ActionFailure.self) { try host.pressDelete(on: .role(.row).nth(2)) }
        #expect(model.elements.count == 1000)
        try host.pressDelete(on: .role(.row).nth(1))
        #expect(model.elements.prefix(2).map(\.id) == [0, 2])
        try host.choose("Delete", in: .role(.row).nth(0))
        #expect(model.elements.first?.id == 2)
        model.several = [4, 5]
        host.settle()
        try host.pressDelete(on: chosen)
        #expect(model.elements.prefix(3).map(\.id) == [2, 3, 6])
    }
}
