import Combine
import Testing

// Issue 3, section 2: nothing is locked while something is called or let go. Each of these would wait for itself for ever.
@Suite("What runs while something is let go or called", .releasing)
struct LockTests {
    private final class CancellingStream: TextOutputStream {
        var lines: [String] = []
        var onLine: (String) -> Void = { _ in }
        func write(_ string: String) {
            lines.append(string)
            onLine(string)
        }
    }

    @Test("a stream that print writes to may cancel what is printed", .timeLimit(.minutes(1)))
    func printing() {
        let stream = CancellingStream()
        let subject = PassthroughSubject<Int, Never>()
        var token: AnyCancellable?
        stream.onLine = { if $0 == "receive value: (1)\n" { token?.cancel() } }
        token = subject.print(to: stream).sink { _ in }
        subject.send(1)
        subject.send(2)
        #expect(
            stream.lines == [
                "receive subscription: (PassthroughSubject)\n", "request unlimited\n", "receive value: (1)\n",
                "receive cancel\n",
            ])
    }

    @Test(
        "a subscription that cancels while the subscriber of a subject lets it go does no harm", .timeLimit(.minutes(1))
    )
    func subjectSubscriber() {
        let subject = PassthroughSubject<Int, TestError>()
        var token: AnyCancellable?
        var isReleased = false
        let source = NumberSource(sendsSubscription: false)
        token = source.subscribe(subject)
        do {
            let subscription = RecordingSubscription {
                token?.cancel()
                isReleased = true
            }
            source.send(subscription: subscription)
        }
        #expect(!isReleased)
        source.finish()
        #expect(isReleased)
    }

    private final class Plain: ObservableObject {}

    /// A subscriber that keeps no subscription, so that it goes with the publisher.
    private final class Loose: Subscriber {
        let onDeinit: () -> Void
        init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
        deinit { onDeinit() }
        func receive(subscription: any Subscription) {}
        func receive(_ input: Void) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test("a listener of an object with nothing published may ask for a publisher as it goes", .timeLimit(.minutes(1)))
    func lonePublisher() {
        var released = 0
        for _ in 0..<300 {
            let object = Plain()
            object.objectWillChange.subscribe(
                Loose {
                    released += 1
                    _ = Plain().objectWillChange
                })
        }
        for _ in 0..<300 { _ = Plain().objectWillChange }
        #expect(released > 0)
    }
}
