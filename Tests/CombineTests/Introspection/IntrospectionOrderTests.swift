import Combine
import Testing

// combine-behaviour.md, Introspection: the order of what is told.
@Suite("Order of what an observer sees", .releasing)
struct IntrospectionOrderTests {
    final class Observer: _Introspection {
        let marks: Set<CombineIdentifier>
        var log: [String] = []

        init(_ marks: Set<CombineIdentifier>) { self.marks = marks }

        func willReceive<S: Subscriber>(subscriber: S, input: S.Input) {
            if marks.contains(subscriber.combineIdentifier) { log.append("will \(input)") }
        }

        func didReceive<S: Subscriber>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) {
            if marks.contains(subscriber.combineIdentifier) { log.append("did \(input) \(resultingDemand)") }
        }

        func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {
            if marks.contains(subscription.combineIdentifier) { log.append("request \(demand)") }
        }

        func willCancel(subscription: any Subscription) {
            if marks.contains(subscription.combineIdentifier) { log.append("cancel") }
        }
    }

    @Test("values and their answers are told as they come, requests and cancels too; observers do not mind each other")
    func order() async {
        // In a process of its own, as an enabled observer is told of every stream.
        await #expect(processExitsWith: .success) {
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, TestError>(.max(3)) { _ in .max(2) }
            let marks: Set = [subscriber.combineIdentifier, source.subscription.combineIdentifier]
            let first = Observer(marks)
            let second = Observer(marks)
            first.enable()
            defer {
                first.disable()
                second.disable()
            }
            source.filter { $0 > 1 }.subscribe(subscriber)
            source.send(1)
            second.enable()
            source.send(2)
            subscriber.cancel()
            #expect(first.log.filter { !$0.hasPrefix("request") } == ["will 2", "did 2 max(2)", "cancel"])
            #expect(first.log.first == "request max(3)")
            #expect(second.log == ["will 2", "did 2 max(2)", "cancel"])
            // Both ends are wrapped, under their own names and identifiers.
            #expect(subscriber.subscription?.combineIdentifier == source.subscription.combineIdentifier)
            #expect(subscriber.events.first == .subscription("RecordingSubscription"))
        }
    }
}
