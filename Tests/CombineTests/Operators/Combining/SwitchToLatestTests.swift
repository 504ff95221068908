import Combine
import Testing

// combine-behaviour.md, Many upstreams.
@Suite("Publishers of publishers that break the rules", .releasing)
struct SwitchToLatestTests {
    private let outer = BareSource(NumberSource.self, failure: TestError.self)
    private let silent = NumberSource(sendsSubscription: false)

    @Test("a value before the newest publisher's subscription is delivered")
    func earlyValue() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        outer.switchToLatest().subscribe(subscriber)
        outer.send(silent)
        silent.send(1)
        #expect(subscriber.values == [1])
    }

    @Test("a subscription that comes after upstream finished is accepted and asked for what is open")
    func lateSubscription() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(4))
        outer.switchToLatest().subscribe(subscriber)
        outer.send(silent)
        outer.finish()
        silent.send(subscription: silent.subscription)
        let second = RecordingSubscription()
        silent.send(subscription: second)
        #expect(silent.asks == [.count(4)] && second.asks == [.cancel] && !subscriber.isFinished)
        silent.finish()
        #expect(subscriber.isFinished)
    }

    @Test("publishers that upstream sends after its finish are not subscribed to")
    func afterFinish() {
        let first = NumberSource()
        let second = NumberSource()
        outer.switchToLatest().subscribe(RecordingSubscriber<Int, TestError>())
        outer.send(first)
        outer.finish()
        outer.send(second)
        #expect(second.subscriptionCount == 0 && first.asks == [.all])
    }

    // combine-behaviour.md, Many upstreams, switchToLatest. Apple's hands each completion on while it has no publisher to
    // follow, and a value that follows an outer failure; one completion is the safe deviation.
    @Test("without a publisher to follow the first completion is the only one, and nothing follows it")
    func completions() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        outer.switchToLatest().subscribe(subscriber)
        outer.finish()
        outer.finish()
        outer.send(completion: .failure(.first))
        #expect(subscriber.completions.count == 1 && subscriber.isFinished)
        let failing = BareSource(NumberSource.self, failure: TestError.self)
        let inner = NumberSource()
        let listener = RecordingSubscriber<Int, TestError>()
        failing.switchToLatest().subscribe(listener)
        failing.send(inner)
        failing.send(completion: .failure(.first))
        inner.send(1)
        #expect(listener.events == [.subscription("SwitchToLatest"), .failure(.first)])
    }

    @Test("a completion before the subscription traps")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            let outer = BareSource(NumberSource.self, failure: TestError.self)
            let silent = NumberSource(sendsSubscription: false)
            outer.switchToLatest().subscribe(RecordingSubscriber<Int, TestError>())
            outer.send(silent)
            silent.finish()
        }
    }

    // Apple's traps. Where a switch races with a request, a publisher that keeps to the rules may be asked twice.
    @Test("a value that nobody asked for waits until somebody does")
    func unwanted() {
        let inner = NumberSource()
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        outer.switchToLatest().subscribe(subscriber)
        outer.send(inner)
        inner.send(1)
        #expect(subscriber.values.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1])
    }

    @Test("flatMap asks for no publishers when it may have none, and subscribes to none after a failure")
    func flatMapNone() {
        let source = NumberSource()
        var made = 0
        source.flatMap(maxPublishers: .none) { value in
            made += 1
            return Just(value).setFailureType(to: TestError.self)
        }.subscribe(RecordingSubscriber<Int, TestError>())
        #expect(source.asks == [.request(.none)])
        source.send(completion: .failure(.first))
        source.send(1)
        #expect(made == 0)
    }

    @Test("the parts of append have one identifier, and a source that sends more than was asked for is cut")
    func appendParts() {
        let first = NumberSource()
        let second = NumberSource()
        let subscriber = RecordingSubscriber<Int, TestError>(.max(3))
        first.append(second).subscribe(subscriber)
        #expect(subscriber.subscription?.combineIdentifier == first.subscriber?.combineIdentifier)
        for value in 1...5 { first.send(value) }
        #expect(subscriber.values == [1, 2, 3])
        first.finish()
        #expect(subscriber.subscription?.combineIdentifier == second.subscriber?.combineIdentifier)
        first.send(completion: .failure(.first))
        #expect(subscriber.completions.isEmpty)
    }

    @Test("zip ignores what a side sends after its end, and combines nothing with what is sent from inside")
    func zipIgnores() {
        let a = NumberSource()
        let b = NumberSource()
        let subscriber = RecordingSubscriber<Int, TestError>()
        a.zip(b) { $0 + $1 }.subscribe(subscriber)
        subscriber.onValue = { _ in a.send(100) }
        a.send(1)
        b.send(10)
        #expect(subscriber.values == [11])
        a.finish()
        a.send(7)
        b.send(20)
        #expect(subscriber.values == [11, 120] && subscriber.isFinished)
    }

    @Test("combineLatest of four: the product of what is newest")
    func product() {
        let sides = (0..<4).map { _ in NumberSource() }
        let subscriber = RecordingSubscriber<Int, TestError>()
        sides[0].combineLatest(sides[1], sides[2], sides[3]) { $0 * $1 * $2 * $3 }.subscribe(subscriber)
        let sent = [(0, 1), (0, 2), (1, 2), (2, 9), (3, 1), (0, 3), (1, 12), (0, 13), (2, 19)]
        for (side, value) in sent { sides[side].send(value) }
        #expect(subscriber.values == [36, 54, 324, 1404, 2964])
    }
}
