import Combine
import Testing

// combine-behaviour.md, Pass-through and filter-like operators: what throws.
@Suite("Operators whose closures throw", .releasing)
struct ThrowingTests {
    private let source = NumberSource()

    private func refuseNine(_ value: Int) throws -> Int {
        if value == 9 { throw TestError.first }
        return value
    }

    @Test("tryScan goes on with values after an end and a cancel, and fails once")
    func tryScan() {
        let subscriber = RecordingSubscriber<Int, any Error>(.max(1)) { _ in .max(3) }
        source.tryScan(0) { $0 + (try self.refuseNine($1)) }.subscribe(subscriber)
        source.finish()
        #expect(source.send(1) == .max(3))
        #expect(subscriber.values == [1])
        let other = NumberSource()
        let cancelled = RecordingSubscriber<Int, any Error>(.max(1))
        other.tryScan(0) { $0 + $1 }.subscribe(cancelled)
        cancelled.cancel()
        cancelled.cancel()
        cancelled.request(.max(2))
        other.send(4)
        other.finish()
        #expect(cancelled.values == [4] && cancelled.completions.isEmpty && other.asks == [.count(1), .cancel])
    }

    @Test("filters that throw and those that do not become one")
    func fusedFilters() throws {
        let first: Publishers.TryFilter<NumberSource> = source.filter { $0 > 1 }.tryFilter { $0 < 5 }
        let both: Publishers.TryFilter<NumberSource> = first.filter { $0 != 3 }.tryFilter {
            try self.refuseNine($0) > 0
        }
        #expect(try [1, 2, 3, 4, 5].map { try both.isIncluded($0) } == [false, true, false, true, false])
        let mapped: Publishers.TryMap<NumberSource, Int> = source.map { $0 + 1 }.tryMap { try self.refuseNine($0) }.map
        { $0 * 2 }
        #expect(try mapped.transform(1) == 4)
    }

    @Test("tryRemoveDuplicates and tryDrop end at an error: a cancel, the failure, then silence")
    func ends() {
        func check<P: Publisher>(_ make: (NumberSource) -> P, after values: [Int])
        where P.Output == Int, P.Failure == any Error {
            let source = NumberSource()
            let subscriber = RecordingSubscriber<Int, any Error>()
            subscriber.onCompletion = { _ in #expect(source.asks == [.all, .cancel]) }
            make(source).subscribe(subscriber)
            for value in values { source.send(value) }
            #expect(source.send(9) == Subscribers.Demand.none)
            source.send(4)
            source.finish()
            subscriber.request(.max(1))
            subscriber.cancel()
            #expect(subscriber.errors as? [TestError] == [.first] && !subscriber.isFinished)
            #expect(source.asks == [.all, .cancel])
        }
        check({ $0.tryRemoveDuplicates { try self.refuseNine($1) == $0 } }, after: [1, 2])
        check({ $0.tryDrop { try self.refuseNine($0) < 5 } }, after: [1])
        check({ $0.tryCompactMap { try self.refuseNine($0) } }, after: [1])
    }

    @Test("a request during the cancel of an encoder that throws is dropped, and a cancel from inside it is one cancel")
    func codingCancel() {
        struct Refusing: TopLevelEncoder {
            func encode<T: Encodable>(_ value: T) throws -> Int { throw TestError.first }
        }
        let subscriber = RecordingSubscriber<Int, any Error>(.max(1))
        source.encode(encoder: Refusing()).subscribe(subscriber)
        source.subscription.onCancel = {
            subscriber.request(.max(5))
            subscriber.cancel()
        }
        source.send(1)
        #expect(source.asks == [.count(1), .cancel])
    }
}
