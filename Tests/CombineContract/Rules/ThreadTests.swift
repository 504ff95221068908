import Combine
import Dispatch
import Synchronization
import Testing

// reference: quality, section 1.1. The rules that speak of threads.
@Suite("Rules of the contract, on threads")
struct ThreadTests {
    // Rows 1.3, 3.1.
    @Test("threads that send never meet downstream", arguments: 0..<(operators.count + combinations.count))
    func serial(index: Int) {
        let entry = entries[index]
        for count in [2, 8] {
            let subjects = (0..<entry.count).map { _ in PassthroughSubject<Int, ContractError>() }
            let stage = Scene(entry, subjects)
            let send = Unshared { (thread: Int) in
                for value in 0..<60 { subjects[(thread + value) % subjects.count].send(value % 6 + thread) }
            }
            DispatchQueue.concurrentPerform(iterations: count) { send.call($0) }
            let finish = Unshared { (thread: Int) in subjects[thread % subjects.count].send(completion: .finished) }
            DispatchQueue.concurrentPerform(iterations: entry.count) { finish.call($0) }
            #expect(stage.meter.overlaps == 0)
            #expect(stage.meter.ends <= 1)
        }
    }

    // Rows 1.8, 3.1, 3.5, 3.7.
    @Test(
        "a cancel that races with values and with another cancel does no harm",
        arguments: 0..<(operators.count + combinations.count))
    func racingCancel(index: Int) {
        let entry = entries[index]
        for _ in 0..<10 {
            let subjects = (0..<entry.count).map { _ in PassthroughSubject<Int, ContractError>() }
            let stage = Scene(entry, subjects)
            let race = Unshared { (thread: Int) in
                if thread < 2 {
                    stage.token.cancel()
                } else {
                    for value in 0..<20 { subjects[value % subjects.count].send(value) }
                }
            }
            DispatchQueue.concurrentPerform(iterations: 4) { race.call($0) }
            let before = stage.meter.count
            for subject in subjects { subject.send(1) }
            #expect(stage.meter.count == before && stage.meter.overlaps == 0)
        }
    }

    // Rows 3.1, 3.8.
    @Test("threads that ask at once are all heard", arguments: operators.indices)
    func racingRequests(index: Int) {
        let values = Publishers.Sequence<Range<Int>, ContractError>(sequence: 0..<300)
        let meter = Meter()
        let subscriber = Asker(meter)
        operators[index].make(values.eraseToAnyPublisher()).subscribe(subscriber)
        let ask = Unshared { (_: Int) in for _ in 0..<80 { subscriber.subscription.request(.max(1)) } }
        DispatchQueue.concurrentPerform(iterations: 8) { ask.call($0) }
        #expect(meter.overlaps == 0)
        #expect(meter.ends == 1)
    }

    @Test("operators that work on a concurrent queue send one event at a time and lose no end")
    func queues() {
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        func check(_ name: String, _ make: (PassthroughSubject<Int, ContractError>) -> Stream) {
            let subject = PassthroughSubject<Int, ContractError>()
            let meter = Meter()
            let done = DispatchSemaphore(value: 0)
            let token = make(subject).sink(
                receiveCompletion: { _ in
                    meter.passEnd()
                    done.signal()
                }, receiveValue: { _ in meter.pass() })
            let send = Unshared { (thread: Int) in for value in 0..<100 { subject.send(value) } }
            DispatchQueue.concurrentPerform(iterations: 4) { send.call($0) }
            subject.send(completion: .finished)
            #expect(done.wait(timeout: .now() + 30) == .success, "\(name)")
            #expect(meter.overlaps == 0 && meter.ends == 1, "\(name)")
            withExtendedLifetime(token) {}
        }
        check("receive(on:)") { $0.receive(on: queue).eraseToAnyPublisher() }
        check("delay") { $0.delay(for: .milliseconds(1), scheduler: queue).eraseToAnyPublisher() }
        check("debounce") { $0.debounce(for: .milliseconds(1), scheduler: queue).eraseToAnyPublisher() }
        check("throttle") {
            $0.throttle(for: .milliseconds(1), scheduler: queue, latest: true).eraseToAnyPublisher()
        }
        check("timeout") { $0.timeout(.milliseconds(2), scheduler: queue).eraseToAnyPublisher() }
        check("collect") { $0.collect(.byTime(queue, .milliseconds(1))).map(\.count).eraseToAnyPublisher() }
    }
}

/// An entry that a sink listens to, and that subjects feed.
private final class Scene: @unchecked Sendable {
    let meter = Meter()
    let token: AnyCancellable

    init(_ entry: Entry, _ subjects: [PassthroughSubject<Int, ContractError>]) {
        let meter = meter
        token = entry.make(subjects.map { $0.eraseToAnyPublisher() }, .init())
            .sink(receiveCompletion: { _ in meter.passEnd() }, receiveValue: { _ in meter.pass() })
    }
}

/// Takes values, and lets threads ask for them.
private final class Asker: Subscriber, @unchecked Sendable {
    private let meter: Meter
    private(set) var subscription: any Subscription = Subscriptions.empty

    init(_ meter: Meter) { self.meter = meter }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
        meter.pass()
        return .none
    }

    func receive(completion: Subscribers.Completion<ContractError>) { meter.passEnd() }
}
