import Foundation
import Testing

@testable import SwiftUICore

@Suite("Comparing the elements of a list")
struct ListEditTests {
    struct Element: Identifiable {
        var name: String
        var id: Int
    }

    private func edit(_ old: [Int], _ new: [Int]) -> ListEdit {
        let elements = { (ids: [Int]) in ids.map { Element(name: "n", id: $0) } }
        let stored = ElementComparison.edit(
            from: elements(old), to: elements(new), identity: IdentifiableIdentity.of(Element.self))
        let read = ElementComparison.edit(from: old, to: new, identity: .read { $0 })
        #expect(stored == read)
        return stored
    }

    @Test("what is the same at both ends is not looked at again")
    func ends() {
        #expect(edit([1, 2, 3], [1, 2, 3]).isUnchanged)
        #expect(edit([1, 2, 3], [1, 9, 2, 3]) == ListEdit(oldCount: 3, newCount: 4, prefix: 1, suffix: 2))
        #expect(edit([1, 2, 3], [1, 3]) == ListEdit(oldCount: 3, newCount: 2, prefix: 1, suffix: 1))
        #expect(edit([], [1]) == ListEdit(oldCount: 0, newCount: 1, prefix: 0, suffix: 0))
    }

    @Test("one element that moved is seen as a move")
    func moves() {
        #expect(edit([1, 2, 3, 4, 5], [1, 3, 4, 2, 5]).move == ListEdit.Move(from: 1, to: 3))
        #expect(edit([1, 2, 3, 4, 5], [1, 4, 2, 3, 5]).move == ListEdit.Move(from: 3, to: 1))
        #expect(edit([1, 2, 3, 4], [4, 3, 2, 1]).move == nil)
        #expect(edit([1, 2, 3, 4, 5, 6], [1, 5, 3, 4, 2, 6]).isExchange)
        #expect(!edit([1, 2, 3, 4, 5, 6], [1, 5, 4, 3, 2, 6]).isExchange)
    }

    @Test("positions and measured lengths go with the elements")
    func carrying() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let old = Array(0..<Int.random(in: 0..<8, using: &generator))
            var new = old
            if Int.random(in: 0..<4, using: &generator) == 0, new.count > 1 {
                new.swapAt(
                    Int.random(in: 0..<new.count, using: &generator), Int.random(in: 0..<new.count, using: &generator))
            }
            for _ in 0..<Int.random(in: 0..<3, using: &generator) {
                if Bool.random(using: &generator), !new.isEmpty {
                    let element = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
                    if Bool.random(using: &generator) {
                        new.insert(element, at: Int.random(in: 0...new.count, using: &generator))
                    }
                } else {
                    new.insert(
                        Int.random(in: 100..<1000, using: &generator),
                        at: Int.random(in: 0...new.count, using: &generator))
                }
            }
            let edit = edit(old, new)
            for position in old.indices {
                if let place = edit.newPosition(of: position) { #expect(new[place] == old[position]) }
            }
            var carried: [Int?] = []
            for piece in edit.pieces(from: 0) {
                switch piece {
                case .kept(let range): carried += old[range].map { $0 }
                case .new(let count): carried += [Int?](repeating: nil, count: count)
                }
            }
            #expect(carried.count == new.count)
            for (known, element) in zip(carried, new) { #expect(known == nil || known == element) }
        }
    }

    @Test("a stored id is found by its name, a computed one is called")
    func identities() {
        struct Computed: Identifiable {
            var number: Int
            var id: Int { number }
        }
        final class Object: Identifiable {}
        func isStored<E, I>(_ identity: ElementIdentity<E, I>) -> Bool {
            if case .stored = identity { true } else { false }
        }
        #expect(isStored(IdentifiableIdentity.of(Element.self)))
        #expect(!isStored(IdentifiableIdentity.of(Computed.self)))
        #expect(!isStored(IdentifiableIdentity.of(Object.self)))
        let object = Object()
        #expect(IdentifiableIdentity.of(Object.self)(object) == object.id)
        #expect(IdentifiableIdentity.of(Element.self)(Element(name: "a", id: 7)) == 7)
        #expect(IdentifiableIdentity.of(Computed.self)(Computed(number: 8)) == 8)
    }

    @Test("ids that differ as bytes and are equal are equal")
    func equalIDs() {
        struct Named: Identifiable { var id: String }
        let old = ["a\u{301}", "b"].map { Named(id: $0) }
        let new = ["\u{E1}", "b"].map { Named(id: $0) }
        let edit = ElementComparison.edit(from: old, to: new, identity: IdentifiableIdentity.of(Named.self))
        #expect(edit.isUnchanged)
    }
}
