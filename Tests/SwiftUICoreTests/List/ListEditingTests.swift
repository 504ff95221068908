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

    private func select<V: View>(
        _ index: Int, in host: TestHost<V>, extending: Bool = false, toggling: Bool = false
    ) {
        host.surface.send(.selectRow(extending: extending, toggling: toggling), to: host.rows[index].id)
        host.settle()
    }

    @Test("a click chooses one row, and only the two rows that change are told")
    func single() {
        let model = Model()
        let host = TestHost(Single(model: model))
        select(2, in: host)
        #expect(model.one == 2)
        let updates = host.host.counters.surfaceUpdates
        select(4, in: host)
        #expect(model.one == 4)
        #expect(host.rows.filter(\.row.isSelected).count == 1)
        #expect(host.host.counters.surfaceUpdates - updates == 2)
        select(4, in: host, toggling: true)
        #expect(model.one == nil)
    }

    @Test("shift and control choose several rows")  // asks 12
    func several() {
        let model = Model()
        let host = TestHost(Multiple(model: model))
        select(1, in: host)
        select(4, in: host, toggling: true)
        #expect(model.several == [1, 4])
        select(5, in: host, extending: true)
        #expect(model.several == [4, 5])
        select(1, in: host)
        host.scroll(to: 44 * 500)
        let far = host.rows.first { $0.frame.minY >= 0 }!
        host.surface.send(.selectRow(extending: true, toggling: false), to: far.id)
        host.settle()
        #expect(model.several.count >= 499 && model.several.count <= 501)
        #expect(model.several.contains(250))
        host.scroll(to: 0)
        select(3, in: host)
        #expect(!model.several.isEmpty && model.several.count > 100)
    }

    @Test("the arrow keys move the choice and keep it in sight")
    func keys() {
        let model = Model()
        let host = TestHost(Single(model: model))
        select(1, in: host)
        for _ in 0..<20 {
            guard let row = host.rows.first(where: \.row.isSelected) else { break }
            host.surface.send(.key(Shortcut(key: "\u{F701}")), to: row.id)
            host.settle()
        }
        #expect(model.one == 21)
        #expect(host.rows.first(where: \.row.isSelected).map { $0.frame.maxY <= 300 && $0.frame.minY >= 0 } == true)
    }

    @Test("the Delete key and the context menu delete a row, and not one that may not be deleted")
    func deleting() {
        let model = Model()
        let host = TestHost(Multiple(model: model))
        #expect(host.rows[1].row.isDeletable && !host.rows[2].row.isDeletable)
        #expect(host.rows[1].row.menu.map(\.title) == ["Delete"] && host.rows[2].row.menu.isEmpty)
        host.surface.send(.delete, to: host.rows[2].id)
        host.settle()
        #expect(model.elements.count == 1000)
        host.surface.send(.delete, to: host.rows[1].id)
        host.settle()
        #expect(model.elements.prefix(2).map(\.id) == [0, 2])
        host.surface.send(.menu(identifier: host.rows[0].row.menu[0].identifier), to: host.rows[0].id)
        host.settle()
        #expect(model.elements.first?.id == 2)
        model.several = [4, 5]
        host.settle()
        let chosen = host.rows.first(where: \.row.isSelected)!
        host.surface.send(.delete, to: chosen.id)
        host.settle()
        #expect(model.elements.prefix(3).map(\.id) == [2, 3, 6])
    }
}
