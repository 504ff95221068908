import Combine
import Testing

// combine-behaviour.md, Many upstreams.
@Suite("zip, combineLatest, merge, append, prepend", .releasing)
struct CombiningTests {
    private let a = BareSource(Int.self, failure: TestError.self)
    private let b = BareSource(Int.self, failure: TestError.self)

    @Test("zip hands a request made during a delivery to the completing side as its answer")
    func zipDemand() {
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        a.zip(b) { $0 * $1 }.subscribe(subscriber)
        subscriber.request(.max(2))
        subscriber.onValue = { _ in subscriber.request(.max(666)) }
        #expect(a.send(3) == Subscribers.Demand.none)
        #expect(b.send(5) == .max(666))
        #expect(a.asks == [.count(2), .count(666)])
        #expect(b.asks == [.count(2)])
        #expect(subscriber.values == [15])
    }

    // combine-notes.md row 16.
    @Test("zip ends when a side that is over has nothing left")
    func zipEnds() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        a.zip(b) { $0 + $1 }.subscribe(subscriber)
        for value in [100, 200, 300] { a.send(value) }
        b.send(1)
        a.finish()
        #expect(!subscriber.isFinished)
        b.send(2)
        b.send(3)
        #expect(subscriber.values == [101, 202, 303] && subscriber.isFinished)
        #expect(a.asks == [.all] && b.asks == [.all, .cancel])
        #expect(subscriber.events.first == .subscription("Zip"))
        let c = BareSource(Int.self, failure: TestError.self)
        let d = BareSource(Int.self, failure: TestError.self)
        let other = RecordingSubscriber<Int, TestError>()
        c.zip(d) { $0 + $1 }.subscribe(other)
        c.finish()
        #expect(other.isFinished && d.asks == [.all, .cancel])
    }

    @Test("a failure of zip cancels all sides")
    func zipFails() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        a.zip(b) { $0 + $1 }.subscribe(subscriber)
        a.send(completion: .failure(.first))
        b.send(completion: .failure(.second))
        #expect(a.asks == [.all, .cancel] && b.asks == [.all, .cancel])
        #expect(subscriber.errors == [.first])
    }

    @Test("an array zipped with a subject gives one tuple for each value of the subject and ends with the array")
    func zipArray() {
        let subject = CurrentValueSubject<String, Never>("x")
        var log: [String] = []
        let token = [1].publisher.zip(subject).sink(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0.0)\($0.1)") })
        #expect(log == ["1x", "finished"])
        withExtendedLifetime(token) {}
    }

    @Test("zip and combineLatest trap when they are asked for nothing")
    func zeroTraps() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<(Int, Int), Never>(.none)
            Just(1).zip(Just(2)).subscribe(subscriber)
            subscriber.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<(Int, Int), Never>(.none)
            Just(1).combineLatest(Just(2)).subscribe(subscriber)
            subscriber.request(.none)
        }
    }

    // combine-notes.md row 23.
    @Test("combineLatest hands each request to all sides and answers none")
    func combineLatestDemand() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(2))
        a.combineLatest(b) { $0 * $1 }.subscribe(subscriber)
        subscriber.onValue = { _ in subscriber.request(.max(666)) }
        #expect(a.send(3) == Subscribers.Demand.none)
        #expect(b.send(5) == Subscribers.Demand.none)
        #expect(a.asks == [.count(2), .count(666)] && b.asks == [.count(2), .count(666)])
        #expect(subscriber.values == [15])
    }

    @Test("combineLatest drops what nobody asked for and sends the newest later")
    func combineLatestDrops() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1))
        a.combineLatest(b) { $0 + $1 }.subscribe(subscriber)
        a.send(1)
        b.send(10)
        b.send(20)
        subscriber.request(.max(1))
        a.send(2)
        #expect(subscriber.values == [11, 22])
    }

    @Test("combineLatest of four sends the newest of each")
    func combineLatestFour() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var values: [Int] = []
        let token = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 * $1 * $2 * $3 }
            .sink { values.append($0) }
        for (index, value) in [(0, 1), (0, 2), (1, 2), (2, 9), (3, 1), (0, 3), (2, 12)] { subjects[index].send(value) }
        #expect(values == [36, 54, 72])
        withExtendedLifetime(token) {}
    }

    @Test("combineLatest finishes when all sides have, and a failure cancels the others")
    func combineLatestEnds() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        a.combineLatest(b) { $0 + $1 }.subscribe(subscriber)
        a.send(1)
        a.finish()
        a.send(5)
        b.send(2)
        #expect(subscriber.values == [3] && !subscriber.isFinished)
        b.finish()
        #expect(subscriber.isFinished)
        // One that never sent anything does not end it either.
        let silent = BareSource(Int.self, failure: TestError.self)
        let open = BareSource(Int.self, failure: TestError.self)
        let waiting = RecordingSubscriber<Int, TestError>()
        silent.combineLatest(open) { $0 + $1 }.subscribe(waiting)
        silent.finish()
        open.send(1)
        #expect(waiting.events.count == 1)
        open.finish()
        #expect(waiting.isFinished && waiting.values == [])
        let c = BareSource(Int.self, failure: TestError.self)
        let d = BareSource(Int.self, failure: TestError.self)
        let other = RecordingSubscriber<Int, TestError>()
        c.combineLatest(d) { $0 + $1 }.subscribe(other)
        c.send(completion: .failure(.first))
        #expect(c.asks == [.all] && d.asks == [.all, .cancel] && other.errors == [.first])
    }

    @Test("merge asks each side for one value, and for everything when there is no limit")
    func mergeDemand() {
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        a.merge(with: b, Empty()).subscribe(subscriber)
        #expect(a.asks == [.count(1)] && b.asks == [.count(1)])
        subscriber.request(.max(1))
        #expect(a.asks == [.count(1)])
        #expect(a.send(100) == .max(1))
        #expect(a.send(200) == Subscribers.Demand.none)
        #expect(a.send(300) == Subscribers.Demand.none)
        #expect(subscriber.values == [100])
        subscriber.request(.max(1))
        #expect(subscriber.values == [100, 300])
        #expect(a.asks == [.count(1), .count(1)])
        subscriber.request(.none)
        subscriber.request(.unlimited)
        #expect(a.asks.last == .all && b.asks == [.count(1), .all])
        #expect(b.send(7) == Subscribers.Demand.none)
    }

    @Test("merge finishes when all sides have, and a failure cancels the others")
    func mergeEnds() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        Publishers.MergeMany(a, b).subscribe(subscriber)
        a.finish()
        b.send(1)
        #expect(!subscriber.isFinished)
        b.finish()
        #expect(subscriber.events == [.subscription("Merge"), .value(1), .finished])
        let c = BareSource(Int.self, failure: TestError.self)
        let d = BareSource(Int.self, failure: TestError.self)
        let other = RecordingSubscriber<Int, TestError>()
        c.merge(with: d).subscribe(other)
        c.send(completion: .failure(.first))
        #expect(c.asks == [.all] && d.asks == [.all, .cancel] && other.errors == [.first])
        let none = RecordingSubscriber<Int, Never>()
        Publishers.MergeMany<Just<Int>>([]).subscribe(none)
        #expect(none.isFinished)
    }

    @Test("merge of eight sends all values")
    func mergeEight() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var values: [Int] = []
        let s = subjects
        let token = s[0].merge(with: s[1]).merge(with: s[2], s[3]).merge(with: s[4], s[5], s[6], s[7])
            .sink { values.append($0) }
        for (index, subject) in subjects.enumerated() { subject.send(index) }
        #expect(values == Array(0..<8))
        withExtendedLifetime(token) {}
    }

    @Test("threads that send at once never meet below combineLatest, zip, merge and flatMap")
    func concurrentSides() {
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<Int, Never>()
        let counters = (0..<4).map { _ in SerialCounter() }
        let tokens = [
            left.combineLatest(right).sink { _ in counters[0].hit() },
            left.zip(right).sink { _ in counters[1].hit() },
            left.merge(with: right).sink { _ in counters[2].hit() },
            left.merge(with: right).flatMap { [$0, $0].publisher }.sink { _ in counters[3].hit() },
        ]
        inParallel(2) { index in
            for value in 0..<5000 { (index == 0 ? left : right).send(value) }
        }
        #expect(counters.allSatisfy { !$0.overlapped })
        #expect(counters[1].count == 5000 && counters[2].count == 10000 && counters[3].count == 20000)
        withExtendedLifetime(tokens) {}
    }

    @Test("append subscribes to what follows when the first finishes, and asks it for what is open")
    func append() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(10)) { .max($0) }
        a.append(b).subscribe(subscriber)
        for value in 1...3 { #expect(a.send(value) == .max(value)) }
        #expect(b.subscriptionCount == 0)
        a.finish()
        #expect(b.asks == [.count(13)])
        a.send(9)
        b.send(4)
        b.finish()
        b.finish()
        #expect(subscriber.values == [1, 2, 3, 4] && subscriber.completions.count == 1)
        #expect(subscriber.events.first == .subscription("Concatenate"))
    }

    @Test("append drops values that nobody asked for, and a failure or a cancel keeps what follows away")
    func appendStops() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1))
        a.append(b).subscribe(subscriber)
        a.send(1)
        #expect(a.send(2) == Subscribers.Demand.none)
        a.send(completion: .failure(.first))
        #expect(subscriber.values == [1] && subscriber.errors == [.first] && b.subscriptionCount == 0)
        let c = BareSource(Int.self, failure: TestError.self)
        let d = BareSource(Int.self, failure: TestError.self)
        let other = RecordingSubscriber<Int, TestError>()
        c.append(d).subscribe(other)
        other.cancel()
        other.cancel()
        c.finish()
        #expect(c.asks == [.all, .cancel] && d.subscriptionCount == 0)
    }

    @Test("prepend and append take values, sequences and publishers")
    func forms() {
        var values: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.prepend(2, 3).prepend([1]).prepend(Just(0)).append(5, 6).append([7]).append(Just(8))
            .sink { values.append($0) }
        subject.send(4)
        subject.send(completion: .finished)
        #expect(values == Array(0...8))
        withExtendedLifetime(token) {}
    }
}
