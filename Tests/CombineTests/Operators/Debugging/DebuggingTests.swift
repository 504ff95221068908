import Combine
import Testing

// combine-behaviour.md, Pass-through and filter-like operators.
@Suite("print, handleEvents, breakpoint, encode, decode", .releasing)
struct DebuggingTests {
    final class Log: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("print writes a line for each event")
    func printing() {
        let log = Log()
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(2)) { $0 == 1 ? .max(3) : .unlimited }
        source.print("P", to: log).subscribe(subscriber)
        source.send(1)
        source.send(2)
        subscriber.request(.unlimited)
        subscriber.cancel()
        subscriber.cancel()
        subscriber.request(.max(4))
        source.send(completion: .failure(.first))
        source.finish()
        #expect(
            log.text == """
                P: receive subscription: (RecordingSubscription)
                P: request max: (2)
                P: receive value: (1)
                P: request max: (3) (synchronous)
                P: receive value: (2)
                P: request unlimited (synchronous)
                P: request unlimited
                P: receive cancel
                P: receive cancel
                P: request max: (4)
                P: receive error: (first)
                P: receive finished

                """)
        #expect(source.asks == [.count(2), .all, .cancel])
        #expect(subscriber.events.first == .subscription("Print"))
    }

    // combine-notes.md row 14.
    @Test("print cancels a second subscription and still writes about it")
    func printSecond() {
        let log = Log()
        let source = BareSource(Int.self, failure: TestError.self)
        source.print(to: log).subscribe(RecordingSubscriber<Int, TestError>(.none))
        let second = RecordingSubscription()
        source.send(subscription: second)
        #expect(second.asks == [.cancel])
        #expect(log.text.split(separator: "\n").count == 2)
    }

    @Test("print writes whole lines when threads send at once")
    func printThreads() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.print(to: log).sink { _ in }
        inParallel(2) { _ in for value in 0..<100 { subject.send(value) } }
        #expect(log.text.split(separator: "\n").filter { $0.hasPrefix("receive value: (") }.count == 200)
        withExtendedLifetime(token) {}
    }

    // combine-notes.md row 22.
    @Test("handleEvents runs its closures in order and lets them go at the end")
    func handleEvents() {
        var log: [String] = []
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>(.max(2)) { $0 == 1 ? .max(3) : .none }
        subscriber.onSubscription = { _ in log.append("down") }
        subscriber.onValue = { log.append("down \($0)") }
        source.handleEvents(
            receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("output \($0)") },
            receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).subscribe(subscriber)
        source.send(1)
        source.send(2)
        subscriber.request(.none)
        source.finish()
        source.send(completion: .failure(.first))
        source.send(144)
        #expect(
            log == [
                "subscription", "down", "request max(2)", "output 1", "down 1", "request max(3)", "output 2", "down 2",
                "request max(0)", "completion", "down 144",
            ])
        #expect(subscriber.completions.count == 2)
        #expect(source.asks == [.count(2), .request(.none)])
    }

    @Test("a cancel of handleEvents is seen once")
    func handleCancel() {
        var cancels = 0
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>()
        source.handleEvents(receiveCancel: { cancels += 1 }).subscribe(subscriber)
        subscriber.cancel()
        subscriber.cancel()
        subscriber.request(.max(1))
        source.send(1)
        source.finish()
        #expect(cancels == 1 && source.asks == [.all, .cancel])
        #expect(subscriber.values == [1] && subscriber.isFinished)
    }

    @Test("a breakpoint whose closure says so stops, and otherwise hands all on")
    func breakpoint() async {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, TestError>()
        let stopping = source.breakpointOnError()
        #expect(stopping.receiveOutput == nil && stopping.receiveSubscription == nil)
        #expect(
            stopping.receiveCompletion?(.finished) == false && stopping.receiveCompletion?(.failure(.first)) == true)
        stopping.subscribe(subscriber)
        source.send(1)
        source.finish()
        subscriber.request(.max(14))
        subscriber.cancel()
        subscriber.request(.max(100))
        subscriber.cancel()
        #expect(source.asks == [.all, .count(14), .cancel, .count(100), .cancel])
        await #expect(processExitsWith: .failure) {
            Just(1).breakpoint(receiveOutput: { $0 == 1 }).subscribe(RecordingSubscriber<Int, Never>())
        }
    }

    struct Failing: TopLevelEncoder, TopLevelDecoder {
        func encode<T: Encodable>(_ value: T) throws -> Int {
            guard let number = value as? Int, number > 0 else { throw TestError.first }
            return number * 2
        }

        func decode<T: Decodable>(_ type: T.Type, from number: Int) throws -> T {
            guard number > 0, let value = number as? T else { throw TestError.second }
            return value
        }
    }

    @Test("an encoder or decoder that throws cancels upstream before the failure is sent")
    func coding() {
        let source = BareSource(Int.self, failure: TestError.self)
        let subscriber = RecordingSubscriber<Int, any Error>(.max(2)) { _ in .max(5) }
        source.encode(encoder: Failing()).subscribe(subscriber)
        source.subscription.onCancel = { #expect(subscriber.errors.isEmpty) }
        #expect(source.send(4) == .max(5))
        #expect(source.send(-1) == Subscribers.Demand.none)
        source.send(3)
        source.finish()
        #expect(subscriber.values == [8] && subscriber.errors as? [TestError] == [.first])
        #expect(source.asks == [.count(2), .cancel] && !subscriber.isFinished)
        #expect(
            Mirror(reflecting: source.subscriberItself!).children.map(\.label) == [
                "downstream", "finished", "upstreamSubscription",
            ])
        let data = BareSource(Int.self, failure: TestError.self)
        let decoded = RecordingSubscriber<Int, any Error>()
        data.decode(type: Int.self, decoder: Failing()).subscribe(decoded)
        data.send(3)
        decoded.cancel()
        #expect(data.send(4) == Subscribers.Demand.none)
        data.finish()
        #expect(decoded.values == [3] && decoded.completions.isEmpty && data.asks == [.all, .cancel])
    }

    // combine-behaviour.md, Pass-through and filter-like operators, handleEvents.
    @Test("handleEvents tells of a second subscription before it cancels it")
    func handleSecond() {
        var count = 0
        let source = BareSource(Int.self, failure: TestError.self)
        let second = RecordingSubscription()
        source.handleEvents(receiveSubscription: { _ in
            count += 1
            #expect(second.asks.isEmpty)
        }).subscribe(RecordingSubscriber<Int, TestError>())
        source.send(subscription: second)
        #expect(count == 2 && second.asks == [.cancel])
    }

    // combine-behaviour.md, Pass-through and filter-like operators, encode and decode.
    @Test("a decoder works without a subscription, and sends the failure of one that throws")
    func earlyDecoding() {
        let source = BareSource(Int.self, failure: TestError.self, sendsSubscription: false)
        let subscriber = RecordingSubscriber<Int, any Error>()
        source.decode(type: Int.self, decoder: Failing()).subscribe(subscriber)
        source.send(3)
        #expect(source.send(-1) == Subscribers.Demand.none)
        #expect(subscriber.values == [3] && subscriber.errors as? [TestError] == [.second])
    }
}
