import Combine
import Testing

// combine-behaviour.md, Pass-through and filter-like operators.
@Suite("prefix, output and drop", .releasing)
struct PrefixAndDropTests {
    @Test("prefix(while:) cancels and finishes at the first value that fails, and asks no more")
    func prefixWhile() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(9)) { _ in .max(2) }
        var calls = 0
        source.prefix {
            calls += 1
            return $0 < 4
        }.subscribe(subscriber)
        #expect(source.send(1) == .max(2))
        for value in 2...6 { source.send(value) }
        source.finish()
        #expect(subscriber.events == [.subscription("PrefixWhile"), .value(1), .value(2), .value(3), .finished])
        #expect(calls == 4)
        #expect(source.asks == [.count(9), .cancel])
    }

    @Test("an error thrown by tryPrefix(while:) ends the stream")
    func tryPrefixWhile() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>()
        source.tryPrefix { _ in throw TestError.first }.subscribe(subscriber)
        #expect(source.send(1) == Subscribers.Demand.none)
        source.send(2)
        source.finish()
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.errors as? [TestError] == [.first] && !subscriber.isFinished)
    }

    @Test("drop(while:) asks until a value fails, and answers dropped values with one more")
    func dropWhile() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(9)) { _ in .max(2) }
        var calls = 0
        source.drop {
            calls += 1
            return $0.isMultiple(of: 2)
        }.subscribe(subscriber)
        #expect(source.send(2) == .max(1))
        for value in [4, 6] { source.send(value) }
        #expect(source.send(7) == .max(2))
        for value in [8, 9] { source.send(value) }
        source.finish()
        source.finish()
        #expect(source.send(1) == Subscribers.Demand.none)
        #expect(subscriber.values == [7, 8, 9] && subscriber.completions.count == 1)
        #expect(calls == 4)
        #expect(source.asks == [.count(9)])
        #expect(subscriber.events.first == .subscription("DropWhile"))
    }

    @Test("asking drop(while:) for nothing traps")
    func dropWhileZero() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            BareSource(Int.self, failure: Never.self).drop { _ in true }.subscribe(subscriber)
            subscriber.request(.none)
        }
    }

    @Test("dropFirst asks for what it drops together with what is wanted")
    func dropFirst() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(42)) { _ in .max(4) }
        subscriber.onSubscription = { _ in #expect(source.asks == []) }
        source.dropFirst(2).subscribe(subscriber)
        #expect(source.asks == [.count(44)])
        #expect(source.send(1) == Subscribers.Demand.none)
        #expect(source.send(2) == Subscribers.Demand.none)
        #expect(source.send(3) == .max(4))
        #expect(subscriber.values == [3])
        let none = BareSource(Int.self, failure: TestError.self)
        none.dropFirst(2).subscribe(RecordingSubscriber<Int, TestError>(.none))
        #expect(none.asks == [.count(2)])
        let zero = BareSource(Int.self, failure: TestError.self)
        zero.dropFirst(0).subscribe(RecordingSubscriber<Int, TestError>(.none))
        #expect(zero.asks == [])
    }

    @Test("after the end dropFirst takes another subscription and asks for what is still open")
    func dropFirstAgain() {
        let source = BareSource(Int.self, failure: TestError.self, sendsSubscription: false)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.dropFirst(3).subscribe(subscriber)
        subscriber.request(.max(10))
        let first = RecordingSubscription()
        source.send(subscription: first)
        #expect(first.asks == [.count(13)])
        source.finish()
        subscriber.request(.max(312))
        subscriber.request(.max(100))
        source.send(1)
        source.send(2)
        let second = RecordingSubscription()
        source.send(subscription: second)
        #expect(second.asks == [.count(413)])
        source.send(3)
        source.send(4)
        #expect(subscriber.values == [4])
    }

    @Test("a negative number to drop traps when a subscriber comes")
    func dropFirstNegative() async {
        _ = BareSource(Int.self, failure: Never.self).dropFirst(-1)
        await #expect(processExitsWith: .failure) {
            BareSource(Int.self, failure: Never.self).dropFirst(-1).subscribe(RecordingSubscriber<Int, Never>())
        }
    }

    @Test("prefix cancels before it finishes")
    func prefix() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(9)) { _ in .max(3) }
        subscriber.onCompletion = { _ in #expect(source.asks == [.count(9), .cancel]) }
        source.prefix(2).subscribe(subscriber)
        #expect(source.send(1) == .max(3))
        #expect(source.send(2) == Subscribers.Demand.none)
        source.send(3)
        source.finish()
        #expect(subscriber.events == [.subscription("Output"), .value(1), .value(2), .finished])
        #expect(source.prefix(2) == Publishers.Output(upstream: source, range: 0..<2))
        #expect(source.output(at: 3).range == 3..<4)
    }

    @Test("prefix(0) finishes at once")
    func prefixZero() {
        let subscriber = RecordingSubscriber<Int, Never>()
        PassthroughSubject<Int, Never>().prefix(0).subscribe(subscriber)
        #expect(subscriber.events == [.subscription("Output"), .finished])
    }

    @Test("output(in:) answers values before the range with one more, and after a cancel still lets values pass")
    func outputAfterCancel() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1)) { _ in .max(3) }
        source.output(in: 1..<3).subscribe(subscriber)
        subscriber.cancel()
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .max(3))
        source.finish()
        #expect(subscriber.events == [.subscription("Output"), .value(2)])
        #expect(source.asks == [.count(1), .cancel])
    }

    @Test("negative places trap", arguments: [0, 1])
    func negativeTraps(form: Int) async {
        await #expect(processExitsWith: .failure) {
            _ = BareSource(Int.self, failure: Never.self).prefix(-1)
        }
        await #expect(processExitsWith: .failure) {
            _ = BareSource(Int.self, failure: Never.self).output(at: .max)
        }
    }

    @Test("drop(untilOutputFrom:) subscribes to the other first and lets values through after its first")
    func dropUntilOutput() {
        let source = BareSource(Int.self, failure: TestError.self)
        let other = BareSource(String.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(10)) { _ in .max(2) }
        subscriber.onSubscription = { _ in #expect(source.subscriptionCount + other.subscriptionCount == 0) }
        source.drop(untilOutputFrom: other).subscribe(subscriber)
        #expect(other.asks == [.count(1)])
        #expect(source.asks == [.count(10)])
        #expect(source.subscriber?.combineIdentifier == other.subscriber?.combineIdentifier)
        source.send(1)
        other.send("go")
        other.send(completion: .failure(.first))
        #expect(source.send(2) == .max(2))
        subscriber.cancel()
        subscriber.cancel()
        source.send(3)
        #expect(subscriber.events == [.subscription("DropUntilOutput"), .value(2)])
        #expect(source.asks == [.count(10), .cancel])
    }

    @Test("requests before upstream's subscription add up, and a cancel reaches upstream before the other")
    func dropUntilOutputRequests() {
        let source = BareSource(Int.self, failure: TestError.self, sendsSubscription: false)
        let other = BareSource(String.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.drop(untilOutputFrom: other).subscribe(subscriber)
        for demand in [10, 4, 0] { subscriber.request(.max(demand)) }
        let late = RecordingSubscription()
        var order: [String] = []
        late.onCancel = { order.append("main") }
        other.subscription.onCancel = { order.append("other") }
        source.send(subscription: late)
        #expect(late.asks == [.count(14)])
        subscriber.cancel()
        #expect(order == ["main", "other"])
        let afterwards = RecordingSubscription()
        source.send(subscription: afterwards)
        #expect(afterwards.asks == [.cancel])
    }

    @Test("prefix(untilOutputFrom:) cancels upstream and finishes at the other's first value")
    func prefixUntilOutput() {
        let source = BareSource(Int.self, failure: TestError.self)
        let other = BareSource(String.self, failure: Never.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(5)) { _ in .max(2) }
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        #expect(other.asks == [.count(1)])
        subscriber.request(.none)
        #expect(source.send(1) == .max(2))
        #expect(other.send("stop") == Subscribers.Demand.none)
        source.send(2)
        source.finish()
        #expect(source.asks == [.count(5), .request(.none), .cancel])
        #expect(other.asks == [.count(1)])
        #expect(subscriber.values == [1] && subscriber.completions.count == 1)
        #expect(String(describing: subscriber.subscription!).contains("PrefixUntilOutput"))
    }

    @Test("an upstream that ends cancels the other first; another that ends changes nothing")
    func prefixUntilOutputEnds() {
        let source = BareSource(Int.self, failure: TestError.self)
        let other = BareSource(String.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>()
        subscriber.onCompletion = { _ in #expect(other.asks == [.count(1), .cancel]) }
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        source.send(completion: .failure(.second))
        #expect(subscriber.errors == [.second])
        let second = BareSource(Int.self, failure: TestError.self)
        let ended = BareSource(String.self, failure: TestError.self)
        let listener = RecordingSubscriber<Int, TestError>()
        second.prefix(untilOutputFrom: ended).subscribe(listener)
        ended.finish()
        ended.send("late")
        second.send(1)
        #expect(listener.values == [1] && listener.completions.isEmpty)
    }

    @Test("a value of the other before upstream's subscription finishes without one")
    func prefixUntilOutputEarly() {
        let source = BareSource(Int.self, failure: Never.self, sendsSubscription: false)
        let subscriber = RecordingSubscriber<Int, Never>()
        source.prefix(untilOutputFrom: Just(1)).subscribe(subscriber)
        #expect(subscriber.events == [.finished])
        let late = RecordingSubscription()
        source.send(subscription: late)
        #expect(late.asks == [.cancel])
    }

    @Test("ignoreOutput asks for everything and sends only the end")
    func ignoreOutput() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Never, TestError>(.max(42))
        source.ignoreOutput().subscribe(subscriber)
        #expect(subscriber.subscription as? RecordingSubscription === source.subscription)
        #expect(source.asks == [.count(42), .all])
        #expect(source.send(1) == Subscribers.Demand.none)
        source.finish()
        source.send(completion: .failure(.first))
        #expect(subscriber.completions.count == 2)
        subscriber.cancel()
        subscriber.cancel()
        #expect(source.asks == [.count(42), .all, .cancel, .cancel])
    }

    @Test("replaceEmpty sends its value at the end of an empty stream, when it is asked for")
    func replaceEmpty() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.replaceEmpty(with: 9).subscribe(subscriber)
        source.finish()
        #expect(subscriber.events == [.subscription("ReplaceEmpty")])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.subscription("ReplaceEmpty"), .value(9), .finished])
        let full = BareSource(Int.self, failure: TestError.self)
        let other = RecordingSubscriber<Int, TestError>(.max(2)) { _ in .max(3) }
        full.replaceEmpty(with: 9).subscribe(other)
        #expect(full.send(1) == .max(3))
        full.finish()
        full.finish()
        #expect(other.values == [1] && other.completions.count == 1)
        let failed = RecordingSubscriber<Int, TestError>(.none)
        Fail<Int, TestError>(error: .first).replaceEmpty(with: 9).subscribe(failed)
        #expect(failed.errors == [.first])
    }
}

extension BareSource: Equatable {
    static func == (lhs: BareSource, rhs: BareSource) -> Bool { lhs === rhs }
}
