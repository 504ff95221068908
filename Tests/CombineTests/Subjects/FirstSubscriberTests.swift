import Combine
import Testing

/// The first subscriber of a subject has a way of its own while it is alone. Nobody should notice.
@Suite("The first subscriber of a subject, and those after it", .releasing)
struct FirstSubscriberTests {
    private let subject = PassthroughSubject<Int, Never>()

    @Test("those that come after it has gone, or while it is there, get what is sent then")
    func successors() {
        var log: [String] = []
        var tokens = (0..<3).map { index in subject.sink { log.append("\(index):\($0)") } }
        subject.send(1)
        tokens[0].cancel()
        subject.send(2)
        tokens[1].cancel()
        subject.send(3)
        tokens[2].cancel()
        subject.send(4)
        tokens.append(subject.sink { log.append("3:\($0)") })
        subject.send(5)
        #expect(log == ["0:1", "1:1", "2:1", "1:2", "2:2", "2:3", "3:5"])
    }

    @Test("one that comes from inside a delivery to it gets the next value, and the first one both")
    func attachedInside() {
        var log: [String] = []
        var tokens: [AnyCancellable] = []
        let subject = subject
        subject.sink { value in
            log.append("a\(value)")
            if value == 1 {
                subject.sink { log.append("b\($0)") }.store(in: &tokens)
                subject.send(2)
            }
        }.store(in: &tokens)
        subject.send(1)
        #expect(log == ["a1", "b2", "a2"])
        tokens = []
    }

    @Test("it is let go at a cancel from inside, and what it sent before that is not delivered")
    func cancelInside() {
        weak var released: RecordingSubscriber<Int, Never>?
        do {
            let subscriber = RecordingSubscriber<Int, Never>()
            released = subscriber
            subscriber.onValue = { [subject, unowned subscriber] _ in
                subject.send(2)
                subscriber.cancel()
                #expect(subscriber.values == [1])
            }
            subject.subscribe(subscriber)
            subject.send(1)
            #expect(subscriber.values == [1])
        }
        #expect(released == nil)
        var values: [Int] = []
        let token = subject.sink { values.append($0) }
        subject.send(3)
        #expect(values == [3])
        withExtendedLifetime(token) {}
    }

    @Test("a subject that is released lets it go, whatever it keeps", arguments: [false, true])
    func subjectReleased(cancels: Bool) {
        weak var released: RecordingSubscriber<Int, Never>?
        do {
            var subject: CurrentValueSubject<Int, Never>? = CurrentValueSubject(0)
            let subscriber = RecordingSubscriber<Int, Never>()
            released = subscriber
            subject?.subscribe(subscriber)
            subject?.send(1)
            if cancels { subscriber.cancel() }
            subject = nil
            #expect(subscriber.values == [0, 1])
            if !cancels { subscriber.cancel() }
        }
        #expect(released == nil)
    }

    @Test("a subject whose last reference goes during a delivery lets it go after that delivery")
    func subjectReleasedInside() {
        for keepsToken in [false, true] {
            weak var released: RecordingSubscription?
            weak var gone: PassthroughSubject<Int, Never>?
            var values: [Int] = []
            var tokens: [AnyCancellable] = []
            do {
                var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
                gone = subject
                let held = RecordingSubscription()
                released = held
                subject?.sink { value in
                    subject = nil
                    if !keepsToken { tokens = [] }
                    withExtendedLifetime(held) { values.append(value) }
                }.store(in: &tokens)
                subject?.send(1)
            }
            #expect(values == [1] && gone == nil && (released == nil) == !keepsToken)
            tokens = []
            #expect(released == nil)
        }
    }

    @Test("threads that send, and that come and go, never meet in a subscriber")
    func race() {
        for round in 0..<200 {
            let subject = PassthroughSubject<Int, Never>()
            let counters = (0..<3).map { _ in SerialCounter() }
            let first = subject.sink { _ in counters[0].hit() }
            inParallel(4) { index in
                switch index {
                case 0, 1: for value in 0..<20 { subject.send(value) }
                case 2:
                    if round % 3 > 0 { first.cancel() }
                    subject.send(-1)
                default:
                    for counter in counters[1...] {
                        let token = subject.sink { _ in counter.hit() }
                        subject.send(-2)
                        token.cancel()
                    }
                }
            }
            #expect(counters.allSatisfy { !$0.overlapped })
            if round % 3 == 0 { #expect(counters[0].count == 43) }
            if round % 5 == 0 { subject.send(completion: .finished) }
            withExtendedLifetime(first) {}
        }
    }
}
