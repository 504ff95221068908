import Combine
import Foundation
import Testing

/// The rows of combine-notes.md that no test of one operator names.
@Suite("Reported bugs", .releasing)
struct ReportedBugTests {
    // combine-notes.md row 1.
    @Test("subscribers may come on any thread, and ask and cancel there")
    func anyThread() {
        let counter = SerialCounter()
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.map { $0 + 1 }.share()
        inParallel(4) { _ in
            for _ in 0..<50 {
                let token = shared.sink { _ in counter.hit() }
                subject.send(1)
                token.cancel()
            }
        }
        let before = counter.count
        subject.send(1)
        #expect(counter.count == before && before > 0)
    }

    // combine-notes.md row 5.
    @Test("values sent from inside a delivery of what had waited do not lock anything twice")
    func sendInsideFlush() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
        for value in 1...3 { subject.send(value) }
        subscriber.onValue = { if $0 < 10 { subject.send($0 + 10) } }
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3, 11, 12, 13])
    }

    // combine-notes.md row 6.
    @Test("subscribers that come and go while values are sent get them in order, from their first to their last")
    func snapshots() {
        // A value may still be on its way when the subscription has just been cancelled.
        final class Values: @unchecked Sendable {
            private let lock = NSLock()
            private var list: [Int] = []
            func add(_ value: Int) { lock.withLock { list.append(value) } }
            var isOrdered: Bool { lock.withLock { list == list.sorted() } }
        }
        let subject = CurrentValueSubject<Int, Never>(0)
        let isOrdered = SerialCounter()
        inParallel(4) { index in
            if index == 0 {
                for value in 1...2000 { subject.send(value) }
            } else {
                for _ in 0..<200 {
                    let values = Values()
                    let token = subject.sink { values.add($0) }
                    token.cancel()
                    if values.isOrdered { isOrdered.hit() }
                }
            }
        }
        #expect(isOrdered.count == 600)
    }

    // combine-notes.md row 10.
    @Test("a child that calls back while it is cancelled does not deadlock")
    func cancelCallsBack() {
        let source = BareSource(Int.self, failure: TestError.self)
        let child = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>()
        child.subscription.onCancel = {
            child.send(1)
            child.send(completion: .failure(.first))
            subscriber.request(.max(1))
            subscriber.cancel()
            source.send(2)
            source.send(completion: .failure(.second))
        }
        source.flatMap { _ in child }.subscribe(subscriber)
        source.send(1)
        subscriber.cancel()
        #expect(child.asks == [.all, .cancel] && source.asks == [.all, .cancel] && subscriber.events.count == 1)
    }

    // combine-notes.md row 21.
    @Test("subscriptions take a request after a cancel, and a cancel before a request, in silence")
    func lateRequests() {
        func check<P: Publisher>(_ publisher: P) where P.Output == Int, P.Failure == Never {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            publisher.subscribe(subscriber)
            subscriber.cancel()
            subscriber.request(.max(1))
            subscriber.cancel()
            #expect(subscriber.values == [])
        }
        check(Just(1))
        check([1, 2].publisher)
        check(Optional(1).publisher)
        check(Result<Int, Never>.success(1).publisher)
        check(Future<Int, Never> { $0(.success(1)) })
        check(PassthroughSubject<Int, Never>())
        check(CurrentValueSubject<Int, Never>(1))
        check(Record<Int, Never>(output: [1], completion: .finished))
        check(Just(1).append(2))
        check([1].publisher.flatMap { Just($0) })
        check([1].publisher.share())
    }

    // combine-notes.md row 29.
    @Test("assign(to:on:) holds its object until the stream ends or is cancelled, assign(to:) does not")
    func assignHolds() {
        final class Model {
            @Published var published = 0
            var number = 0
            var tokens: [AnyCancellable] = []
        }
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Model?
        weak var free: Model?
        do {
            let first = Model()
            subject.assign(to: \.number, on: first).store(in: &first.tokens)
            held = first
            let second = Model()
            subject.assign(to: &second.$published)
            free = second
        }
        subject.send(5)
        #expect(held?.number == 5 && free == nil)
        subject.send(completion: .finished)
        #expect(held == nil)
    }

    // combine-notes.md row 31: closures are not `@Sendable`, so what is bound to the main actor can be called in them.
    @MainActor @Test("a closure of the main actor is taken as it is")
    func mainActorClosure() {
        final class Box { var value = 0 }
        let box = Box()
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.map { $0 + box.value }.sink { box.value = $0 }
        subject.send(2)
        subject.send(2)
        #expect(box.value == 4)
        token.cancel()
    }

    // combine-notes.md row 40.
    @Test("loops and queues are schedulers themselves, with times in milliseconds")
    func schedulers() {
        let subject = PassthroughSubject<Int, Never>()
        let first = subject.throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: true)
        let second = subject.debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
        let third = subject.delay(for: .milliseconds(500), scheduler: OperationQueue.main)
        #expect(first.interval == 0.5 && second.dueTime.magnitude == 500_000_000 && third.interval == 0.5)
    }

    // combine-notes.md row 48.
    @Test("merge, combineLatest and collect by time are there")
    func checklist() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let tokens = [
            subject.merge(with: subject).sink { log.append("merge \($0)") },
            subject.combineLatest(subject).sink { log.append("latest \($0.0) \($0.1)") },
            subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(60), 1)).sink { log.append("collect \($0)") },
        ]
        subject.send(1)
        #expect(log == ["merge 1", "merge 1", "latest 1 1", "collect [1]"])
        withExtendedLifetime(tokens) {}
    }
}

// combine-notes.md row 30: what Apple has not declared is free for clients to declare, and this compiles.
private struct Envelope<Value: Sendable>: Sendable {
    let subject: PassthroughSubject<Value, Never>
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
