import Combine
import Testing

// combine-behaviour.md, Reduce-like operators.
@Suite("Reducing operators", .releasing)
struct ReducingTests {
    // combine-notes.md, traps found by running the code: the subscription goes down before upstream is asked.
    @Test("upstream is asked for everything, and values are not counted down")
    func demand() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(3))
        subscriber.onSubscription = { _ in #expect(source.asks == []) }
        source.reduce(0, +).subscribe(subscriber)
        #expect(source.asks == [.all])
        #expect(source.send(1) == Subscribers.Demand.none)
        source.send(2)
        source.finish()
        source.send(completion: .failure(.first))
        source.send(5)
        #expect(subscriber.events == [.subscription("Reduce"), .value(3), .finished])
        #expect(source.asks == [.all])
        let second = RecordingSubscription()
        source.send(subscription: second)
        #expect(second.asks == [.cancel])
    }

    @Test("without demand nothing comes, not even the end, until a value is asked for")
    func waits() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        source.count().subscribe(subscriber)
        source.send(1)
        source.finish()
        #expect(subscriber.events == [.subscription("Count")])
        subscriber.request(.max(1))
        #expect(subscriber.events == [.subscription("Count"), .value(1), .finished])
        let empty = RecordingSubscriber<Int, Never>(.none)
        Empty<Int, Never>().first().subscribe(empty)
        #expect(empty.events == [.subscription("First")])
        empty.request(.max(1))
        #expect(empty.events == [.subscription("First"), .finished])
    }

    @Test("a failure needs no demand and drops the result")
    func failure() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<[Int], TestError>(.none)
        source.collect().subscribe(subscriber)
        source.send(1)
        source.send(completion: .failure(.first))
        subscriber.request(.max(1))
        #expect(subscriber.events == [.subscription("Collect"), .failure(.first)])
    }

    @Test("an error that is thrown cancels upstream before it is sent")
    func throwing() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>(.none)
        subscriber.onCompletion = { _ in #expect(source.asks == [.all, .cancel]) }
        source.tryReduce(0) { _, _ in throw TestError.second }.subscribe(subscriber)
        source.send(1)
        source.send(2)
        source.finish()
        #expect(subscriber.errors as? [TestError] == [.second] && !subscriber.isFinished)
    }

    @Test("a cancel reaches upstream once")
    func cancel() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Bool, TestError>(.none)
        source.allSatisfy { $0 > 0 }.subscribe(subscriber)
        subscriber.cancel()
        subscriber.request(.max(1))
        subscriber.cancel()
        source.send(0)
        source.finish()
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.events == [.subscription("AllSatisfy")])
    }

    @Test("the operators come to the right results")
    func results() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        func note<P: Publisher>(_ name: String, _ publisher: P) -> AnyCancellable {
            publisher.sink(
                receiveCompletion: { if case .failure(let error) = $0 { log.append("\(name) \(error)") } },
                receiveValue: { log.append("\(name) \($0)") })
        }
        let tokens = [
            note("first", subject.first()), note("first>1", subject.first { $0 > 1 }),
            note("contains", subject.contains(3)), note("containsWhere", subject.contains { $0 > 9 }),
            note("all", subject.allSatisfy { $0 < 3 }), note("last", subject.last()),
            note("last<2", subject.last { $0 < 2 }), note("min", subject.min()), note("max", subject.max()),
            note("minBy", subject.min { $0 > $1 }), note("maxBy", subject.max { $0 > $1 }),
            note("count", subject.count()), note("collect", subject.collect()),
            note("collect2", subject.collect(2)), note("reduce", subject.reduce("") { $0 + "\($1)" }),
            note("tryFirst", subject.tryFirst { _ in throw TestError.first }),
            note("tryMax", subject.tryMax { _, _ in throw TestError.second }),
        ]
        for value in [0, 1, 2, 3] { subject.send(value) }
        subject.send(completion: .finished)
        #expect(
            Set(log) == [
                "first 0", "first>1 2", "contains true", "containsWhere false", "all false", "last 3", "last<2 1",
                "min 0", "max 3", "minBy 3", "maxBy 0", "count 4", "collect [0, 1, 2, 3]", "collect2 [0, 1]",
                "collect2 [2, 3]", "reduce 0123", "tryFirst first", "tryMax second",
            ])
        withExtendedLifetime(tokens) {}
    }

    @Test("min asks about the new value and the best one so far, first and last ask about all they must")
    func calls() {
        var calls: [[Int]] = []
        let minimum = RecordingSubscriber<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        subject.min {
            calls.append([$0, $1])
            return $0 < $1
        }.subscribe(minimum)
        var firstCalls = 0
        var lastCalls = 0
        let first = RecordingSubscriber<Int, Never>()
        subject.first {
            firstCalls += 1
            return $0 > 3
        }.subscribe(first)
        subject.last {
            lastCalls += 1
            return $0 > 3
        }.subscribe(RecordingSubscriber<Int, Never>())
        for value in [2, 1, 4, 6, 15, 8, 12] { subject.send(value) }
        subject.send(completion: .finished)
        #expect(calls == [[1, 2], [4, 1], [6, 1], [15, 1], [8, 1], [12, 1]])
        #expect(minimum.values == [1])
        #expect(firstCalls == 3 && lastCalls == 7)
    }

    // combine-behaviour.md section 2, rows Reduce … TryLastWhere and Collect.
    @Test("they show their names and states")
    func reflection() {
        func check<P: Publisher>(_ name: String, _ make: (BareSource<Int, Never>) -> P)
        where P.Failure == Never {
            let source = BareSource(Int.self, failure: Never.self)
            make(source).subscribe(RecordingSubscriber<P.Output, Never>(.none))
            #expect(String(describing: source.subscriberItself!) == name)
            let labels = Mirror(reflecting: source.subscriberItself!).children.map(\.label)
            #expect(labels == (name == "Collect" ? ["count"] : ["downstream", "result", "initial", "status"]))
        }
        check("Reduce") { $0.reduce(0, +) }
        check("Count") { $0.count() }
        check("Collect") { $0.collect() }
        check("Comparison") { $0.max() }
        check("AllSatisfy") { $0.allSatisfy { _ in true } }
        check("Contains") { $0.contains(1) }
        check("ContainsWhere") { $0.contains { _ in true } }
        check("First") { $0.first() }
        check("TryFirst") { $0.first { _ in true } }
        check("Last") { $0.last() }
        check("LastWhere") { $0.last { _ in true } }
    }

    @Test("collect(n) multiplies demand by the size of a group")
    func collectByCount() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<[Int], TestError>(.max(2)) { _ in .max(3) }
        source.collect(4).subscribe(subscriber)
        #expect(source.asks == [.count(8)])
        for value in 1...3 { #expect(source.send(value) == Subscribers.Demand.none) }
        #expect(source.send(4) == .max(12))
        source.send(5)
        source.finish()
        #expect(subscriber.events == [.subscription("CollectByCount"), .value([1, 2, 3, 4]), .value([5]), .finished])
        let failed = BareSource(Int.self, failure: TestError.self)
        let other = RecordingSubscriber<[Int], TestError>()
        failed.collect(4).subscribe(other)
        failed.send(1)
        failed.send(completion: .failure(.first))
        #expect(other.events == [.subscription("CollectByCount"), .failure(.first)])
        let cancelled = BareSource(Int.self, failure: TestError.self)
        let third = RecordingSubscriber<[Int], TestError>()
        cancelled.collect(4).subscribe(third)
        cancelled.send(1)
        third.cancel()
        third.cancel()
        cancelled.finish()
        #expect(third.events == [.subscription("CollectByCount"), .finished])
        #expect(cancelled.asks == [.all, .cancel])
    }
}
