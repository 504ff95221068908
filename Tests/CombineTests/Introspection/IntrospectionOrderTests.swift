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

    /// Writes down everything, and by whose name.
    final class Chronicle: _Introspection {
        var log: [String] = []

        private func name<S: Subscriber>(_ subscriber: S) -> String { String(describing: subscriber) }

        private func name<P: Publisher>(of publisher: P) -> String {
            String(String(describing: P.self).prefix { $0 != "<" })
        }

        func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
        where P.Failure == S.Failure, P.Output == S.Input { log.append("will attach \(name(of: publisher))") }

        func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
        where P.Failure == S.Failure, P.Output == S.Input { log.append("did attach \(name(of: publisher))") }

        func willReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {
            log.append("\(name(subscriber)) will \(subscription)")
        }

        func didReceive<S: Subscriber>(subscriber: S, subscription: any Subscription) {
            log.append("\(name(subscriber)) did \(subscription)")
        }

        func willReceive<S: Subscriber>(subscriber: S, input: S.Input) {
            log.append("\(name(subscriber)) will \(input)")
        }

        func didReceive<S: Subscriber>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) {
            log.append("\(name(subscriber)) did \(input) \(resultingDemand)")
        }
    }

    // combine-behaviour.md, Introspection: the order; what is not subscribed through subscribe(_:) is not seen; what is
    // seen is wrapped, with its own name and identifier and nothing else.
    @Test("an operator and what is below it are told of in the order in which they are called")
    func chain() async {
        await #expect(processExitsWith: .success) {
            let source = BareSource(Int.self, failure: TestError.self)
            let subscriber = RecordingSubscriber<Int, TestError>(.max(3)) { _ in .max(2) }
            let chronicle = Chronicle()
            let direct = BareSource(Int.self, failure: TestError.self)
            chronicle.enable()
            direct.receive(subscriber: RecordingSubscriber<Int, TestError>())
            direct.send(1)
            #expect(chronicle.log == [])
            source.filter { $0 > 1 }.subscribe(subscriber)
            #expect(
                chronicle.log == [
                    "will attach Filter", "will attach BareSource", "Filter will RecordingSubscription",
                    "RecordingSubscriber will RecordingSubscription", "RecordingSubscriber did RecordingSubscription",
                    "Filter did RecordingSubscription", "did attach BareSource", "did attach Filter",
                ])
            chronicle.log = []
            source.send(1)
            source.send(2)
            #expect(
                chronicle.log == [
                    "Filter will 1", "Filter did 1 max(1)", "Filter will 2", "RecordingSubscriber will 2",
                    "RecordingSubscriber did 2 max(2)", "Filter did 2 max(2)",
                ])
            let wrapped: [Any] = [source.subscriberItself!, subscriber.subscription!]
            #expect(wrapped.map { "\($0)" } == ["Filter", "RecordingSubscription"])
            for item in wrapped {
                #expect(!(item is any CustomReflectable) && !(item is any CustomPlaygroundDisplayConvertible))
                #expect(!(item is any CustomDebugStringConvertible))
            }
            chronicle.disable()
            subscriber.releaseAll()
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
