import Combine
import Testing

@Suite("PassthroughSubject", .releasing)
struct PassthroughSubjectTests {
    // combine-behaviour.md, Subjects and Published: the demand experiment.
    @Test(
        "a subscriber gets as many of twenty values as its demand adds up to",
        arguments: [
            (Subscribers.Demand.max(1), [1, 11, 2, 1, 20]), (.max(2), [2, 12, 4, 5, 20]),
            (.max(10), [10, 20, 12, 13, 20]), (.unlimited, [20, 20, 20, 20, 20]),
        ])
    func demandExperiment(initial: Subscribers.Demand, counts: [Int]) {
        let answers: [[Subscribers.Demand]] = [
            Array(repeating: .none, count: 5), Array(repeating: .max(1), count: 10),
            [.max(1), .none, .max(1), .none], [.none, .max(1), .max(2)], [.unlimited, .max(1)],
        ]
        for (script, count) in zip(answers, counts) {
            var rest = script[...]
            let subject = PassthroughSubject<Int, TestError>()
            let subscriber = RecordingSubscriber<Int, TestError>(initial) { _ in rest.popFirst() ?? .none }
            subject.subscribe(subscriber)
            for value in 1...20 { subject.send(value) }
            #expect(subscriber.values == Array(1...count))
        }
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("values without demand are dropped, the completion needs none")
    func dropsWithoutDemand() {
        let subject = PassthroughSubject<Int, TestError>()
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(completion: .failure(.first))
        #expect(subscriber.events == [.subscription("PassthroughSubject"), .failure(.first)])
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("sends from inside receive(completion:) are ignored")
    func sendInsideCompletion() {
        let subject = PassthroughSubject<Int, TestError>()
        let subscriber = RecordingSubscriber<Int, TestError>()
        subscriber.onCompletion = { _ in
            subject.send(2)
            subject.send(completion: .finished)
        }
        subject.subscribe(subscriber)
        subject.send(completion: .finished)
        #expect(subscriber.events == [.subscription("PassthroughSubject"), .finished])
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("a late subscriber gets the empty subscription and the completion")
    func lateSubscriber() {
        let subject = PassthroughSubject<Int, TestError>()
        subject.send(completion: .failure(.second))
        let subscriber = RecordingSubscriber<Int, TestError>()
        subject.subscribe(subscriber)
        #expect(subscriber.events == [.subscription("Empty"), .failure(.second)])
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("sources are asked for all they have once a subscriber asks, and at once after that")
    func lazySources() {
        let subject = PassthroughSubject<Int, TestError>()
        let first = RecordingSubscription()
        subject.send(subscription: first)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        subject.subscribe(subscriber)
        #expect(first.asks == [])
        subscriber.request(.max(2))
        subscriber.request(.max(1))
        #expect(first.asks == [.all])
        let second = RecordingSubscription()
        subject.send(subscription: second)
        subject.send(subscription: second)
        #expect(second.asks == [.all, .all])
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("a subject that is released cancels each source as often as it was given")
    func releaseCancelsSources() {
        let source = RecordingSubscription()
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        for _ in 0..<5 { subject?.send(subscription: source) }
        subject = nil
        #expect(source.asks == Array(repeating: .cancel, count: 5))
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("each subscription of the same subscriber delivers by itself")
    func nestedSubscriptions() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, Never>()
        var depth = 0
        subscriber.onSubscription = { _ in
            guard depth < 10 else { return }
            depth += 1
            subject.subscribe(subscriber)
        }
        subject.subscribe(subscriber)
        #expect(subscriber.subscriptions.count == 11)
        subject.send(1)
        #expect(subscriber.values.count == 11)
        for index in stride(from: 0, to: 11, by: 2) { subscriber.subscriptions[index].cancel() }
        subject.send(2)
        #expect(subscriber.values.filter { $0 == 2 }.count == 5)
    }

    // combine-notes.md row 47: subscribers receive in subscription order.
    @Test("subscribers receive in the order in which they came")
    func subscriptionOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [Int] = []
        var tokens = (0..<20).map { index in subject.sink { _ in order.append(index) } }
        subject.send(1)
        #expect(order == Array(0..<20))
        tokens.remove(at: 3)
        order = []
        subject.send(2)
        #expect(order == Array(0..<20).filter { $0 != 3 })
    }

    @Test("a value sent from inside receive(_:) follows the one that is being delivered, for everybody")
    func reentrantSend() {
        let subject = PassthroughSubject<Int, Never>()
        var first: [Int] = []
        var second: [Int] = []
        let a = subject.sink { value in
            if value < 3 { subject.send(value + 1) }
            first.append(value)
        }
        let b = subject.sink { second.append($0) }
        subject.send(1)
        #expect(first == [1, 2, 3])
        #expect(second.sorted() == [1, 2, 3])
        withExtendedLifetime((a, b)) {}
    }

    @Test("a million values sent from inside receive(_:) do not deepen the stack")
    func reentrantSendsStayFlat() {
        let subject = PassthroughSubject<Int, Never>()
        var last = 0
        let token = subject.sink { value in
            last = value
            if value < 1_000_000 { subject.send(value + 1) }
        }
        onSmallStack { subject.send(1) }
        #expect(last == 1_000_000)
        withExtendedLifetime(token) {}
    }

    @Test("cancelling from inside receive(_:) stops at once")
    func cancelInside() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, Never>()
        subscriber.onValue = { _ in
            subject.send(9)
            subscriber.cancel()
            subscriber.cancel()
        }
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(subscriber.events == [.subscription("PassthroughSubject"), .value(1)])
    }

    @Test("a cancelled or completed subscription releases its subscriber")
    func releasesSubscriber() {
        for completes in [false, true] {
            var isReleased = false
            let subject = PassthroughSubject<Int, Never>()
            do {
                let subscriber = RecordingSubscriber<Int, Never>(onDeinit: { isReleased = true })
                subject.subscribe(subscriber)
                if completes { subject.send(completion: .finished) } else { subscriber.cancel() }
            }
            #expect(isReleased)
        }
    }

    @Test("asking for nothing traps")
    func zeroDemandTraps() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            PassthroughSubject<Int, Never>().subscribe(subscriber)
            subscriber.request(.none)
        }
    }

    @Test("a subscription shows its parent, downstream, demand and subject")
    func reflection() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, Never>(.max(12))
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        let mirror = Mirror(reflecting: subscriber.subscription!)
        #expect(mirror.children.map(\.label) == ["parent", "downstream", "demand", "subject"])
        #expect(mirror.descendant("demand") as? Subscribers.Demand == .max(10))
        #expect(mirror.descendant("downstream") as? RecordingSubscriber<Int, Never> === subscriber)
    }

    // combine-notes.md row 2.
    @Test("threads that send at once never meet in a subscriber, and lose nothing")
    func concurrentSends() {
        let subject = PassthroughSubject<Int, Never>()
        let counter = SerialCounter()
        let token = subject.sink { _ in counter.hit() }
        inParallel(4) { _ in for value in 0..<5000 { subject.send(value) } }
        #expect(counter.count == 20000)
        #expect(!counter.overlapped)
        withExtendedLifetime(token) {}
    }
}
