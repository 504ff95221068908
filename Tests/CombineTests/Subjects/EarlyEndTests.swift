import Combine
import Dispatch
import Testing

/// The end of a stream that comes while somebody is still subscribing.
@Suite("An end during a subscription", .releasing)
struct EarlyEndTests {
    /// Does something on another thread and waits for it.
    private func elsewhere(_ body: @escaping () -> Void) {
        struct Body: @unchecked Sendable { let call: () -> Void }
        let shared = Body(call: body)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            shared.call()
            done.signal()
        }
        done.wait()
    }

    /// Subjects and futures that have not ended, and what ends them.
    private static func endings() -> [(publisher: AnyPublisher<Int, TestError>, end: () -> Void)] {
        let passthrough = PassthroughSubject<Int, TestError>()
        let current = CurrentValueSubject<Int, TestError>(0)
        var promise: ((Result<Int, TestError>) -> Void)?
        let future = Future<Int, TestError> { promise = $0 }
        return [
            (passthrough.eraseToAnyPublisher(), { passthrough.send(completion: .failure(.first)) }),
            (current.eraseToAnyPublisher(), { current.send(completion: .failure(.first)) }),
            (future.eraseToAnyPublisher(), { promise?(.failure(.first)) }),
        ]
    }

    // quality, section 1.1: the subscription comes first, and events are serial.
    @Test("what ends it on another thread is delivered once the subscriber has taken its subscription")
    func order() {
        for (publisher, end) in Self.endings() {
            let subscriber = RecordingSubscriber<Int, TestError>()
            subscriber.onSubscription = { _ in
                elsewhere(end)
                #expect(subscriber.completions.isEmpty)
            }
            publisher.subscribe(subscriber)
            #expect(subscriber.errors == [.first])
        }
    }

    @Test("an operator that the end finds without its subscription loses nothing and does not trap")
    func operators() {
        typealias Stream = AnyPublisher<Int, TestError>
        let operators: [(Stream) -> Stream] = [
            { $0.first().eraseToAnyPublisher() }, { $0.removeDuplicates().eraseToAnyPublisher() },
            { $0.collect().map(\.count).eraseToAnyPublisher() }, { $0.prefix(3).eraseToAnyPublisher() },
            { $0.catch { Fail(error: $0) }.eraseToAnyPublisher() },
        ]
        for make in operators {
            for (publisher, end) in Self.endings() {
                let subscriber = RecordingSubscriber<Int, TestError>()
                make(publisher.handleEvents(receiveSubscription: { _ in end() }).eraseToAnyPublisher())
                    .subscribe(subscriber)
                #expect(subscriber.errors == [.first])
            }
        }
    }

    @Test("threads that subscribe while another one ends the stream all hear of its end")
    func race() {
        for _ in 0..<300 {
            let subject = PassthroughSubject<Int, Never>()
            let counter = SerialCounter()
            nonisolated(unsafe) var token: AnyCancellable?
            inParallel(2) { index in
                if index == 0 {
                    subject.send(completion: .finished)
                } else {
                    token = subject.removeDuplicates().collect().sink { _ in counter.hit() }
                }
            }
            #expect(counter.count == 1)
            withExtendedLifetime(token) {}
        }
    }

    @Test("a cancel from inside the subscription silences an end that came before it")
    func cancelled() {
        for (publisher, end) in Self.endings() {
            let subscriber = RecordingSubscriber<Int, TestError>(.none)
            subscriber.onSubscription = {
                end()
                $0.cancel()
            }
            publisher.subscribe(subscriber)
            #expect(subscriber.completions.isEmpty)
        }
    }

    @Test("the other publisher of prefix(untilOutputFrom:) ends it after its subscription, too")
    func terminator() {
        let source = NumberSource()
        let other = PassthroughSubject<Int, Never>()
        let subscriber = RecordingSubscriber<Int, TestError>()
        subscriber.onSubscription = { _ in
            elsewhere { other.send(1) }
            #expect(subscriber.completions.isEmpty)
        }
        source.prefix(untilOutputFrom: other).subscribe(subscriber)
        #expect(subscriber.isFinished && source.asks == [.cancel])
    }
}
