import Combine
import Foundation
import Testing

// combine-behaviour.md, Sources.
@Suite("Recordings, futures, sequences", .releasing)
struct StoredValueTests {
    @Test("a recording that was read is closed, one of a record that was made without an end is open and a copy")
    func recordings() async throws {
        let open = Record<Int, TestError> { $0.receive(1) }
        var copy = open.recording
        copy.receive(2)
        #expect(copy.output == [1, 2] && open.recording.output == [1] && copy.completion == .finished)
        let subscriber = RecordingSubscriber<Int, TestError>()
        open.subscribe(subscriber)
        #expect(subscriber.values == [1] && subscriber.isFinished)
        await #expect(processExitsWith: .failure) {
            let text = Data(#"{"output":[1],"completion":{"success":true}}"#.utf8)
            var read = try JSONDecoder().decode(Record<Int, TestError>.Recording.self, from: text)
            read.receive(2)
        }
    }

    @Test("missing keys of a recording are named")
    func missingKeys() {
        func missingKey(_ text: String) -> String? {
            do {
                _ = try JSONDecoder().decode(Record<Int, TestError>.Recording.self, from: Data(text.utf8))
                return nil
            } catch DecodingError.keyNotFound(let key, _) {
                return key.stringValue
            } catch {
                return "\(error)"
            }
        }
        #expect(missingKey("{}") == "output" && missingKey(#"{"output":[]}"#) == "completion")
    }

    @Test("an empty recording ends at once, and asking it for nothing does no harm")
    func emptyRecording() {
        let subscriber = RecordingSubscriber<Int, TestError>(.none)
        Record<Int, TestError>(output: [], completion: .finished).subscribe(subscriber)
        subscriber.request(.none)
        #expect(subscriber.events == [.subscription("Empty"), .finished])
    }

    @Test("what a promise is told from inside its own delivery is ignored")
    func promiseInside() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let subscriber = RecordingSubscriber<Int, TestError>()
        subscriber.onValue = { _ in promise?(.success(2)) }
        subscriber.onCompletion = { _ in promise?(.failure(.first)) }
        future.subscribe(subscriber)
        promise?(.success(1))
        #expect(subscriber.events == [.subscription("Future"), .value(1), .finished])
        let failed = Future<Int, TestError> { $0(.failure(.second)) }
        let late = RecordingSubscriber<Int, TestError>(.none)
        failed.subscribe(late)
        #expect(late.events == [.subscription("Future"), .failure(.second)])
    }

    @Test("a future, its subscription and subscriber are released at each end", arguments: 0..<3)
    func futureRelease(ending: Int) {
        weak var weakFuture: Future<Int, TestError>?
        weak var weakSubscriber: RecordingSubscriber<Int, TestError>?
        var kept: (any Subscription)?
        do {
            var promise: Future<Int, TestError>.Promise?
            let future = Future<Int, TestError> { promise = $0 }
            let subscriber = RecordingSubscriber<Int, TestError>()
            weakFuture = future
            weakSubscriber = subscriber
            future.subscribe(subscriber)
            kept = subscriber.subscription
            switch ending {
            case 0: promise?(.success(1))
            case 1: promise?(.failure(.first))
            default:
                subscriber.cancel()
                subscriber.request(.max(1))
                promise?(.success(1))
                #expect(subscriber.events.count == 1)
            }
        }
        #expect(weakFuture == nil && weakSubscriber == nil)
        #expect(Mirror(reflecting: kept!).descendant("parent") as? Future<Int, TestError> == nil)
    }

    @Test("a sequence that has ended or was cancelled shows that it is empty")
    func sequenceReflection() {
        for cancels in [false, true] {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            (1...5).publisher.subscribe(subscriber)
            let subscription = subscriber.subscription!
            #expect("\(subscription)" == "1...5")
            #expect(Mirror(reflecting: subscription).children.map(\.label) == ["sequence"])
            if cancels { subscription.cancel() } else { subscription.request(.unlimited) }
            #expect("\(subscription)" == "Sequence")
            let shown = Mirror(reflecting: subscription).children
            #expect(shown.map(\.label) == ["sequence"])
            #expect(shown.first.map { Mirror(reflecting: $0.value).children.isEmpty } == true)
        }
    }

    // combine-behaviour.md section 1, column zero.
    @Test("an optional, a result and a future trap when they are asked for nothing, a sequence and a record do not")
    func zero() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, Never>(.none)
            Optional(1).publisher.subscribe(subscriber)
            subscriber.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, TestError>(.none)
            Result<Int, TestError>.success(1).publisher.subscribe(subscriber)
            subscriber.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            let subscriber = RecordingSubscriber<Int, TestError>(.none)
            Future<Int, TestError> { $0(.success(1)) }.subscribe(subscriber)
            subscriber.request(.none)
        }
        let subscriber = RecordingSubscriber<Int, Never>(.none)
        [1].publisher.subscribe(subscriber)
        subscriber.request(.none)
        #expect(subscriber.values == [])
    }

    // combine-behaviour.md, Sources, Future: what its mirror shows while the value is delivered and afterwards.
    @Test(
        "a future's subscription shows its parent while the value is delivered, and not after that",
        arguments: [false, true])
    func futureParent(fails: Bool) {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let subscriber = RecordingSubscriber<Int, TestError>()
        future.subscribe(subscriber)
        let subscription = subscriber.subscription!
        func parent() -> AnyObject? {
            Mirror(reflecting: subscription).descendant("parent", "some").map { $0 as AnyObject }
        }
        var shown: [Bool] = []
        subscriber.onValue = { _ in shown.append(parent() != nil) }
        subscriber.onCompletion = { _ in shown.append(parent() != nil) }
        promise?(fails ? .failure(.first) : .success(1))
        #expect(shown == (fails ? [true] : [true, true]) && parent() == nil)
        guard !fails else { return }
        // Where a request delivers it, it stays.
        let late = RecordingSubscriber<Int, TestError>(.none)
        var latePromise: Future<Int, TestError>.Promise?
        let waited = Future<Int, TestError> { latePromise = $0 }
        waited.subscribe(late)
        latePromise?(.success(1))
        late.request(.max(1))
        #expect(late.isFinished)
        #expect(Mirror(reflecting: late.subscription!).descendant("parent", "some") != nil)
    }
}
