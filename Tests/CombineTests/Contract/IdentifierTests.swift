import Combine
import Testing

// combine-behaviour.md, Core types and subscribers.
@Suite("Identifiers, tokens and erasure", .releasing)
struct IdentifierTests {
    @Test("made identifiers differ, those of an object are the same")
    func identifiers() {
        #expect(CombineIdentifier() != CombineIdentifier())
        let object = RecordingSubscription()
        #expect(CombineIdentifier(object) == CombineIdentifier(object))
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        #expect(CombineIdentifier(object).description == "0x" + String(address, radix: 16))
        let children = Mirror(reflecting: CombineIdentifier(object)).children
        #expect(children.map(\.label) == ["rawValue"])
        #expect(children.first?.value is UInt64)
    }

    @Test("the empty subscription is one object")
    func emptySubscription() {
        #expect(Subscriptions.empty.combineIdentifier == Subscriptions.empty.combineIdentifier)
        #expect(String(describing: Subscriptions.empty) == "Empty")
        #expect(Mirror(reflecting: Subscriptions.empty).children.isEmpty)
    }

    @Test("a token runs its closure once, whatever happens")
    func tokenOnce() {
        var count = 0
        do {
            let token = AnyCancellable { count += 1 }
            token.cancel()
            token.cancel()
        }
        #expect(count == 1)
        _ = AnyCancellable { count += 1 }
        #expect(count == 2)
    }

    @Test("a token around a token cancels it once")
    func nestedTokens() {
        var count = 0
        let inner = AnyCancellable { count += 1 }
        let outer = AnyCancellable(inner)
        outer.cancel()
        inner.cancel()
        #expect(count == 1)
    }

    @Test("tokens are equal when they are the same one")
    func storing() {
        let token = AnyCancellable {}
        var set: Set<AnyCancellable> = []
        token.store(in: &set)
        token.store(in: &set)
        #expect(set.count == 1)
        let erased: any Cancellable = token
        erased.store(in: &set)
        #expect(set.count == 2)
        var array: [AnyCancellable] = []
        token.store(in: &array)
        erased.store(in: &array)
        #expect(array.count == 2 && array[0] == token && array[1] != token)
    }

    @Test("threads that cancel at once cancel once")
    func concurrentCancel() {
        for _ in 0..<200 {
            let counter = SerialCounter()
            let token = AnyCancellable { counter.hit() }
            inParallel(4) { _ in token.cancel() }
            #expect(counter.count == 1)
        }
    }

    @Test("an erased publisher hands on its subscriber's identity and is not wrapped twice")
    func anyPublisher() {
        let source = BareSource(Int.self, failure: Never.self)
        let subscriber = RecordingSubscriber<Int, Never>()
        let erased = source.eraseToAnyPublisher()
        erased.eraseToAnyPublisher().subscribe(subscriber)
        #expect(source.subscriber?.combineIdentifier == subscriber.combineIdentifier)
        #expect(subscriber.subscription as? RecordingSubscription === source.subscription)
        #expect(String(describing: erased) == "AnyPublisher")
        source.send(3)
        source.finish()
        #expect(subscriber.events == [.subscription("RecordingSubscription"), .value(3), .finished])
    }

    @Test("an erased subscriber hands everything on as it comes")
    func anySubscriber() {
        let inside = RecordingSubscriber<Int, TestError>(.none) { _ in .max(5) }
        let erased = AnySubscriber(AnySubscriber(inside))
        #expect(erased.combineIdentifier == inside.combineIdentifier)
        erased.receive(subscription: RecordingSubscription())
        #expect(erased.receive(1) == .max(5))
        erased.receive(completion: .finished)
        erased.receive(completion: .failure(.first))
        #expect(
            inside.events == [.subscription("RecordingSubscription"), .value(1), .finished, .failure(.first)])
        #expect(erased.description == "RecordingSubscriber")
    }

    @Test("a subscriber of closures shows that it has no name")
    func closures() {
        let subscriber = AnySubscriber<Int, Never>()
        #expect(subscriber.receive(1) == .none)
        #expect(subscriber.description == "Anonymous AnySubscriber")
        #expect(subscriber.customMirror.children.isEmpty)
        #expect(subscriber.customMirror.subjectType is String.Type)
    }

    @Test("a subscriber made of a subject gives it one subscription and nothing after the completion")
    func subjectSubscriber() {
        let subject = PassthroughSubject<Int, TestError>()
        let listener = RecordingSubscriber<Int, TestError>()
        subject.subscribe(listener)
        let subscriber = AnySubscriber(subject)
        let subscriptions = (0..<3).map { _ in RecordingSubscription() }
        for subscription in subscriptions { subscriber.receive(subscription: subscription) }
        #expect(subscriptions.map(\.asks) == [[.all], [.cancel], [.cancel]])
        #expect(subscriber.receive(1) == .none)
        subscriber.receive(completion: .finished)
        _ = subscriber.receive(2)
        subscriber.receive(completion: .failure(.first))
        #expect(listener.events == [.subscription("PassthroughSubject"), .value(1), .finished])
        #expect(subscriber.description == "Subject")
    }

    @Test("subscribe(subject) asks when the subject's subscribers do, and its token cancels once")
    func subscribeSubject() {
        let source = BareSource(Int.self, failure: Never.self)
        let subject = PassthroughSubject<Int, Never>()
        let token = source.subscribe(subject)
        #expect(source.asks == [])
        let listener = RecordingSubscriber<Int, Never>(.max(2))
        subject.subscribe(listener)
        #expect(source.asks == [.all])
        #expect(source.send(1) == Subscribers.Demand.none)
        token.cancel()
        token.cancel()
        source.send(2)
        #expect(listener.values == [1])
        #expect(source.asks == [.all, .cancel])
    }

    @Test("Assign writes only after a subscription, takes one, and lets its object go")
    func assign() {
        final class Target { var value = 0 }
        var target: Target? = Target()
        weak let weakTarget = target
        let assign = Subscribers.Assign(object: target!, keyPath: \.value)
        _ = assign.receive(1)
        #expect(target?.value == 0)
        let first = RecordingSubscription()
        let second = RecordingSubscription()
        assign.receive(subscription: first)
        assign.receive(subscription: second)
        assign.receive(subscription: first)
        _ = assign.receive(2)
        #expect(target?.value == 2)
        #expect(second.asks == [.cancel])
        #expect(Mirror(reflecting: assign).children.map(\.label) == ["object", "keyPath", "status"])
        #expect(assign.description == "Assign Target.")
        target = nil
        #expect(weakTarget != nil)
        assign.receive(completion: .finished)
        #expect(weakTarget == nil)
        #expect(assign.object == nil)
        assign.cancel()
        #expect(first.asks == [.all, .cancel])
        assign.receive(subscription: first)
        #expect(first.asks == [.all, .cancel, .cancel])
    }
}
