import Combine
import Testing

// combine-behaviour.md, Pass-through and filter-like operators.
@Suite("scan, tryScan, tryMap, mapError, setFailureType, replaceNil", .releasing)
struct ScanTests {
    @Test("scan goes on after a completion and hands demand on as it comes")
    func scan() {
        let source = BareSource(Int.self, failure: Never.self)
        let subscriber = RecordingSubscriber<Int, Never>(.max(2)) { _ in .max(3) }
        source.scan(0) { $0 + 2 * $1 }.subscribe(subscriber)
        #expect(subscriber.subscription as? RecordingSubscription === source.subscription)
        #expect(source.send(2) == .max(3))
        for value in [3, 4, 5] { source.send(value) }
        source.finish()
        source.send(6)
        #expect(subscriber.values == [4, 10, 18, 28, 40])
        #expect(subscriber.isFinished)
        #expect(String(describing: source.subscriberItself!) == "Scan")
        #expect(Mirror(reflecting: source.subscriberItself!).children.map(\.label) == ["downstream", "result"])
    }

    @Test("an error thrown by tryScan cancels upstream once and is sent once")
    func tryScan() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>(.max(2)) { _ in .max(3) }
        source.tryScan(0) { if $1 == 9 { throw TestError.first } else { return $0 + $1 } }.subscribe(subscriber)
        source.send(1)
        #expect(source.send(9) == Subscribers.Demand.none)
        #expect(source.send(2) == .max(3))
        #expect(source.send(9) == Subscribers.Demand.none)
        source.finish()
        #expect(source.asks == [.count(2), .cancel])
        #expect(subscriber.values == [1, 3])
        #expect(subscriber.errors.count == 1 && !subscriber.isFinished)
        #expect(
            Mirror(reflecting: source.subscriberItself!).children.map(\.label) == ["downstream", "status", "result"])
    }

    @Test("an upstream that goes on after tryMap threw is still heard, its end is not")
    func tryMap() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>()
        source.tryMap { if $0 == 0 { throw TestError.first } else { return $0 * 2 } }.subscribe(subscriber)
        for value in [2, 3, 0, 9, 0] { source.send(value) }
        source.finish()
        source.send(0)
        #expect(subscriber.values == [4, 6, 18])
        #expect(subscriber.errors.count == 3 && !subscriber.isFinished)
        #expect(source.asks == [.all, .cancel])
    }

    @Test("tryMap takes one subscription and one cancel")
    func tryMapSubscriptions() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>(.max(1))
        source.tryMap { $0 }.subscribe(subscriber)
        let second = RecordingSubscription()
        source.send(subscription: second)
        #expect(second.asks == [.cancel])
        subscriber.cancel()
        subscriber.cancel()
        subscriber.request(.max(2))
        #expect(source.asks == [.count(1), .cancel])
        source.send(5)
        source.finish()
        #expect(subscriber.values == [5] && !subscriber.isFinished)
    }

    @Test("mapError changes the error, setFailureType and replaceNil hand values on")
    func others() {
        let source = BareSource(Int?.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none) { _ in .max(4) }
        source.mapError { _ in TestError.second }.replaceNil(with: 7).subscribe(subscriber)
        #expect(subscriber.subscription as? RecordingSubscription === source.subscription)
        #expect(source.send(nil) == .max(4))
        source.send(1)
        source.send(completion: .failure(.first))
        #expect(subscriber.values == [7, 1] && subscriber.errors == [.second])
        let never = BareSource(Int.self, failure: Never.self)
        let other = RecordingSubscriber<Int, TestError>()
        never.setFailureType(to: TestError.self).subscribe(other)
        never.send(1)
        never.finish()
        #expect(other.events == [.subscription("RecordingSubscription"), .value(1), .finished])
        #expect(String(describing: never.subscriberItself!) == "SetFailureType")
    }
}
