import Combine
import Testing

@Suite("Published", .releasing)
struct PublishedTests {
    final class Model: ObservableObject {
        @Published var number = 0
        @Published var text = "a"
    }

    final class Plain {
        @Published var number = 0
    }

    // combine-notes.md row 26.
    @Test("a sink gets the new value while the property has the old one")
    func willSet() {
        let model = Plain()
        var log: [String] = []
        let token = model.$number.sink { log.append("\($0)/\(model.number)") }
        model.number = 4
        model.number = 2
        #expect(log == ["0/0", "4/0", "2/4"])
        #expect(model.number == 2)
        withExtendedLifetime(token) {}
    }

    @Test("objectWillChange sends before the value does, once a change")
    func objectWillChangeFirst() {
        let model = Model()
        var log: [String] = []
        let tokens = [
            model.objectWillChange.sink { log.append("change \(model.number)") },
            model.$number.sink { log.append("value \($0)") },
        ]
        model.number = 1
        model.text = "b"
        #expect(log == ["value 0", "change 0", "value 1", "change 1"])
        withExtendedLifetime(tokens) {}
    }

    @Test("a listener of objectWillChange may ask for the property's publisher")
    func projectionInsideChange() {
        let model = Model()
        var values: [Int] = []
        var tokens: [AnyCancellable] = []
        model.objectWillChange.sink {
            if tokens.count < 2 { model.$number.sink { values.append($0) }.store(in: &tokens) }
        }.store(in: &tokens)
        model.number = 5
        model.number = 6
        #expect(values == [0, 5, 6])
        #expect(model.number == 6)
        // The closure and the tokens hold each other.
        tokens = []
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("without demand one newest value waits")
    func newestWaits() {
        let model = Plain()
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        model.$number.subscribe(subscriber)
        model.number = 1
        model.number = 2
        subscriber.request(.max(2))
        subscriber.request(.max(3))
        #expect(subscriber.values == [2])
        for value in 3...9 { model.number = value }
        #expect(subscriber.values == [2, 3, 4, 5, 6])
        subscriber.cancel()
        subscriber.cancel()
        subscriber.request(.max(1))
        #expect(subscriber.values == [2, 3, 4, 5, 6])
        #expect(subscriber.events.first == .subscription("PublishedSubject"))
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("assign(to:) asks for all values, writes them, and ignores the end")
    func assignToPublished() {
        let model = Model()
        var changes = 0
        let token = model.objectWillChange.sink { changes += 1 }
        let source = BareSource(Int.self, failure: Never.self)
        source.assign(to: &model.$number)
        #expect(source.asks == [.all])
        #expect(source.send(3) == Subscribers.Demand.none)
        #expect(model.number == 3)
        #expect(changes == 1)
        source.finish()
        #expect(source.asks == [.all])
        source.send(4)
        #expect(model.number == 4)
        withExtendedLifetime(token) {}
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("assign(to:) is cancelled when the object is released")
    func assignEndsWithObject() {
        let source = BareSource(Int.self, failure: Never.self)
        var model: Model? = Model()
        source.assign(to: &model!.$number)
        model = nil
        #expect(source.asks == [.all, .cancel])
    }

    @Test("assign(to:) lets a subscription go when its stream has ended, and does not cancel it afterwards")
    func assignReleases() {
        weak var released: RecordingSubscription?
        var model: Model? = Model()
        var asks: [Ask] = []
        do {
            let source = BareSource(Int.self, failure: Never.self, sendsSubscription: false)
            source.assign(to: &model!.$number)
            let subscription = RecordingSubscription()
            subscription.onCancel = { asks.append(.cancel) }
            released = subscription
            source.send(subscription: subscription)
            source.finish()
        }
        #expect(released == nil)
        model = nil
        #expect(asks.isEmpty)
    }

    // combine-behaviour.md, Subjects and Published.
    @Test("assigning one property's publisher to another changes neither value")
    func assignProjection() {
        let first = Plain()
        let second = Plain()
        first.number = 1
        second.number = 2
        first.$number = second.$number
        #expect(first.number == 1)
        #expect(second.number == 2)
    }

    @Test("a set from inside a sink does not break the order of what is heard")
    func setInside() {
        let model = Plain()
        var values: [Int] = []
        let token = model.$number.sink { value in
            values.append(value)
            if value == 1 { model.number = 2 }
        }
        model.number = 1
        #expect(values == [0, 1, 2])
        withExtendedLifetime(token) {}
    }

    @Test("a subscriber that comes during a change gets the value that is on its way")
    func subscribeDuringChange() {
        let model = Plain()
        var inner: [Int] = []
        var tokens: [AnyCancellable] = []
        model.$number.sink { value in
            if value == 1 { model.$number.sink { inner.append($0) }.store(in: &tokens) }
        }.store(in: &tokens)
        model.number = 1
        model.number = 2
        #expect(inner == [1, 2])
        // The closure and the tokens hold each other.
        tokens = []
    }
}
