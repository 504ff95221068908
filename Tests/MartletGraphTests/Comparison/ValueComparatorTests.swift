import Testing

@testable import MartletGraph

@MainActor
@Suite("Value comparison")
struct ValueComparatorTests {
    final class Object {}
    final class EquatableObject: Equatable {
        static func == (left: EquatableObject, right: EquatableObject) -> Bool { true }
    }

    struct Padded {
        var flag: Bool
        var number: Int64
        var tail: UInt8
    }

    func equal<Value>(_ left: Value, _ right: Value) -> Bool {
        ValueComparator.areEqual(left, right)
    }

    @Test("plain data is compared by its bytes")
    func plain() {
        #expect(equal(1, 1) && !equal(1, 2))
        #expect(equal(Double.nan, Double.nan))
        #expect(equal(UInt8(3), 3) && !equal(UInt8(3), 4))
        #expect(equal((1, 2, 3), (1, 2, 3)) && !equal((1, 2, 3), (1, 2, 4)))
        #expect(ValueComparator.of(SIMD4<Float>.self).byteCount == 16)
        #expect(equal((), ()))
    }

    @Test("padding does not count")
    func padding() {
        func fill(_ byte: UInt8) -> UnsafeMutablePointer<Padded> {
            let raw = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Padded>.size, alignment: 8)
            raw.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Padded>.size)
            let pointer = raw.bindMemory(to: Padded.self, capacity: 1)
            pointer.pointee.flag = true
            pointer.pointee.number = 7
            pointer.pointee.tail = 1
            return pointer
        }
        let left = fill(0)
        let right = fill(0xff)
        defer {
            left.deallocate()
            right.deallocate()
        }
        let comparator = ValueComparator.of(Padded.self)
        #expect(comparator.equal(left, right))
        right.pointee.tail = 2
        #expect(!comparator.equal(left, right))
    }

    @Test("Equatable types that are not plain data are compared with ==")
    func equatable() {
        struct Caseless: Equatable {
            var text: String
            static func == (left: Self, right: Self) -> Bool { left.text.lowercased() == right.text.lowercased() }
        }
        #expect(equal("text that is long enough for the heap", "text that is long enough for the " + "heap"))
        #expect(equal([1, 2], [1, 2]) && !equal([1, 2], [1, 3]))
        #expect(equal(["a": [1]], ["a": [1]]))
        #expect(equal(Caseless(text: "A"), Caseless(text: "a")))
        #expect(equal(Optional("a"), "a") && !equal(Optional("a"), nil))
    }

    @Test("structures and tuples that are not Equatable are compared field by field")
    func fields() {
        struct Inner {
            var name: String
            var object: Object
        }
        struct Outer {
            var number: Int
            var flag: Bool
            var inner: Inner
            var list: [Int]
        }
        let object = Object()
        func make(_ change: (inout Outer) -> Void = { _ in }) -> Outer {
            var outer = Outer(
                number: 1, flag: true,
                inner: Inner(name: ["a", "long", "name", "for", "the", "heap"].joined(), object: object), list: [1, 2])
            change(&outer)
            return outer
        }
        #expect(equal(make(), make()))
        #expect(!equal(make(), make { $0.number = 2 }))
        #expect(!equal(make(), make { $0.flag = false }))
        #expect(!equal(make(), make { $0.inner.name = "b" }))
        #expect(!equal(make(), make { $0.inner.object = Object() }))
        #expect(!equal(make(), make { $0.list = [1] }))
        #expect(equal((make(), "a"), (make(), "a")))
        #expect(!equal((make(), "a"), (make(), "b")))
    }

    @Test("references are equal when they are the same object, whatever == says")
    func references() {
        let object = Object()
        #expect(equal(object, object) && !equal(object, Object()))
        #expect(!equal(EquatableObject(), EquatableObject()))
        #expect(equal(Optional(object), object) && !equal(Optional(object), nil))
        struct Weak {
            weak var object: Object?
            unowned var other: Object
        }
        #expect(equal(Weak(object: object, other: object), Weak(object: object, other: object)))
        #expect(!equal(Weak(object: nil, other: object), Weak(object: object, other: object)))
    }

    @Test("closures are equal when they are the same code over the same context")
    func closures() {
        struct Action {
            var title: String
            var perform: () -> Void
        }
        func capturing(_ number: Int) -> () -> Void { { print(number) } }
        func plain() -> () -> Void { {} }
        #expect(equal(Action(title: "a", perform: plain()), Action(title: "a", perform: plain())))
        #expect(!equal(Action(title: "a", perform: capturing(1)), Action(title: "a", perform: capturing(1))))
        let shared = capturing(1)
        #expect(equal(Action(title: "a", perform: shared), Action(title: "a", perform: shared)))
        #expect(!equal(Action(title: "a", perform: shared), Action(title: "b", perform: shared)))
    }

    @Test("optionals without Equatable are compared by their payload")
    func optionals() {
        struct Row {
            var name: String
            var object: Object
        }
        let object = Object()
        let name = ["a", "long", "name", "for", "the", "heap"]
        let left: Row? = Row(name: name.joined(), object: object)
        let right: Row? = Row(name: name.joined(), object: object)
        #expect(equal(left, right))
        #expect(!equal(left, nil))
        #expect(equal(Row?.none, nil))
        #expect(!equal(left, Row(name: name.joined(), object: Object())))
        struct Holder {
            var row: Row?
            var action: (() -> Void)?
        }
        #expect(equal(Holder(row: left, action: nil), Holder(row: right, action: nil)))
        #expect(!equal(Holder(row: left, action: nil), Holder(row: right, action: {})))
    }

    @Test("enumerations with payloads and existentials without Equatable are equal only when they are the same")
    func opaque() {
        enum Content {
            case text(String)
            case object(Object)
        }
        let object = Object()
        #expect(equal(Content.object(object), .object(object)))
        #expect(!equal(Content.object(object), .object(Object())))
        #expect(!equal(Content.text("a"), .object(object)))
        let heap = ["a", "long", "name", "for", "the", "heap"]
        #expect(!equal(Content.text(heap.joined()), .text(heap.joined())))
        let existential: Any = object
        #expect(equal(existential, existential))
        #expect(!equal(existential, Object() as Any))
        #expect(!equal(1 as Any, 2 as Any))
    }

    @Test("a large structure with nested generics has one comparator, which is kept")
    func nestedGenerics() {
        struct Pair<First, Second> {
            var first: First
            var second: Second
        }
        typealias Deep = Pair<Pair<Int, Object>, Pair<Bool, (String, Int)>>
        let object = Object()
        func make(_ text: String, _ number: Int) -> Deep {
            Deep(first: Pair(first: 1, second: object), second: Pair(first: true, second: (text, number)))
        }
        #expect(equal(make("a", 1), make("a", 1)))
        #expect(!equal(make("a", 1), make("a", 2)))
        #expect(!equal(make("a", 1), make("b", 1)))
    }
}
