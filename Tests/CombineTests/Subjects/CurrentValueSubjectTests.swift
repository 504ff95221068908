import Combine
import Testing

@Suite("CurrentValueSubject", .releasing)
struct CurrentValueSubjectTests {
    // combine-behaviour.md, Subjects and Published.
    @Test("the present value uses one unit of demand and comes once")
    func currentValueNeedsDemand() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        subject.subscribe(subscriber)
        subscriber.request(.max(2))
        subscriber.request(.max(3))
        subscriber.request(.max(1))
        #expect(subscriber.values == [0])
        for value in 1...9 { subject.send(value) }
        #expect(subscriber.values == [0, 1, 2, 3, 4, 5])
    }

    // combine-notes.md row 25.
    @Test("send and value both keep the value first")
    func keepsFirst() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var seen: [Int] = []
        let token = subject.sink { _ in seen.append(subject.value) }
        subject.send(1)
        subject.value = 2
        subject.value = 2
        #expect(seen == [0, 1, 2, 2])
        let late = RecordingSubscriber<Int, Never>()
        subject.subscribe(late)
        #expect(late.values == [2])
        withExtendedLifetime(token) {}
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("after the end value is still kept, send is not, and nobody hears of either")
    func afterTheEnd() {
        let subject = CurrentValueSubject<Int, TestError>(0)
        subject.send(completion: .failure(.first))
        subject.value = 1
        #expect(subject.value == 1)
        subject.send(2)
        #expect(subject.value == 1)
        let late = RecordingSubscriber<Int, TestError>()
        subject.subscribe(late)
        #expect(late.events == [.subscription("Empty"), .failure(.first)])
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("a request inside receive(subscription:) delivers before it returns")
    func deliversInsideSubscription() {
        let subject = CurrentValueSubject<Int, Never>(7)
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        subscriber.onSubscription = { subscription in
            subscription.request(.max(1))
            #expect(subscriber.values == [7])
        }
        subject.subscribe(subscriber)
        #expect(subscriber.values == [7])
    }

    @Test("a subscription made from inside a delivery gets the present value at once")
    func nestedSubscription() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var inner: [Int] = []
        var tokens: [AnyCancellable] = []
        subject.sink { value in
            if value == 2 {
                subject.sink { inner.append($0) }.store(in: &tokens)
                #expect(inner == [2])
            }
        }.store(in: &tokens)
        subject.send(2)
        subject.send(3)
        #expect(inner == [2, 3])
        // The closure and the tokens hold each other.
        tokens = []
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("sources are asked for all they have at once, and cancelled with the subject")
    func sources() {
        let source = RecordingSubscription()
        var subject: CurrentValueSubject<Int, Never>? = CurrentValueSubject(0)
        for _ in 0..<5 { subject?.send(subscription: source) }
        subject = nil
        #expect(source.asks == Array(repeating: .all, count: 5) + Array(repeating: .cancel, count: 5))
    }

    // combine-notes.md row 20.
    @Test("a subscriber without demand gets only the newest value when it asks")
    func newestWaits() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        subject.subscribe(subscriber)
        for value in 1...5 { subject.send(value) }
        subscriber.request(.max(2))
        #expect(subscriber.values == [5])
    }

    // combine-behaviour.md, Subjects and Published: what a subscriber answers with is demand like any other.
    @Test("a value that the subscriber sends from inside a delivery comes when its answer asks for it")
    func sentInside() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = RecordingSubscriber<Int, Never>(.max(1)) { value in value < 3 ? .max(1) : .none }
        subscriber.onValue = { value in if value < 5 { subject.send(value + 1) } }
        subject.subscribe(subscriber)
        #expect(subscriber.values == [0, 1, 2, 3] && subject.value == 4)
        // The fourth waits for demand; then the last one is sent from inside it.
        subscriber.request(.max(1))
        #expect(subscriber.values == [0, 1, 2, 3, 4] && subject.value == 5)
    }

    @Test("after a first value that is sent, too, and only the newest of several is kept")
    func sentInsideLater() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = RecordingSubscriber<Int, Never>(.max(2)) { value in value == 1 ? .max(1) : .none }
        subject.subscribe(subscriber)
        subscriber.onValue = { value in if value == 1 { for next in 2...4 { subject.send(next) } } }
        subject.send(1)
        #expect(subscriber.values == [0, 1, 4])
    }

    // combine-notes.md row 7.
    @Test("a subscriber may wait for another thread that uses the subject")
    func noDeadlock() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let token = subject.sink { _ in
            inParallel(2) { index in if index == 1 { _ = subject.value } }
        }
        subject.send(1)
        #expect(subject.value == 1)
        withExtendedLifetime(token) {}
    }

    @Test("asking for nothing traps")
    func zeroDemandTraps() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            CurrentValueSubject<Int, Never>(0).subscribe(subscriber)
            subscriber.request(.none)
        }
    }

    @Test("threads that send at once never meet in a subscriber, and lose nothing")
    func concurrentSends() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let counter = SerialCounter()
        let token = subject.sink { _ in counter.hit() }
        inParallel(4) { _ in for value in 0..<5000 { subject.send(value) } }
        #expect(counter.count == 20001)
        #expect(!counter.overlapped)
        withExtendedLifetime(token) {}
    }
}
