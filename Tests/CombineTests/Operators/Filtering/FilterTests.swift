import Combine
import Testing

@Suite("filter", .releasing)
struct FilterTests {
    // combine-behaviour.md, Pass-through and filter-like operators; combine-notes.md, traps found by running the code.
    @Test("a dropped value is answered with one more, a passed one with downstream's demand")
    func demand() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(5)) { _ in .max(3) }
        source.filter { $0.isMultiple(of: 2) }.subscribe(subscriber)
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .max(3))
        subscriber.request(.max(15))
        source.finish()
        #expect(source.send(3) == .max(1))
        #expect(source.send(4) == .max(3))
        subscriber.cancel()
        subscriber.cancel()
        subscriber.request(.max(3))
        #expect(source.asks == [.count(5), .count(15), .cancel, .cancel, .count(3)])
        #expect(
            subscriber.events == [.subscription("RecordingSubscription"), .value(2), .finished, .value(4)])
    }

    // combine-behaviour.md, Pass-through and filter-like operators.
    @Test("compactMap behaves as filter does")
    func compactMap() {
        let source = BareSource(String.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(5)) { _ in .max(3) }
        source.compactMap(Int.init).subscribe(subscriber)
        #expect(source.send("a") == .max(1))
        #expect(source.send("2") == .max(3))
        #expect(subscriber.values == [2])
        let fused: Publishers.CompactMap<BareSource<String, TestError>, Int> =
            source.compactMap(Int.init).map { $0 + 1 }.compactMap { $0 > 2 ? $0 : nil }
        #expect(fused.transform("1") == nil)
        #expect(fused.transform("5") == 6)
    }

    // combine-behaviour.md, Pass-through and filter-like operators.
    @Test("removeDuplicates asks with the last value that was sent and the new one")
    func removeDuplicates() {
        let values = [1, 2, 2, 50, 30, 10, -1, 51, 52]
        for (predicate, expected) in [
            ({ $0 >= $1 } as (Int, Int) -> Bool, [1, 2, 50, 51, 52]), ({ $0 > $1 }, [1, 2, 2, 50, 51, 52]),
        ] {
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, TestError>()
            var calls = 0
            source.removeDuplicates {
                calls += 1
                return predicate($0, $1)
            }.subscribe(subscriber)
            for value in values { source.send(value) }
            #expect(subscriber.values == expected)
            #expect(calls == 8)
        }
    }

    // combine-behaviour.md section 1, row tryFilter … tryPrefix(while:).
    @Test("removeDuplicates takes one completion, one cancel and one subscription")
    func removeDuplicatesEnds() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(2)) { _ in .max(5) }
        source.removeDuplicates().subscribe(subscriber)
        let second = RecordingSubscription()
        source.send(subscription: second)
        #expect(second.asks == [.cancel])
        #expect(source.send(1) == .max(5))
        #expect(source.send(1) == .max(1))
        source.finish()
        source.finish()
        #expect(source.send(2) == Subscribers.Demand.none)
        subscriber.cancel()
        #expect(source.asks == [.count(2)])
        #expect(subscriber.events == [.subscription("RemoveDuplicates"), .value(1), .finished])
    }

    // combine-behaviour.md section 1, row tryFilter … tryPrefix(while:).
    @Test("tryFilter traps when a value comes before the subscription")
    func earlyValueTraps() async {
        await #expect(processExitsWith: .failure) {
            let source = BareSource(Int.self, failure: TestError.self, sendsSubscription: false)
            source.tryFilter { _ in true }.subscribe(RecordingSubscriber<Int, any Error>())
            source.send(1)
        }
    }

    // combine-behaviour.md, Pass-through and filter-like operators.
    @Test("an error thrown by tryFilter cancels upstream, then fails, then silence")
    func tryFilterThrows() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>()
        source.tryFilter { if $0 == 2 { throw TestError.first } else { return true } }.subscribe(subscriber)
        source.send(1)
        #expect(source.send(2) == Subscribers.Demand.none)
        source.send(3)
        source.finish()
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.values == [1])
        #expect(subscriber.errors as? [TestError] == [.first])
        #expect(!subscriber.isFinished)
        let mirror = Mirror(reflecting: source.subscriberItself!)
        #expect(mirror.children.map(\.label) == ["downstream"])
    }

    // combine-behaviour.md, Pass-through and filter-like operators: one completion, and nothing after a cancel.
    @Test("tryFilter and tryCompactMap say nothing after a cancel, and cancel once")
    func afterCancel() {
        func check<P: Publisher>(_ make: (NumberSource) -> P) where P.Output == Int, P.Failure == any Error {
            let source = NumberSource()
            let subscriber = RecordingSubscriber<Int, any Error>(.max(4))
            make(source).subscribe(subscriber)
            subscriber.cancel()
            subscriber.cancel()
            subscriber.request(.max(1))
            #expect(source.send(1) == Subscribers.Demand.none)
            source.finish()
            #expect(source.asks == [.count(4), .cancel] && subscriber.events.count == 1)
            let other = NumberSource()
            let listener = RecordingSubscriber<Int, any Error>()
            make(other).subscribe(listener)
            other.finish()
            other.send(completion: .failure(.first))
            #expect(listener.completions.count == 1 && listener.isFinished)
        }
        check { $0.tryFilter { _ in true } }
        check { $0.tryCompactMap { $0 } }
    }
}
