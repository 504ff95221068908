import Combine
import Testing

/// Publishers that take turns while other threads send and ask.
@Suite("switchToLatest on several threads", .releasing)
struct SwitchingRaceTests {
    @Test("a switch that races with requests asks nobody for too much, and no value is lost or repeated")
    func requests() {
        for _ in 0..<20 {
            let outer = PassthroughSubject<Publishers.Sequence<Range<Int>, Never>, Never>()
            let counter = SerialCounter()
            nonisolated(unsafe) var subscription: (any Subscription)?
            outer.switchToLatest().subscribe(
                AnySubscriber(
                    receiveSubscription: { subscription = $0 },
                    receiveValue: { _ in
                        counter.hit()
                        return .none
                    }))
            inParallel(2) { index in
                for _ in 0..<5000 {
                    if index == 0 { outer.send((0..<10_000).publisher) } else { subscription?.request(.max(1)) }
                }
            }
            #expect(!counter.overlapped && counter.count == 5000)
            subscription?.cancel()
        }
    }

    @Test("a value of a publisher that another one replaces meanwhile uses up nobody's demand")
    func values() {
        for _ in 0..<20 {
            let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
            let inner = (0..<20).map { _ in PassthroughSubject<Int, Never>() }
            let counter = SerialCounter()
            nonisolated(unsafe) var subscription: (any Subscription)?
            outer.switchToLatest().subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        subscription = $0
                        $0.request(.max(4))
                    },
                    receiveValue: { _ in
                        counter.hit()
                        return .none
                    }))
            inParallel(3) { index in
                for subject in inner {
                    if index == 0 { outer.send(subject) } else { for value in 0..<3 { subject.send(value) } }
                }
            }
            #expect(!counter.overlapped && counter.count <= 4)
            subscription?.cancel()
        }
    }
}
