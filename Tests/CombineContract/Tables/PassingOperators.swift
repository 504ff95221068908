import Combine
import Foundation

private struct Pair {
    var first: Int
    var second = 0
    var third = 0
}

/// Operators that let every value through, changed or not.
let passingOperators: [Operator] = [
    Operator("map", asking: .same, make: { $0.map { $0 + 1 } }, tell: { $0.map { $0 + 1 } }),
    Operator("map(keyPath)", asking: .same, make: { $0.map(\.magnitude).map { Int($0) } }, tell: { $0 }),
    Operator(
        "map(2 keyPaths)", asking: .same,
        make: { $0.map { Pair(first: $0) }.map(\.first, \.second).map { $0 + $1 } }, tell: { $0 }),
    Operator(
        "map(3 keyPaths)", asking: .same,
        make: { $0.map { Pair(first: $0) }.map(\.first, \.second, \.third).map { $0 + $1 + $2 } }, tell: { $0 }),
    Operator("tryMap", asking: .same, make: { $0.tryMap(refuseSeven).mapError(known) }, tell: { $0.refusingSeven }),
    .passing("mapError") { $0.mapError { $0 } },
    Operator("scan", asking: .same, make: { $0.scan(1) { $0 &+ $1 } }, tell: sums(from: 1)),
    Operator(
        "tryScan", asking: .same, make: { $0.tryScan(1) { $0 &+ (try refuseSeven($1)) }.mapError(known) },
        tell: { sums(from: 1)($0.refusingSeven) }),
    .passing("print") { $0.print(to: Nowhere()) },
    .passing("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
    .passing("breakpoint") { $0.breakpoint() },
    .passing("encode and decode") {
        $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
            .mapError(known).map { $0[0] }
    },
    .passing("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
    .passing("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    .passing("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared) },
    Operator(
        "measureInterval", asking: .same,
        make: { $0.measureInterval(using: ImmediateScheduler.shared).map { $0.magnitude } },
        tell: { $0.map { _ in 0 } }),
    Operator(
        "debounce", asking: .everything, drops: true,
        make: { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }, tell: { $0 }),
    Operator(
        "throttle", asking: .everything, drops: true,
        make: { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) }, tell: { $0 }),
    Operator(
        "buffer by request", asking: .everything, failureDrops: true,
        make: { $0.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest) }, tell: { $0 }),
    Operator(
        "buffer kept full", failureDrops: true,
        make: { $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest) }, tell: { $0 }),
    Operator(
        "share", asking: .everythingLater, drops: true, make: { $0.share() }, tell: { $0 }),
    Operator(
        "multicast and autoconnect", asking: .everythingLater, drops: true,
        make: { $0.multicast { PassthroughSubject() }.autoconnect() }, tell: { $0 }),
    Operator(
        "merge", failureDrops: true, make: { $0.merge(with: Empty<Int, ContractError>()) }, tell: { $0 }),
    Operator(
        "zip", asking: .same, failureDrops: true,
        make: { $0.zip((0..<1000).publisher.setFailureType(to: ContractError.self)) { $0 + $1 * 0 } }, tell: { $0 }),
    Operator(
        "combineLatest", asking: .same, drops: true,
        make: { Just(0).setFailureType(to: ContractError.self).combineLatest($0) { $0 + $1 } }, tell: { $0 }),
    .passing("drop(untilOutputFrom:)") {
        $0.drop(untilOutputFrom: Just(1).setFailureType(to: ContractError.self))
    },
    .passing("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: Empty<Int, ContractError>()) },
    Operator("append", make: { $0.append(90, 91) }) { story in
        story.end == .finished ? Story(values: story.values + [90, 91], end: .finished) : story
    },
    Operator("prepend", make: { $0.prepend(90, 91) }) { Story(values: [90, 91] + $0.values, end: $0.end) },
    Operator(
        "flatMap", failureDrops: true,
        make: {
            $0.flatMap(maxPublishers: .max(1)) { [$0, $0 + 50].publisher.setFailureType(to: ContractError.self) }
        },
        tell: { Story(values: $0.values.flatMap { [$0, $0 + 50] }, end: $0.end) }),
    Operator(
        "flatMap of Just", failureDrops: true, make: { $0.flatMap(maxPublishers: .max(1)) { Just($0 + 1) } },
        tell: { $0.map { $0 + 1 } }),
    Operator(
        "switchToLatest", asking: .everything, drops: true,
        make: { $0.map { [$0, $0 + 50].publisher.setFailureType(to: ContractError.self) }.switchToLatest() },
        tell: { Story(values: $0.values.flatMap { [$0, $0 + 50] }, end: $0.end) }),
]

private func sums(from first: Int) -> @Sendable (Story) -> Story {
    { story in
        var sum = first
        return story.map {
            sum &+= $0
            return sum
        }
    }
}

/// Takes what is printed and keeps nothing.
struct Nowhere: TextOutputStream {
    func write(_ string: String) {}
}
