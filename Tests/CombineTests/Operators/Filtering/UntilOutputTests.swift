import Combine
import Testing

// combine-behaviour.md, Pass-through and filter-like operators: drop(untilOutputFrom:) and prefix(untilOutputFrom:).
@Suite("drop and prefix until another publisher sends", .releasing)
struct UntilOutputTests {
    private let source = NumberSource()
    private let other = BareSource(String.self, failure: TestError.self)

    @Test("before the trigger a second subscription of the other is cancelled, after it another one is accepted")
    func otherSubscriptions() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.drop(untilOutputFrom: other).subscribe(subscriber)
        let early = RecordingSubscription()
        other.send(subscription: early)
        #expect(early.asks == [.cancel])
        other.send("go")
        let late = RecordingSubscription()
        other.send(subscription: late)
        #expect(late.asks == [.count(1)])
        subscriber.cancel()
        #expect(late.asks == [.count(1), .cancel] && other.asks == [.count(1)])
    }

    @Test("prefix(untilOutputFrom:) ends once when both publishers end it from inside a delivery")
    func endsInside() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        subscriber.onValue = { [source, other] _ in
            other.send("stop")
            source.send(completion: .failure(.first))
        }
        source.send(1)
        #expect(subscriber.values == [1] && subscriber.isFinished && subscriber.completions.count == 1)
    }

    @Test("a value after the other has finished traps when nobody asked for anything")
    func afterOtherFinished() async {
        await #expect(processExitsWith: .failure) {
            let source = NumberSource(sendsSubscription: false)
            let other = BareSource(String.self, failure: TestError.self)
            source.drop(untilOutputFrom: other).subscribe(RecordingSubscriber<Int, TestError>(.none))
            other.finish()
            source.send(1)
        }
    }

    @Test(
        "both listeners of prefix(untilOutputFrom:) have one identifier, and values of an other that ended are ignored")
    func identifiers() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        #expect(source.subscriber?.combineIdentifier == other.subscriber?.combineIdentifier)
        let second = RecordingSubscription()
        other.send(subscription: second)
        #expect(second.asks == [.cancel])
        other.send(completion: .failure(.first))
        other.send("late")
        source.send(1)
        subscriber.cancel()
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty && source.asks == [.all, .cancel])
    }

    @Test("an end that comes while a value is being delivered waits for it")
    func endWaits() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        subscriber.onValue = { [other] _ in
            other.send("stop")
            #expect(subscriber.completions.isEmpty)
        }
        source.send(1)
        #expect(subscriber.values == [1] && subscriber.isFinished && source.asks == [.all, .cancel])
    }
}

// combine-behaviour.md, Pass-through and filter-like operators: prefix(_:), output(at:), output(in:), dropFirst, ignoreOutput.
@Suite("Places and counts", .releasing)
struct PlaceTests {
    @Test("partial ranges start at the first value and have no end")
    func ranges() {
        let source = NumberSource()
        #expect(source.output(in: 3...).range == 3..<Int.max && source.output(in: ...3).range == 0..<4)
        #expect(source.output(in: ..<3).range == 0..<3 && source.prefix(2).range == 0..<2)
    }

    @Test("values before the subscription count, and the subscription can come after them")
    func early() {
        let source = NumberSource(sendsSubscription: false)
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.prefix(3).subscribe(subscriber)
        source.send(1)
        source.send(2)
        source.send(subscription: source.subscription)
        source.finish()
        #expect(subscriber.events == [.value(1), .value(2), .subscription("Output"), .finished])
    }

    @Test("dropFirst hands on each completion, ignoreOutput each subscription and request")
    func repeats() {
        let source = NumberSource()
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.dropFirst().subscribe(subscriber)
        source.finish()
        source.send(completion: .failure(.first))
        #expect(subscriber.completions.count == 2)
        let ignored = NumberSource()
        let listener = RecordingSubscriber<Never, TestError>(.none)
        ignored.ignoreOutput().subscribe(listener)
        listener.cancel()
        listener.request(.max(95))
        let second = RecordingSubscription()
        ignored.send(subscription: second)
        #expect(ignored.asks == [.all, .cancel, .count(95)] && second.asks == [.all])
    }
}
