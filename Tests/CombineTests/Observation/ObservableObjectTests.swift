import Combine
import Foundation
import Testing

@Suite("ObservableObject", .releasing)
struct ObservableObjectTests {
    class Base {
        @Published var inherited = 0
    }

    final class Derived: Base, ObservableObject {
        var plain = 1
        @Published var own = ""
    }

    final class Generic<Value>: ObservableObject {
        @Published var value: Value
        init(_ value: Value) { self.value = value }
    }

    final class FromFoundation: NSObject, ObservableObject {
        @Published var value = 0
    }

    final class Hiding: ObservableObject, CustomReflectable {
        @Published var value = 0
        var customMirror: Mirror { Mirror(self, children: []) }
    }

    final class Empty: ObservableObject {
        var value = 0
    }

    final class ByHand: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var value = 0
    }

    final class OwnType: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
        @Published var value = 0
    }

    private func changes<O: ObservableObject>(
        of object: O, _ body: () -> Void
    ) -> Int where O.ObjectWillChangePublisher == ObservableObjectPublisher {
        var count = 0
        let token = object.objectWillChange.sink { count += 1 }
        body()
        withExtendedLifetime(token) {}
        return count
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("the same publisher is returned each time")
    func samePublisher() {
        let object = Derived()
        #expect(object.objectWillChange === object.objectWillChange)
        let empty = Empty()
        #expect(empty.objectWillChange === empty.objectWillChange)
        #expect(empty.objectWillChange !== Empty().objectWillChange)
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("properties of a superclass that is not observable count")
    func superclass() {
        let object = Derived()
        #expect(
            changes(of: object) {
                object.inherited = 1
                object.own = "x"
                object.plain = 2
            } == 2)
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("generic classes and classes of Foundation work")
    func genericAndFoundation() {
        let generic = Generic([1])
        #expect(changes(of: generic) { generic.value.append(2) } == 1)
        let object = FromFoundation()
        #expect(changes(of: object) { object.value = 1 } == 1)
    }

    // combine-notes.md row 27.
    @Test("what an object shows in a mirror does not matter")
    func customMirror() {
        let object = Hiding()
        #expect(changes(of: object) { object.value = 1 } == 1)
    }

    // combine-notes.md row 28; combine-behaviour.md, Subjects and Published, and Corrections to combine-notes.md, notes 28:
    // it is not wired though its type is the one that would be.
    @Test("a publisher of the object's own is left alone")
    func ownPublisher() {
        let object = ByHand()
        #expect(changes(of: object) { object.value = 1 } == 0)
        #expect(changes(of: object) { object.objectWillChange.send() } == 1)
        let other = OwnType()
        var heard: [String] = []
        let token = other.objectWillChange.sink { heard.append($0) }
        other.value = 1
        other.objectWillChange.send("x")
        #expect(heard == ["x"])
        withExtendedLifetime(token) {}
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("after one request every change arrives, and a cancel stops them")
    func demandIsNotCounted() {
        let publisher = ObservableObjectPublisher()
        publisher.send()
        let subscriber = RecordingSubscriber<Void, Never>(.none)
        publisher.subscribe(subscriber)
        publisher.send()
        subscriber.request(.max(1))
        for _ in 0..<7 { publisher.send() }
        #expect(subscriber.values.count == 7)
        let mirror = Mirror(reflecting: subscriber.subscription!)
        #expect(mirror.children.map(\.label) == ["downstream"])
        #expect(String(describing: subscriber.subscription!) == "ObservableObjectPublisher")
        subscriber.cancel()
        publisher.send()
        #expect(subscriber.values.count == 7)
    }

    @Test("an object with listeners is released")
    func release() {
        weak var weakObject: Derived?
        var token: AnyCancellable?
        do {
            let object = Derived()
            weakObject = object
            token = object.objectWillChange.sink {}
        }
        #expect(weakObject == nil)
        withExtendedLifetime(token) {}
    }
}
