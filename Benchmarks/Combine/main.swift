import BenchmarkKit
import Combine
import Dispatch
import Foundation
import Synchronization

// The targets are those of the module's issue: a ratio to a lock and a closure where one is named, nanoseconds otherwise.

let benchmark = Benchmark("combine")
let sends = 10_000

/// The least that sending a value can cost: a lock taken and given back, and a closure that the optimiser cannot see.
final class LockedClosure {
    private let lock = Mutex(true)
    private let body: (Int) -> Void

    @inline(never) init(_ body: @escaping (Int) -> Void) { self.body = body }

    @inline(never) func send(_ value: Int) { if lock.withLock({ $0 }) { body(value) } }
}

/// A place for a sum that a closure writes to.
final class Sum { var value = 0 }

/// Compares sending values through `make`'s chain with a lock and a closure for each, and counts allocations.
@MainActor
func sending(
    _ name: String, target: Target, floors: Int = 1, _ make: (Sum) -> (send: (Int) -> Void, tokens: [AnyCancellable])
) {
    let sum = Sum()
    let chain = make(sum)
    let floorSum = Sum()
    let floor = LockedClosure { floorSum.value &+= $0 }
    benchmark.compare(
        name, count: sends, target: target, expecting: true,
        ours: .run {
            for value in 0..<sends { chain.send(value) }
            return sum.value >= 0
        },
        floor: .run {
            for value in 0..<(sends * floors) { floor.send(value) }
            return floorSum.value >= 0
        })
    let counts = AllocationCounts.counting { for value in 0..<1000 { chain.send(value) } }
    gate("\(name), steady", allocations: counts.allocations, atMost: 0)
    withExtendedLifetime(chain.tokens) {}
}

/// Something that values are sent through, and the tokens that keep it alive.
typealias Chain = (send: (Int) -> Void, tokens: [AnyCancellable])

/// Measures what each of some parts costs that one chain has more than another, as the difference between the two.
@MainActor
func adding(_ name: String, parts: Int, target: Target, to make: (Sum) -> Chain, _ makeLonger: (Sum) -> Chain) {
    let sum = Sum()
    let (short, long) = (make(sum), makeLonger(sum))
    func least(_ chain: Chain) -> Double {
        (0..<20).reduce(Double.infinity) { least, _ in
            let start = Clock.now()
            for value in 0..<sends { chain.send(value) }
            return min(least, Clock.now() - start)
        }
    }
    benchmark.compare(
        name, count: sends * parts, target: target, expecting: true,
        ours: .measured { (max(0, least(long) - least(short)), sum.value >= 0) })
    withExtendedLifetime((short.tokens, long.tokens)) {}
}

/// Whether something allocated more than it may. Times never gate, allocations do.
var isOverAllocated = false

@MainActor
func gate(_ name: String, allocations: Int, atMost limit: Int) {
    benchmark.record(name, unit: "allocations", ours: Double(allocations), target: .value(Double(limit)))
    if allocations > limit, benchmark.isWanted("\(name), allocations") { isOverAllocated = true }
}

/// Times something that is built and cancelled, and counts what it allocates.
@MainActor
func building(_ name: String, target: Target, allocations limit: Int, _ body: @escaping () -> Void) {
    benchmark.compare(
        name, count: 100, target: target, expecting: true,
        ours: .run {
            for _ in 0..<100 { body() }
            return true
        })
    gate(name, allocations: AllocationCounts.counting(body).allocations, atMost: limit)
}

sending("PassthroughSubject to map to sink", target: .ratio(1.5)) { sum in
    let subject = PassthroughSubject<Int, Never>()
    return ({ subject.send($0) }, [subject.map { $0 &+ 1 }.sink { sum.value &+= $0 & 1 }])
}
sending("CurrentValueSubject to map to sink", target: .ratio(1.5)) { sum in
    let subject = CurrentValueSubject<Int, Never>(0)
    return ({ subject.send($0) }, [subject.map { $0 &+ 1 }.sink { sum.value &+= $0 & 1 }])
}
for count in [2, 16] {
    sending("PassthroughSubject to \(count) sinks", target: .none) { sum in
        let subject = PassthroughSubject<Int, Never>()
        return ({ subject.send($0) }, (0..<count).map { _ in subject.sink { sum.value &+= $0 & 1 } })
    }
}
for count in [2, 16] {
    adding("each further sink, up to \(count)", parts: count - 1, target: .value(20)) { sum in
        let subject = PassthroughSubject<Int, Never>()
        return ({ subject.send($0) }, [subject.sink { sum.value &+= $0 & 1 }])
    } _: { sum in
        let subject = PassthroughSubject<Int, Never>()
        return ({ subject.send($0) }, (0..<count).map { _ in subject.sink { sum.value &+= $0 & 1 } })
    }
}

/// Measures one operator more above a sink.
@MainActor
func operating(_ name: String, _ make: (PassthroughSubject<Int, Never>, Sum) -> AnyCancellable) {
    adding("one \(name)", parts: 1, target: .value(6)) { sum in
        let subject = PassthroughSubject<Int, Never>()
        return ({ subject.send($0) }, [subject.sink { sum.value &+= $0 & 1 }])
    } _: { sum in
        let subject = PassthroughSubject<Int, Never>()
        return ({ subject.send($0) }, [make(subject, sum)])
    }
}
operating("map") { subject, sum in subject.map { $0 &+ 1 }.sink { sum.value &+= $0 & 1 } }
operating("filter") { subject, sum in subject.filter { $0 >= 0 }.sink { sum.value &+= $0 & 1 } }
operating("compactMap") { subject, sum in subject.compactMap { Optional($0) }.sink { sum.value &+= $0 & 1 } }
operating("scan") { subject, sum in subject.scan(0) { $1 }.sink { sum.value &+= $0 & 1 } }
operating("removeDuplicates") { subject, sum in subject.removeDuplicates().sink { sum.value &+= $0 & 1 } }
sending("six map and six filter", target: .none) { sum in
    let subject = PassthroughSubject<Int, Never>()
    let two = subject.filter { (value: Int) -> Bool in value >= 0 }.map { (value: Int) -> Int in value &+ 1 }
    let four = two.filter { (value: Int) -> Bool in value >= 0 }.map { (value: Int) -> Int in value &+ 1 }
    let six = four.filter { (value: Int) -> Bool in value >= 0 }.map { (value: Int) -> Int in value &+ 1 }
    let eight = six.filter { (value: Int) -> Bool in value >= 0 }.map { (value: Int) -> Int in value &+ 1 }
    let ten = eight.filter { (value: Int) -> Bool in value >= 0 }.map { (value: Int) -> Int in value &+ 1 }
    let chain = ten.filter { (value: Int) -> Bool in value >= 0 }.map { (value: Int) -> Int in value &+ 1 }
    return ({ subject.send($0) }, [chain.sink { sum.value &+= $0 & 1 }])
}
sending("scan and removeDuplicates", target: .none) { sum in
    let subject = PassthroughSubject<Int, Never>()
    return ({ subject.send($0) }, [subject.scan(0) { $1 }.removeDuplicates().sink { sum.value &+= $0 & 1 }])
}
sending("flatMap of Just", target: .value(150)) { sum in
    let subject = PassthroughSubject<Int, Never>()
    return ({ subject.send($0) }, [subject.flatMap { Just($0) }.sink { sum.value &+= $0 & 1 }])
}
sending("switchToLatest of Just", target: .value(200)) { sum in
    let subject = PassthroughSubject<Int, Never>()
    return ({ subject.send($0) }, [subject.map { Just($0) }.switchToLatest().sink { sum.value &+= $0 & 1 }])
}
sending("combineLatest of two, a value", target: .ratio(3)) { sum in
    let first = CurrentValueSubject<Int, Never>(0)
    let second = CurrentValueSubject<Int, Never>(0)
    return ({ first.send($0) }, [first.combineLatest(second).sink { sum.value &+= $0.0 & 1 }])
}
sending("zip of two, a pair", target: .ratio(3)) { sum in
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    return (
        {
            first.send($0)
            second.send($0)
        }, [first.zip(second).sink { sum.value &+= $0.0 & 1 }]
    )
}

/// Eight subjects, merged. No closure here belongs to the main actor: it would be checked that it runs there, for each
/// value, which is not part of what is measured.
func mergedSubjects(_ sum: Sum) -> Chain {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    // To take an object out of an array is not part of it either.
    let unretained = subjects.map { Unmanaged.passUnretained($0) }
    return (
        { value in unretained[value & 7]._withUnsafeGuaranteedRef { $0.send(value) } },
        [Publishers.MergeMany(subjects).sink { sum.value &+= $0 & 1 }, AnyCancellable { _ = subjects }]
    )
}

sending("merge of eight, a value", target: .ratio(3)) { sum in mergedSubjects(sum) }
sending("share with ten subscribers, a value", target: .value(300)) { sum in
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.share()
    return ({ subject.send($0) }, (0..<10).map { _ in shared.sink { sum.value &+= $0 & 1 } })
}
sending("through AnyPublisher", target: .none) { sum in
    let subject = PassthroughSubject<Int, Never>()
    let erased = subject.map { $0 &+ 1 }.eraseToAnyPublisher()
    return ({ subject.send($0) }, [erased.map { $0 &+ 1 }.sink { sum.value &+= $0 & 1 }])
}

final class Model: ObservableObject {
    @Published var number = 0
}

sending("Published, nobody listens", target: .value(15)) { sum in
    let model = Model()
    return ({ model.number = $0 }, [])
}
sending("Published, one sink", target: .value(80)) { sum in
    let model = Model()
    return ({ model.number = $0 }, [model.$number.sink { sum.value &+= $0 & 1 }])
}
sending("Published, a hundred sinks", target: .value(2500)) { sum in
    let model = Model()
    return ({ model.number = $0 }, (0..<100).map { _ in model.$number.sink { sum.value &+= $0 & 1 } })
}
sending("Published, objectWillChange with one sink", target: .value(80)) { sum in
    let model = Model()
    return ({ model.number = $0 }, [model.objectWillChange.sink { sum.value &+= 1 }])
}

final class Wide: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    @Published var c = 0
    @Published var d = 0
    @Published var e = 0
    @Published var f = 0
    @Published var g = 0
    @Published var h = 0
    @Published var i = 0
    @Published var j = 0
}

benchmark.compare(
    "objectWillChange of ten properties, first access", target: .value(2000), expecting: true,
    ours: .prepared({ Wide() }, run: { $0.objectWillChange === $0.objectWillChange }))

do {
    let subject = PassthroughSubject<Int, Never>()
    building("build and cancel subject.sink", target: .value(400), allocations: 4) {
        subject.sink { _ in }.cancel()
    }
    building("build and cancel a chain of 12", target: .value(2000), allocations: 14) {
        let three = subject.filter { (value: Int) -> Bool in value >= 0 }.compactMap { (value: Int) -> Int? in value }
            .map { (value: Int) -> Int in value &+ 1 }
        let six = three.filter { (value: Int) -> Bool in value >= 0 }.compactMap { (value: Int) -> Int? in value }
            .map { (value: Int) -> Int in value &+ 1 }
        let nine = six.filter { (value: Int) -> Bool in value >= 0 }.compactMap { (value: Int) -> Int? in value }
            .map { (value: Int) -> Int in value &+ 1 }
        let chain = nine.filter { (value: Int) -> Bool in value >= 0 }.compactMap { (value: Int) -> Int? in value }
            .map { (value: Int) -> Int in value &+ 1 }
        chain.sink { _ in }.cancel()
    }
    building("make a subject, build and cancel its sink", target: .none, allocations: 7) {
        PassthroughSubject<Int, Never>().sink { _ in }.cancel()
    }
}

/// Goes through a publisher whose type is not known to be a sequence's, so that no closure runs before the sink.
@inline(__always)
func consume<P: Publisher>(_ publisher: P, into sum: Sum) -> AnyCancellable where P.Output == Int, P.Failure == Never {
    publisher.map { $0 &+ 1 }.filter { $0 >= 0 }.sink { sum.value &+= $0 & 1 }
}

/// Three closures that the optimiser cannot see through.
final class ThreeClosures {
    private let first: (Int) -> Int
    private let second: (Int) -> Bool
    private let third: (Int) -> Void

    @inline(never) init(
        _ first: @escaping (Int) -> Int, _ second: @escaping (Int) -> Bool, _ third: @escaping (Int) -> Void
    ) {
        self.first = first
        self.second = second
        self.third = third
    }

    @inline(never) func send(_ value: Int) {
        let changed = first(value)
        if second(changed) { third(changed) }
    }
}

do {
    let values = Array(0..<10_000)
    let sum = Sum()
    let closures = ThreeClosures({ $0 &+ 1 }, { $0 >= 0 }, { sum.value &+= $0 & 1 })
    benchmark.compare(
        "lazy sequence to map, filter, sink, an element", count: values.count, target: .ratio(3), expecting: true,
        ours: .run {
            withExtendedLifetime(consume(values.publisher, into: sum)) { true }
        },
        floor: .run {
            for value in values { closures.send(value) }
            return true
        })
}

do {
    let queue = DispatchQueue(label: "benchmark")
    let count = 100_000
    benchmark.compare(
        "receive(on: queue), a value of 100,000", count: count, target: .ratio(1.5), expecting: count,
        ours: .run {
            let subject = PassthroughSubject<Int, Never>()
            let sum = Sum()
            let token = subject.receive(on: queue).sink { _ in sum.value += 1 }
            for value in 0..<count { subject.send(value) }
            queue.sync {}
            withExtendedLifetime(token) {}
            return sum.value
        },
        floor: .run {
            nonisolated(unsafe) let sum = Sum()
            for _ in 0..<count { queue.async { sum.value += 1 } }
            queue.sync {}
            return sum.value
        })
    sending("debounce, a value of many", target: .value(150)) { sum in
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.debounce(for: .seconds(10), scheduler: queue).sink { _ in }
        return ({ subject.send($0) }, [token])
    }
    sending("throttle, a value of many", target: .value(150)) { sum in
        let subject = PassthroughSubject<Int, Never>()
        let token = subject.throttle(for: .seconds(10), scheduler: queue, latest: true).sink { _ in }
        return ({ subject.send($0) }, [token])
    }
}

let code = benchmark.finish()
exit(isOverAllocated ? 1 : code)
