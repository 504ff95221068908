import Combine
import Testing

// combine-behaviour.md, Sources.
@Suite("Sequence", .releasing)
struct SequenceTests {
    struct Counted: Sequence, IteratorProtocol {
        final class Log { var count = 0 }
        let log = Log()
        var next_ = 0
        let end: Int

        init(end: Int) { self.end = end }

        mutating func next() -> Int? {
            log.count += 1
            guard next_ < end else { return nil }
            next_ += 1
            return next_
        }
    }

    // combine-notes.md row 12.
    @Test("it looks one element ahead")
    func lookAhead() {
        let empty = Counted(end: 0)
        let nothing = RecordingSubscriber<Int, Never>(.none)
        empty.publisher.subscribe(nothing)
        #expect(nothing.events == [.subscription("Empty"), .finished])
        #expect(empty.log.count == 1)
        let some = Counted(end: 5)
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        some.publisher.subscribe(subscriber)
        #expect(some.log.count == 1)
        subscriber.request(.max(2))
        #expect(some.log.count == 3)
    }

    @Test("ten elements come as they are asked for, and the end follows the last")
    func demand() {
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        (1...10).publisher.subscribe(subscriber)
        #expect(String(describing: subscriber.subscription!) == "1...10")
        for (demand, count) in [(3, 3), (5, 8), (0, 8)] {
            subscriber.request(.max(demand))
            #expect(subscriber.values.count == count)
            #expect(!subscriber.isFinished)
        }
        subscriber.request(.max(2))
        #expect(subscriber.values == Array(1...10) && subscriber.isFinished)
        #expect(String(describing: subscriber.subscription!) == "Sequence")
        #expect(Mirror(reflecting: subscriber.subscription!).children.map(\.label) == ["sequence"])
    }

    @Test("returned demand adds up")
    func returnedDemand() {
        let subscriber = RecordingSubscriber<Int, Never>(.max(1)) { (1...3).contains($0) ? .max(2) : .none }
        (1...100).publisher.subscribe(subscriber)
        subscriber.request(.none)
        #expect(subscriber.values == Array(1...7))
    }

    // combine-notes.md row 13.
    @Test("a cancel stops at once, from inside receive too")
    func cancel() {
        let inside = RecordingSubscriber<Int, Never>(.max(3)) { _ in .unlimited }
        inside.onValue = { if $0 == 2 { inside.cancel() } }
        (1...100).publisher.subscribe(inside)
        #expect(inside.values == [1, 2])
        inside.request(.max(5))
        #expect(inside.values == [1, 2])
        let early = RecordingSubscriber<Int, Never>(.max(3))
        early.onSubscription = { $0.cancel() }
        (1...100).publisher.subscribe(early)
        #expect(early.events.count == 1)
    }

    // combine-notes.md row 9.
    @Test("ten million requests from inside receive do not deepen the stack")
    func flatStack() {
        var count = 0
        let subscriber = RecordingCounter { count += 1 }
        onSmallStack { (0..<10_000_000).publisher.subscribe(subscriber) }
        #expect(count == 10_000_000)
    }

    // combine-notes.md row 8.
    @Test("a cancel on another thread does no harm")
    func racingCancel() {
        for _ in 0..<2000 {
            nonisolated(unsafe) var subscription: (any Subscription)?
            let subscriber = AnySubscriber<Int, Never>(receiveSubscription: { subscription = $0 })
            (0..<1000).publisher.subscribe(subscriber)
            inParallel(2) { $0 == 0 ? subscription?.request(.unlimited) : subscription?.cancel() }
        }
    }
}

/// Asks for one more value from inside each, with a request of its own.
final class RecordingCounter: Subscriber {
    private var subscription: (any Subscription)?
    private let onValue: () -> Void

    init(_ onValue: @escaping () -> Void) { self.onValue = onValue }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        onValue()
        subscription?.request(.max(1))
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
