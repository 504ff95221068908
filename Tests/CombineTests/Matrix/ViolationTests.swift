import Combine
import CombineTestKit
import Testing

// combine-behaviour.md, section 1, "Protocol-violation table": what of its rows `MatrixTests` does not go through.
@Suite("Publishers that break the rules", .releasing)
struct ViolationTests {
    private let source = NumberSource()
    private let other = BareSource(String.self, failure: TestError.self, sendsSubscription: false)
    private let subscriber = RecordingSubscriber<Int, TestError>()

    @Test("each operator of the table has a row in the matrix, or a test here")
    func complete() {
        let known = Set(operatorCases.map(\.name))
        #expect(Set(violationTable.flatMap(\.operators)).subtracting(known) == [])
        let here: Set = [
            "setFailureType", "the other of drop(untilOutputFrom:)", "the other of prefix(untilOutputFrom:)",
            "what follows in catch", "the newest of switchToLatest", "autoconnect", "Just", "Optional", "Result",
            "Future", "PassthroughSubject", "CurrentValueSubject", "Sequence", "Record",
        ]
        #expect(Set(violationTable.flatMap(\.others)) == here)
        // The sheet says nothing of what groups by time.
        let rows = operatorCases.filter { $0.row == nil }.map(\.name)
        #expect(rows == ["collect(byTime)"])
    }

    // Row map, setFailureType: value, completion; `SetFailureTypeTests` has the rest.
    @Test("setFailureType hands on what comes before the subscription")
    func setFailureType() {
        let early = BareSource(Int.self, failure: Never.self, sendsSubscription: false)
        early.setFailureType(to: TestError.self).subscribe(subscriber)
        early.send(1)
        early.finish()
        #expect(subscriber.events == [.value(1), .finished])
    }

    // Row drop(untilOutputFrom:), other: value ignored, completion forwarded, second cancelled.
    @Test("what the other of drop(untilOutputFrom:) sends before its subscription: no value counts, its end does")
    func dropOther() {
        source.drop(untilOutputFrom: other).subscribe(subscriber)
        other.send("go")
        source.send(1)
        #expect(subscriber.values == [])
        other.send(subscription: other.subscription)
        let second = RecordingSubscription()
        other.send(subscription: second)
        #expect(other.asks == [.count(1)] && second.asks == [.cancel])
        let early = BareSource(String.self, failure: TestError.self, sendsSubscription: false)
        let listener = RecordingSubscriber<Int, TestError>()
        NumberSource().drop(untilOutputFrom: early).subscribe(listener)
        early.send(completion: .failure(.second))
        #expect(listener.errors == [.second])
    }

    // Row prefix(untilOutputFrom:), other: value and completion ignored, second cancelled; a completion of the main one
    // is ignored, and cancels the other.
    @Test("what comes before the subscriptions of prefix(untilOutputFrom:) is ignored")
    func prefixOther() {
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        other.send("stop")
        other.finish()
        source.send(1)
        #expect(subscriber.values == [1] && subscriber.completions.isEmpty)
        let silent = NumberSource(sendsSubscription: false)
        let terminator = BareSource(String.self, failure: TestError.self)
        let listener = RecordingSubscriber<Int, TestError>()
        silent.prefix(untilOutputFrom: terminator).subscribe(listener)
        let second = RecordingSubscription()
        terminator.send(subscription: second)
        #expect(second.asks == [.cancel] && terminator.asks == [.count(1)])
        silent.finish()
        #expect(listener.events.isEmpty && terminator.asks == [.count(1), .cancel])
    }

    // Row catch, tryCatch: second cancelled in both phases.
    @Test("a second subscription is cancelled after the failure, too")
    func catchPhases() {
        func check<P: Publisher>(_ make: (NumberSource, BareSource<Int, Never>) -> P) where P.Output == Int {
            let source = NumberSource()
            let next = BareSource(Int.self, failure: Never.self)
            let subscriber = RecordingSubscriber<Int, P.Failure>()
            make(source, next).subscribe(subscriber)
            let seconds = [RecordingSubscription(), RecordingSubscription()]
            source.send(subscription: seconds[0])
            source.send(completion: .failure(.first))
            next.send(subscription: seconds[1])
            #expect(seconds.map(\.asks) == [[.cancel], [.cancel]])
            #expect(next.asks == [.all] && subscriber.subscriptions.count == 1)
        }
        check { source, next in source.catch { _ in next } }
        check { source, next in source.tryCatch { _ in next } }
    }

    // Row switchToLatest, inner: value forwarded, completion trapped, second cancelled.
    @Test("what the newest publisher of switchToLatest sends before its subscription")
    func newest() async {
        let silent = NumberSource(sendsSubscription: false)
        source.map { _ in silent }.switchToLatest().subscribe(subscriber)
        source.send(0)
        silent.send(1)
        #expect(subscriber.values == [1])
        silent.send(subscription: silent.subscription)
        let second = RecordingSubscription()
        silent.send(subscription: second)
        #expect(silent.asks == [.all] && second.asks == [.cancel])
        await #expect(processExitsWith: .failure) {
            let source = NumberSource()
            let silent = NumberSource(sendsSubscription: false)
            source.map { _ in silent }.switchToLatest().subscribe(RecordingSubscriber<Int, TestError>())
            source.send(0)
            silent.finish()
        }
    }

    // Row autoconnect: value and completion forwarded.
    @Test("autoconnect hands on what comes before the subscription")
    func autoconnect() {
        let connectable = BareConnectable(sendsSubscription: false)
        let answering = RecordingSubscriber<Int, TestError>(.none) { _ in .max(4) }
        connectable.autoconnect().subscribe(answering)
        #expect(connectable.source.send(1) == .max(4))
        connectable.source.finish()
        #expect(answering.events == [.value(1), .finished])
    }

    /// Subscribes to a source, and returns what ends it when nobody asks it for more.
    private static let sources: [@Sendable (Watch) -> (() -> Void)] = [
        { subscribe($0, to: Just(1)) },
        { subscribe($0, to: Optional(1).publisher) },
        { subscribe($0, to: Result<Int, TestError>.success(1).publisher) },
        { subscribe($0, to: Future<Int, TestError> { $0(.success(1)) }) },
        { subscribe($0, toSubject: PassthroughSubject<Int, TestError>()) },
        { subscribe($0, toSubject: CurrentValueSubject<Int, TestError>(1)) },
        { subscribe($0, to: [1, 2].publisher) },
        { subscribe($0, to: Record<Int, Never>(output: [1, 2], completion: .finished)) },
    ]

    private static func subscribe<P: Publisher>(_ watch: Watch, to publisher: P) -> () -> Void {
        publisher.subscribe(watch.subscriber(P.Output.self, P.Failure.self))
        return {}
    }

    private static func subscribe<S: Subject>(_ watch: Watch, toSubject subject: S) -> () -> Void {
        subject.subscribe(watch.subscriber(S.Output.self, S.Failure.self))
        return { subject.send(completion: .finished) }
    }

    // Rows Just, Optional, Result, Future, PassthroughSubject, CurrentValueSubject; Sequence, Record: zero.
    @Test("sources of one value and subjects trap when they are asked for nothing, sequences do not", arguments: 0..<8)
    func zero(index: Int) async {
        if index < 6 {
            await #expect(processExitsWith: .failure) { [index] in
                let watch = Watch(.none)
                _ = Self.sources[index](watch)
                watch.subscription!.request(.none)
            }
        } else {
            let watch = Watch(.none)
            _ = Self.sources[index](watch)
            watch.subscription!.request(.none)
            #expect(watch.valueCount() == 0)
        }
    }

    // The same rows: keeps.
    @Test(
        "sources let their subscriber go at the end and at a cancel, whoever keeps the subscription", arguments: 0..<8)
    func keeps(index: Int) {
        for cancels in [false, true] {
            weak var subscriber: AnyObject?
            var kept: (any Subscription)?
            do {
                let watch = Watch(.none)
                let end = Self.sources[index](watch)
                subscriber = watch.keepAlive
                if cancels {
                    watch.subscription?.cancel()
                } else {
                    watch.subscription?.request(.max(2))
                    end()
                }
                kept = watch.forget()
            }
            #expect(subscriber == nil)
            withExtendedLifetime(kept) {}
        }
    }
}
