import Combine
import Testing

// combine-behaviour.md, Core types and subscribers.
@Suite("Subscribers that let go", .releasing)
struct ReentrantReleaseTests {
    private final class Target {
        var value = 0
        var onDeinit: () -> Void = {}
        deinit { onDeinit() }
    }

    @Test("an object that completes its Assign while it is released does no harm")
    func assign() {
        let source = BareSource(Int.self, failure: Never.self)
        do {
            let target = Target()
            target.onDeinit = { source.finish() }
            source.subscribe(Subscribers.Assign(object: target, keyPath: \.value))
        }
        source.finish()
        source.finish()
        #expect(source.asks == [.all])
    }

    @Test("an erased subscriber shows what is inside it")
    func erased() {
        let subject = PassthroughSubject<Int, Never>()
        let ofSubject = AnySubscriber(subject).customMirror
        #expect("\(ofSubject.subjectType)".hasPrefix("SubjectSubscriber<") && !ofSubject.children.isEmpty)
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let shown = AnySubscriber(sink).customMirror.subjectType
        #expect(ObjectIdentifier(shown) == ObjectIdentifier(Subscribers.Sink<Int, Never>.self))
    }
}
