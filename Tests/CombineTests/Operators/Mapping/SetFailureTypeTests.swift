import Combine
import Testing

// combine-behaviour.md sections 1 and 2, rows map and setFailureType.
@Suite("setFailureType", .releasing)
struct SetFailureTypeTests {
    private let source = BareSource(Int.self, failure: Never.self)
    private let early = BareSource(Int.self, failure: Never.self, sendsSubscription: false)

    @Test("events before the subscription and after the end pass, and so does a second subscription")
    func passesAll() {
        let subscriber = RecordingSubscriber<Int, TestError>(.max(4)) { .max($0) }
        early.setFailureType(to: TestError.self).subscribe(subscriber)
        #expect(early.send(3) == .max(3))
        early.finish()
        early.send(subscription: early.subscription)
        let second = RecordingSubscription()
        early.send(subscription: second)
        early.finish()
        #expect(subscriber.values == [3] && subscriber.completions.count == 2)
        #expect(subscriber.subscriptions.count == 2 && early.asks == [.count(4)] && second.asks == [.count(4)])
    }

    @Test("downstream gets upstream's own subscription, and each call on it goes there")
    func ownSubscription() {
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.setFailureType(to: TestError.self).subscribe(subscriber)
        subscriber.cancel()
        subscriber.request(.max(2))
        subscriber.cancel()
        #expect(subscriber.subscription as? RecordingSubscription === source.subscription)
        #expect(source.asks == [.all, .cancel, .count(2), .cancel])
    }

    @Test("its subscriber has its name and shows nothing")
    func reflection() throws {
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.setFailureType(to: TestError.self).subscribe(subscriber)
        let inner = try #require(source.subscriberItself)
        #expect("\(inner)" == "SetFailureType")
        #expect(
            (inner as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == "SetFailureType")
        #expect(try #require(inner as? any CustomReflectable).customMirror.children.isEmpty)
    }
}
