import Combine
import Testing

// combine-behaviour.md, Many upstreams.
@Suite("flatMap and switchToLatest", .releasing)
struct FlatMapTests {
    private func sources(_ count: Int) -> [BareSource<Int, TestError>] {
        (0..<count).map { _ in BareSource(Int.self, failure: TestError.self) }
    }

    @Test("downstream has its subscription first, then upstream is asked for the greatest number")
    func order() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>()
        subscriber.onSubscription = { _ in #expect(source.subscriptionCount == 0) }
        source.flatMap(maxPublishers: .max(2)) { _ in Empty<Int, TestError>() }.subscribe(subscriber)
        #expect(source.asks == [.count(2)])
        #expect(subscriber.events == [.subscription("FlatMap")])
    }

    @Test("children are asked for everything when downstream has no limit")
    func unlimited() {
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.flatMap { children[$0] }.subscribe(subscriber)
        #expect(source.send(0) == Subscribers.Demand.none)
        source.send(1)
        #expect(children.map(\.asks) == [[.all], [.all]])
        #expect(children[1].send(10) == Subscribers.Demand.none)
        children[0].send(20)
        #expect(subscriber.values == [10, 20])
        source.finish()
        children[0].finish()
        #expect(!subscriber.isFinished)
        children[1].finish()
        #expect(subscriber.isFinished)
        #expect(
            Mirror(reflecting: children[0].subscriberItself!).children.map(\.label) == ["parentSubscription"])
    }

    @Test("children are asked for one value at a time when it has, and what is not asked for waits")
    func limited() {
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(1))
        source.flatMap { children[$0] }.subscribe(subscriber)
        source.send(0)
        source.send(1)
        #expect(children.map(\.asks) == [[.count(1)], [.count(1)]])
        #expect(children[0].send(1) == .max(1))
        #expect(children[1].send(2) == Subscribers.Demand.none)
        #expect(children[0].send(3) == Subscribers.Demand.none)
        #expect(subscriber.values == [1])
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2])
        #expect(children[1].asks == [.count(1), .count(1)])
        source.finish()
        for child in children { child.finish() }
        #expect(!subscriber.isFinished)
        subscriber.request(.max(5))
        #expect(subscriber.values == [1, 2, 3] && subscriber.isFinished)
    }

    // combine-notes.md row 19.
    @Test("with a greatest number, upstream is asked for one more for each child that finishes")
    func maxPublishers() {
        var values: [Int] = []
        let token = (1...5).publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
            .sink { values.append($0) }
        #expect(values == [1, 10, 2, 20, 3, 30, 4, 40, 5, 50])
        withExtendedLifetime(token) {}
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(2)
        source.flatMap(maxPublishers: .max(1)) { children[$0] }.subscribe(RecordingSubscriber<Int, TestError>())
        source.send(0)
        children[0].finish()
        #expect(source.asks == [.count(1), .count(1)])
        source.send(1)
        source.finish()
        children[1].finish()
        #expect(source.asks == [.count(1), .count(1)])
    }

    // combine-behaviour.md, Many upstreams, flatMap: a child that is still being subscribed counts as running.
    @Test("a child whose subscription has not come keeps the stream open")
    func childOnItsWay() {
        let source = BareSource(Int.self, failure: TestError.self)
        let silent = BareSource(Int.self, failure: TestError.self, sendsSubscription: false)
        let subscriber = RecordingSubscriber<Int, TestError>()
        silent.onSubscribe = { _ in source.finish() }
        source.flatMap { _ in silent }.subscribe(subscriber)
        source.send(0)
        #expect(!subscriber.isFinished)
        silent.send(subscription: silent.subscription)
        #expect(silent.asks == [.all] && !subscriber.isFinished)
        silent.finish()
        #expect(subscriber.isFinished)
    }

    // combine-notes.md row 18.
    @Test("values of a subject beyond the greatest number are lost, as nobody asked for them")
    func subjectLoses() {
        let subject = PassthroughSubject<Int, Never>()
        let child = PassthroughSubject<Int, Never>()
        var started: [Int] = []
        let token = subject.flatMap(maxPublishers: .max(1)) { value -> PassthroughSubject<Int, Never> in
            started.append(value)
            return child
        }.sink { _ in }
        subject.send(1)
        subject.send(2)
        #expect(started == [1])
        withExtendedLifetime(token) {}
    }

    @Test("an upstream failure cancels the children before it is sent and drops what waits")
    func upstreamFailure() {
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        subscriber.onCompletion = { _ in #expect(children.allSatisfy { $0.asks.last == .cancel }) }
        source.flatMap { children[$0] }.subscribe(subscriber)
        source.send(0)
        source.send(1)
        children[0].send(5)
        source.send(completion: .failure(.first))
        source.send(completion: .failure(.second))
        subscriber.request(.max(1))
        #expect(subscriber.events == [.subscription("FlatMap"), .failure(.first)])
        #expect(source.asks == [.all])
    }

    // combine-behaviour.md, Many upstreams, flatMap. Apple's traps here; nothing is locked while a child is cancelled.
    @Test("an upstream that fails again while the children are cancelled is not heard again")
    func recursiveFailure() {
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>()
        for child in children {
            child.subscription.onCancel = { source.send(completion: .failure(.second)) }
        }
        source.flatMap { children[$0] }.subscribe(subscriber)
        for index in 0..<2 { source.send(index) }
        source.send(completion: .failure(.first))
        #expect(subscriber.errors == [.first] && children.map(\.asks) == [[.all, .cancel], [.all, .cancel]])
    }

    // combine-notes.md row 17; combine-behaviour.md, Corrections to combine-notes.md, notes 17: Apple's leaves upstream
    // alone. Cancelling it is the safe deviation.
    @Test("a child's failure cancels the other children and, unlike Apple's, upstream")
    func childFailure() {
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(3)
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.flatMap { children[$0] }.subscribe(subscriber)
        for index in 0..<3 { source.send(index) }
        children[1].send(completion: .failure(.second))
        children[0].send(completion: .failure(.first))
        #expect(children.map(\.asks) == [[.all, .cancel], [.all], [.all, .cancel]])
        #expect(source.asks == [.all, .cancel])
        #expect(subscriber.errors == [.second])
    }

    @Test("a cancel reaches the children before upstream, once each")
    func cancel() {
        let source = BareSource(Int.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>()
        var order: [String] = []
        source.subscription.onCancel = { order.append("upstream") }
        for child in children { child.subscription.onCancel = { order.append("child") } }
        source.flatMap { children[$0] }.subscribe(subscriber)
        source.send(0)
        source.send(1)
        subscriber.cancel()
        subscriber.cancel()
        children[0].send(1)
        #expect(order == ["child", "child", "upstream"])
        #expect(subscriber.values == [])
    }

    // combine-notes.md row 11.
    @Test("children that send and finish at once do not deadlock or nest")
    func synchronousChildren() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let token = subject.flatMap { value in
            Just(value).append(Just(value + 10)).eraseToAnyPublisher()
        }.sink { value in
            if value == 1 { subject.send(2) }
            values.append(value)
        }
        subject.send(1)
        #expect(values.sorted() == [1, 2, 11, 12])
        withExtendedLifetime(token) {}
    }

    @Test("the forms that lift a publisher which cannot fail compile and pick themselves")
    func overloads() {
        let never = PassthroughSubject<Int, Never>()
        let failing = PassthroughSubject<Int, TestError>()
        let a: Publishers.FlatMap<Just<Int>, PassthroughSubject<Int, Never>> = never.flatMap { Just($0) }
        let b:
            Publishers.FlatMap<
                Fail<Int, TestError>, Publishers.SetFailureType<PassthroughSubject<Int, Never>, TestError>
            > = never.flatMap { _ in Fail<Int, TestError>(error: .first) }
        let c:
            Publishers.FlatMap<
                Publishers.SetFailureType<Just<Int>, TestError>, PassthroughSubject<Int, TestError>
            > = failing.flatMap { Just($0) }
        let d = never.map { Just($0) }.switchToLatest()
        let e = failing.map { Just($0) }.switchToLatest()
        let f = never.map { _ in Fail<Int, TestError>(error: .first) }.switchToLatest()
        var values: [Int] = []
        var errors: [TestError] = []
        let tokens = [
            a.sink { values.append($0) },
            b.sink(
                receiveCompletion: { if case .failure(let error) = $0 { errors.append(error) } },
                receiveValue: { _ in }),
            c.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0 * 10) }),
            d.sink { values.append($0 * 100) },
            e.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0 * 1000) }),
            f.sink(
                receiveCompletion: { if case .failure(let error) = $0 { errors.append(error) } },
                receiveValue: { _ in }),
        ]
        never.send(1)
        failing.send(2)
        #expect(values == [1, 100, 20, 2000])
        #expect(errors == [.first, .first])
        withExtendedLifetime(tokens) {}
    }

    @Test("switchToLatest follows the newest publisher and hands it the open demand")
    func switchToLatest() {
        let source = BareSource(BareSource<Int, TestError>.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(5)) { _ in .max(2) }
        subscriber.onSubscription = { _ in #expect(source.subscriptionCount == 0) }
        source.switchToLatest().subscribe(subscriber)
        #expect(source.asks == [.all])
        #expect(source.send(children[0]) == Subscribers.Demand.none)
        #expect(children[0].asks == [.count(5)])
        #expect(children[0].send(1) == .max(2))
        source.send(children[1])
        #expect(children[0].asks == [.count(5), .cancel])
        #expect(children[1].asks == [.count(6)])
        children[0].send(9)
        children[1].send(2)
        #expect(subscriber.values == [1, 2])
        source.finish()
        #expect(!subscriber.isFinished)
        children[1].finish()
        #expect(subscriber.isFinished)
        #expect(subscriber.events.first == .subscription("SwitchToLatest"))
    }

    // combine-behaviour.md, Many upstreams, and Corrections to combine-notes.md, notes 17: here Apple's cancels upstream.
    @Test("a failure of the newest publisher cancels upstream, one of upstream cancels the newest")
    func switchFailures() {
        for fromUpstream in [false, true] {
            let source = BareSource(BareSource<Int, TestError>.self, failure: TestError.self)
            let child = sources(1)[0]
            let subscriber = RecordingSubscriber<Int, TestError>()
            source.switchToLatest().subscribe(subscriber)
            source.send(child)
            if fromUpstream {
                source.send(completion: .failure(.first))
            } else {
                child.send(completion: .failure(.first))
            }
            #expect(source.asks == (fromUpstream ? [.all] : [.all, .cancel]))
            #expect(child.asks == (fromUpstream ? [.all, .cancel] : [.all]))
            #expect(subscriber.errors == [.first])
        }
    }

    @Test("after a cancel of switchToLatest nothing comes and nothing is subscribed to")
    func switchCancel() {
        let source = BareSource(BareSource<Int, TestError>.self, failure: TestError.self)
        let children = sources(2)
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.switchToLatest().subscribe(subscriber)
        source.send(children[0])
        subscriber.cancel()
        children[0].send(1)
        source.send(children[1])
        #expect(subscriber.values == [] && children[1].subscriptionCount == 0)
    }
}
