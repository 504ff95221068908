import Combine
import Dispatch
import Synchronization
import Testing

// reference: quality, section 1.1. Each rule is checked for each operator of the table.
@Suite("Rules of the contract")
struct RuleTests {
    private func attach(_ index: Int) -> (PullSource, Probe) {
        let source = PullSource()
        let probe = Probe()
        operators[index].make(source.eraseToAnyPublisher()).subscribe(probe)
        return (source, probe)
    }

    @Test("demand is additive and saturates", arguments: operators.indices)
    func saturates(index: Int) {
        let (source, probe) = attach(index)
        probe.request(.max(.max))
        probe.request(.max(1))
        probe.request(.unlimited)
        probe.request(.max(1))
        for value in 0..<5 { source.send(value) }
        source.send(completion: .finished)
        let told = operators[index].tell(Story(values: [0, 1, 2, 3, 4], end: .finished))
        #expect(probe.values == told.values && probe.end == .finished)
        #expect(probe.violations == [])
    }

    @Test("without demand no value comes", arguments: operators.indices)
    func noDemand(index: Int) {
        let (source, probe) = attach(index)
        for value in 0..<5 { source.send(value) }
        #expect(probe.values == [])
        #expect(probe.violations == [])
        probe.cancel()
        #expect(source.isAtRest)
    }

    @Test("a cancel from inside receive stops at once and reaches upstream", arguments: operators.indices)
    func cancelInside(index: Int) {
        let (source, probe) = attach(index)
        probe.onValue = { [unowned probe] _ in
            probe.cancel()
            probe.cancel()
        }
        probe.request(.unlimited)
        for value in 0..<5 { source.send(value) }
        source.send(completion: .finished)
        #expect(probe.values.count <= 1)
        #expect(probe.violations == [])
        #expect(source.isAtRest)
    }

    @Test("upstream is cancelled once, however often downstream cancels", arguments: operators.indices)
    func cancelOnce(index: Int) {
        let (source, probe) = attach(index)
        probe.request(.max(1))
        for _ in 0..<3 { probe.cancel() }
        for value in 0..<5 { source.send(value) }
        // Operators that hand upstream's own subscription down hand every cancel on.
        #expect([0, 1, 3].contains(source.cancelCount) && source.isAtRest)
        #expect(probe.violations == [])
    }

    @Test("the subscriber is released at the end, at a failure and at a cancel", arguments: operators.indices)
    func release(index: Int) {
        for ending in 0..<3 {
            let source = PullSource()
            weak var released: Probe?
            do {
                let probe = Probe()
                released = probe
                operators[index].make(source.eraseToAnyPublisher()).subscribe(probe)
                probe.request(.unlimited)
                source.send(1)
                switch ending {
                case 0: source.send(completion: .finished)
                case 1: source.send(completion: .failure(.source))
                default: probe.cancel()
                }
            }
            #expect(released == nil, "\(operators[index].name), ending \(ending)")
        }
    }

    @Test("threads that send through a subject never meet downstream", arguments: operators.indices)
    func serial(index: Int) {
        let subject = PassthroughSubject<Int, ContractError>()
        let meter = Meter()
        let token = operators[index].make(subject.eraseToAnyPublisher())
            .sink(receiveCompletion: { _ in meter.pass() }, receiveValue: { _ in meter.pass() })
        let sender = Unshared { (thread: Int) in for value in 0..<200 { subject.send(value % 6 + thread) } }
        DispatchQueue.concurrentPerform(iterations: 4) { sender.call($0) }
        subject.send(completion: .finished)
        #expect(meter.overlaps == 0)
        withExtendedLifetime(token) {}
    }

    @Test("a cancel that races with values does no harm", arguments: operators.indices)
    func racingCancel(index: Int) {
        for _ in 0..<20 {
            let subject = PassthroughSubject<Int, ContractError>()
            let token = operators[index].make(subject.eraseToAnyPublisher())
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            let race = Unshared { (thread: Int) in
                if thread == 0 { token.cancel() } else { for value in 0..<20 { subject.send(value) } }
            }
            DispatchQueue.concurrentPerform(iterations: 3) { race.call($0) }
        }
    }
}

/// A closure that is called on several threads on purpose.
struct Unshared: @unchecked Sendable {
    let call: (Int) -> Void

    init(_ call: @escaping (Int) -> Void) { self.call = call }
}

/// Notices when two calls overlap.
final class Meter: Sendable {
    private let inside = Atomic(0)
    private let count = Atomic(0)

    func pass() {
        if inside.add(1, ordering: .sequentiallyConsistent).oldValue != 0 { count.add(1, ordering: .relaxed) }
        inside.subtract(1, ordering: .sequentiallyConsistent)
    }

    var overlaps: Int { count.load(ordering: .sequentiallyConsistent) }
}
