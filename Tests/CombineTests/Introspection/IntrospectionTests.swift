import Combine
import Testing

// combine-behaviour.md, Introspection.
@Suite("_Introspection", .releasing)
struct IntrospectionTests {
    final class Observer: _Introspection {
        let mark: CombineIdentifier
        var log: [String] = []

        init(_ mark: CombineIdentifier) { self.mark = mark }

        func willReceive<S>(subscriber: S, input: S.Input) where S: Subscriber {
            if subscriber.combineIdentifier == mark { log.append("will \(input)") }
        }

        func didReceive<S>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) where S: Subscriber {
            if subscriber.combineIdentifier == mark { log.append("did \(input) \(resultingDemand)") }
        }

        func willReceive<S>(subscriber: S, subscription: any Subscription) where S: Subscriber {
            if subscriber.combineIdentifier == mark { log.append("subscription") }
        }
    }

    @Test("an enabled observer sees what is attached while it is, and nothing else")
    func observes() async {
        // In a process of its own, as an enabled observer is told of every stream.
        await #expect(processExitsWith: .success) {
            let subscriber = RecordingSubscriber<Int, Never>(.unlimited) { _ in .max(2) }
            let observer = Observer(subscriber.combineIdentifier)
            let before = PassthroughSubject<Int, Never>()
            before.subscribe(subscriber)
            #expect(!observer.isEnabled)
            observer.enable()
            observer.enable()
            #expect(observer.isEnabled)
            before.send(0)
            let subject = PassthroughSubject<Int, Never>()
            subject.map { $0 * 2 }.subscribe(subscriber)
            subject.send(1)
            observer.disable()
            subject.send(2)
            #expect(observer.log == ["subscription", "will 2", "did 2 max(2)"])
            #expect(subscriber.values == [0, 2, 4])
            #expect(String(describing: subscriber.subscriptions[1]) == "PassthroughSubject")
            subscriber.releaseAll()
        }
    }
}
