import Combine
import Testing

@Suite("map", .releasing)
struct MapTests {
    // combine-behaviour.md, Pass-through and filter-like operators.
    @Test("upstream's own subscription goes down, and demand comes back unchanged")
    func passesThrough() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none) { $0 == 2 ? .max(4) : .max(120) }
        source.map { $0 * 2 }.subscribe(subscriber)
        #expect(subscriber.subscription as? RecordingSubscription === source.subscription)
        #expect(source.send(1) == .max(4))
        #expect(source.send(2) == .max(120))
        source.finish()
        source.send(3)
        source.send(completion: .failure(.first))
        #expect(
            subscriber.events == [
                .subscription("RecordingSubscription"), .value(2), .value(4), .finished, .value(6), .failure(.first),
            ])
        subscriber.request(.unlimited)
        subscriber.cancel()
        subscriber.request(.unlimited)
        subscriber.cancel()
        #expect(source.asks == [.all, .cancel, .all, .cancel])
    }

    // combine-behaviour.md, Pass-through and filter-like operators.
    @Test("chained maps become one")
    func fuses() {
        let source = BareSource(Int.self, failure: Never.self)
        let fused: Publishers.Map<BareSource<Int, Never>, String> = source.map { $0 + 1 }.map { "\($0)" }
        #expect(fused.upstream === source)
        #expect(fused.transform(1) == "2")
        let thrown: Publishers.TryMap<BareSource<Int, Never>, String> =
            source.map { $0 + 1 }.tryMap { $0 * 2 }.tryMap { $0 - 1 }.map { "\($0)" }
        #expect(thrown.upstream === source)
    }

    // combine-behaviour.md section 2, rows Map, ValueForKey and ValueForKeys.
    @Test("the subscriber shows its name and nothing else")
    func reflection() {
        let source = BareSource(Int.self, failure: Never.self)
        source.map { $0 }.subscribe(RecordingSubscriber<Int, Never>())
        #expect(String(describing: source.subscriberItself!) == "Map")
        #expect(Mirror(reflecting: source.subscriberItself!).children.isEmpty)
        source.map(\.description).subscribe(RecordingSubscriber<String, Never>())
        #expect(String(describing: source.subscriberItself!) == "ValueForKey")
        #expect(Mirror(reflecting: source.subscriberItself!).children.map(\.label) == ["keyPath"])
        source.map(\.description, \.bitWidth, \.magnitude)
            .subscribe(RecordingSubscriber<(String, Int, UInt), Never>())
        #expect(String(describing: source.subscriberItself!) == "ValueForKeys")
        #expect(
            Mirror(reflecting: source.subscriberItself!).children.map(\.label) == [
                "keyPath0", "keyPath1", "keyPath2",
            ])
    }

    @Test("key paths pick properties")
    func keyPaths() {
        var values: [String] = []
        let subject = PassthroughSubject<String, Never>()
        let tokens = [
            subject.map(\.count).sink { values.append("\($0)") },
            subject.map(\.count, \.isEmpty).sink { values.append("\($0.0) \($0.1)") },
        ]
        subject.send("abc")
        #expect(values == ["3", "3 false"])
        withExtendedLifetime(tokens) {}
    }
}
