import BenchmarkKit
import Combine
import Testing

// The workloads of performance.md §2. The benchmark counts the same in a release build; here the counts gate each test run.
@Suite("Allocations", .serialized, .enabled(if: AllocationCounts.isAvailable))
struct AllocationTests {
    private final class Model: ObservableObject {
        @Published var number = 0
    }

    /// Other tests may run beside this one, so this thread alone is counted. What is made once and kept is made before.
    private func leastAllocations(_ body: () -> Void) -> Int {
        for _ in 0..<4 { body() }
        var least = Int.max
        for _ in 0..<200 where least > 0 { least = min(least, AllocationCounts.countingHere(body).allocations) }
        return least
    }

    private func allocationsOfSends(_ send: (Int) -> Void) -> Int {
        leastAllocations {
            var value = 0
            while value < 10 {
                send(value)
                value += 1
            }
        }
    }

    @Test("a subject sends to one sink and to sixteen without an allocation")
    func subjects() {
        for count in [1, 16] {
            let subject = PassthroughSubject<Int, Never>()
            let tokens = (0..<count).map { _ in subject.sink { _ in } }
            #expect(allocationsOfSends { subject.send($0) } == 0)
            let current = CurrentValueSubject<Int, Never>(0)
            let currentTokens = (0..<count).map { _ in current.sink { _ in } }
            #expect(allocationsOfSends { current.send($0) } == 0)
            withExtendedLifetime((tokens, currentTokens)) {}
        }
    }

    @Test("map, filter, compactMap, scan and removeDuplicates pass values on without an allocation")
    func operators() {
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.map { $0 + 1 }.filter { $0 >= 0 }.compactMap { $0 }.scan(0) { $1 }.removeDuplicates()
            .sink { _ in }
        #expect(allocationsOfSends { subject.send($0) } == 0)
        withExtendedLifetime(token) {}
    }

    @Test("merge, combineLatest and zip pass values on without an allocation")
    func combining() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let tokens = [
            first.merge(with: second).sink { _ in }, first.combineLatest(second).sink { _ in },
            first.zip(second).sink { _ in },
        ]
        #expect(
            allocationsOfSends {
                first.send($0)
                second.send($0)
            } == 0)
        withExtendedLifetime(tokens) {}
    }

    @Test("flatMap and switchToLatest of Just pass values on without an allocation")
    func flattening() {
        let subject = PassthroughSubject<Int, Never>()
        let tokens = [
            subject.flatMap { Just($0) }.sink { _ in }, subject.map { Just($0) }.switchToLatest().sink { _ in },
        ]
        #expect(allocationsOfSends { subject.send($0) } == 0)
        withExtendedLifetime(tokens) {}
    }

    @Test("share sends to ten subscribers without an allocation")
    func sharing() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.share()
        let tokens = (0..<10).map { _ in shared.sink { _ in } }
        #expect(allocationsOfSends { subject.send($0) } == 0)
        withExtendedLifetime(tokens) {}
    }

    @Test("debounce and throttle take a value without an allocation, and so without a timer for it")
    func timing() {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "allocations")
        let tokens = [
            subject.debounce(for: .seconds(100), scheduler: queue).sink { _ in },
            subject.throttle(for: .seconds(100), scheduler: queue, latest: true).sink { _ in },
        ]
        #expect(allocationsOfSends { subject.send($0) } == 0)
        withExtendedLifetime(tokens) {}
    }

    @Test("building and cancelling subject.sink takes four allocations")
    func building() {
        let subject = PassthroughSubject<Int, Never>()
        let allocations = leastAllocations { subject.sink { _ in }.cancel() }
        #if DEBUG
            // Without optimisation closures are wrapped once more for each generic function that they go through.
            #expect(allocations <= 9)
        #else
            #expect(allocations == 4)
        #endif
    }

    @Test("building and cancelling a chain of twelve operators takes fourteen allocations at most")
    func buildingChain() {
        let subject = PassthroughSubject<Int, Never>()
        let allocations = leastAllocations {
            let two = subject.filter { $0 >= 0 }.compactMap { $0 }.map { $0 + 1 }
            let four = two.filter { $0 >= 0 }.compactMap { $0 }.map { $0 + 1 }
            let six = four.filter { $0 >= 0 }.compactMap { $0 }.map { $0 + 1 }
            six.filter { $0 >= 0 }.compactMap { $0 }.map { $0 + 1 }.sink { _ in }.cancel()
        }
        #expect(allocations <= 14)
    }
}
