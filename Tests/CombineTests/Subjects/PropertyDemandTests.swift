import Combine
import Testing

// combine-behaviour.md, Subjects and Published.
@Suite("Demand of subjects and properties", .releasing)
struct PropertyDemandTests {
    private final class Model {
        @Published var number = 0
    }

    private final class Constant: ObservableObject {
        let number = Published(initialValue: 1)
    }

    @Test("a subject with a value shows the demand that is left")
    func shownDemand() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscriber = RecordingSubscriber<Int, Never>(.max(12))
        subject.subscribe(subscriber)
        subject.send(1)
        let demand = Mirror(reflecting: subscriber.subscription!).descendant("demand")
        #expect(demand as? Subscribers.Demand == .max(10))
    }

    @Test("a property that is assigned to sends as many values as were asked for")
    func assigned() {
        let model = Model()
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$number)
        subject.send(1)
        let subscriber = RecordingSubscriber<Int, Never>(.max(3))
        model.$number.subscribe(subscriber)
        for value in 2...4 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(subscriber.values == [1, 2, 3] && subscriber.completions.isEmpty && model.number == 4)
    }

    @Test("an object whose only published property is a constant has one publisher")
    func constant() {
        let object = Constant()
        #expect(object.objectWillChange === object.objectWillChange)
    }

    @Test("an object's publisher hears of nothing that was sent before, and only after one request")
    func objectPublisher() {
        let publisher = ObservableObjectPublisher()
        let subscriber = RecordingSubscriber<Void, Never>(.none) { .none }
        publisher.subscribe(subscriber)
        publisher.send()
        #expect(subscriber.values.isEmpty)
        subscriber.request(.max(4))
        for _ in 0..<7 { publisher.send() }
        #expect(subscriber.values.count == 7)
    }
}
