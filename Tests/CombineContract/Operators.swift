import Combine

/// Turns an error that was thrown back into one of the contract's.
private func known(_ error: any Error) -> ContractError { error as? ContractError ?? .thrown }

private func refuseSeven(_ value: Int) throws -> Int {
    if value == 7 { throw ContractError.thrown }
    return value
}

/// A story that ends at the first 7, which is refused.
private func refusingSeven(_ story: Story) -> Story {
    guard let index = story.values.firstIndex(of: 7) else { return story }
    return Story(values: Array(story.values.prefix(index)), end: .failed(.thrown))
}

/// The table of operators that the kit checks.
let operators: [Operator] = [
    .each("map", make: { $0.map { $0 + 1 }.eraseToAnyPublisher() }) { [$0 + 1] },
    .each("filter", make: { $0.filter { $0 % 2 == 0 }.eraseToAnyPublisher() }) { $0 % 2 == 0 ? [$0] : [] },
    .each("compactMap", make: { $0.compactMap { $0 > 3 ? $0 * 2 : nil }.eraseToAnyPublisher() }) {
        $0 > 3 ? [$0 * 2] : []
    },
    .each("mapError", make: { $0.mapError { $0 }.eraseToAnyPublisher() }) { [$0] },
    .each("print", make: { $0.print(to: Nowhere()).eraseToAnyPublisher() }) { [$0] },
    .each("handleEvents", make: { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }) { [$0] },
    .each("breakpoint", make: { $0.breakpoint().eraseToAnyPublisher() }) { [$0] },
    .each("receive(on:)", make: { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }) { [$0] },
    .each("delay", make: { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() }) { [$0] },
    .each("subscribe(on:)", make: { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() }) { [$0] },
    .each(
        "measureInterval",
        make: {
            $0.measureInterval(using: ImmediateScheduler.shared).map { $0.magnitude }.eraseToAnyPublisher()
        }
    ) { _ in [0] },
    .each(
        "tryCompactMap",
        make: {
            $0.tryCompactMap { $0 == 5 ? nil : $0 }.mapError(known).eraseToAnyPublisher()
        }
    ) { $0 == 5 ? [] : [$0] },
    Operator("scan", make: { $0.scan(1) { $0 &+ $1 }.eraseToAnyPublisher() }) { story in
        var sum = 1
        return Story(
            values: story.values.map {
                sum &+= $0
                return sum
            }, end: story.end)
    },
    Operator("removeDuplicates", make: { $0.removeDuplicates().eraseToAnyPublisher() }) { story in
        var kept: [Int] = []
        for value in story.values where kept.last != value { kept.append(value) }
        return Story(values: kept, end: story.end)
    },
    Operator("tryMap", make: { $0.tryMap(refuseSeven).mapError(known).eraseToAnyPublisher() }, tell: refusingSeven),
    Operator(
        "tryScan", make: { $0.tryScan(0) { try refuseSeven($1) }.mapError(known).eraseToAnyPublisher() },
        tell: refusingSeven),
    Operator(
        "tryFilter",
        make: {
            $0.tryFilter {
                _ = try refuseSeven($0); return true
            }.mapError(known).eraseToAnyPublisher()
        },
        tell: refusingSeven),
    Operator("prefix", make: { $0.prefix(3).eraseToAnyPublisher() }) { $0.upTo(3) },
    Operator("output(at:)", make: { $0.output(at: 2).eraseToAnyPublisher() }) { story in
        let cut = story.upTo(3)
        return Story(values: Array(cut.values.dropFirst(2)), end: cut.end)
    },
    Operator("prefix(while:)", make: { $0.prefix { $0 < 6 }.eraseToAnyPublisher() }) { story in
        guard let index = story.values.firstIndex(where: { $0 >= 6 }) else { return story }
        return Story(values: Array(story.values.prefix(index)), end: .finished)
    },
    Operator("drop(while:)", make: { $0.drop { $0 < 4 }.eraseToAnyPublisher() }) {
        Story(values: Array($0.values.drop { $0 < 4 }), end: $0.end)
    },
    Operator("dropFirst", make: { $0.dropFirst(2).eraseToAnyPublisher() }) {
        Story(values: Array($0.values.dropFirst(2)), end: $0.end)
    },
    Operator("append", make: { $0.append(90, 91).eraseToAnyPublisher() }) { story in
        story.end == .finished ? Story(values: story.values + [90, 91], end: .finished) : story
    },
    Operator("prepend", make: { $0.prepend(90, 91).eraseToAnyPublisher() }) {
        Story(values: [90, 91] + $0.values, end: $0.end)
    },
    Operator(
        "catch",
        make: {
            $0.catch { _ in Just(99).setFailureType(to: ContractError.self) }.eraseToAnyPublisher()
        }
    ) { story in
        guard case .failed = story.end else { return story }
        return Story(values: story.values + [99], end: .finished)
    },
    Operator(
        "replaceError",
        make: {
            $0.replaceError(with: 98).setFailureType(to: ContractError.self).eraseToAnyPublisher()
        }
    ) { story in
        guard case .failed = story.end else { return story }
        return Story(values: story.values + [98], end: .finished)
    },
    Operator("replaceEmpty", make: { $0.replaceEmpty(with: 97).eraseToAnyPublisher() }) { story in
        story.values.isEmpty && story.end == .finished ? Story(values: [97], end: .finished) : story
    },
    Operator(
        "flatMap", failureDrops: true,
        make: {
            $0.flatMap(maxPublishers: .max(1)) { [$0, $0 + 50].publisher.setFailureType(to: ContractError.self) }
                .eraseToAnyPublisher()
        }
    ) { Story(values: $0.values.flatMap { [$0, $0 + 50] }, end: $0.end) },
    Operator(
        "flatMap of Just", failureDrops: true,
        make: {
            $0.flatMap(maxPublishers: .max(1)) { Just($0 + 1) }.eraseToAnyPublisher()
        }
    ) { Story(values: $0.values.map { $0 + 1 }, end: $0.end) },
    Operator(
        "zip", failureDrops: true,
        make: {
            $0.zip((0..<1000).publisher.setFailureType(to: ContractError.self)) { $0 + $1 * 0 }
                .eraseToAnyPublisher()
        }
    ) { $0 },
    Operator("merge", failureDrops: true, make: { $0.merge(with: Empty()).eraseToAnyPublisher() }) { $0 },
    Operator(
        "buffer",
        make: {
            $0.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher()
        }
    ) { $0 },
    Operator("retry", make: { $0.retry(0).eraseToAnyPublisher() }) { $0 },
    .result("count", make: { $0.count().eraseToAnyPublisher() }) { $0.count },
    .result("reduce", make: { $0.reduce(0) { $0 &+ $1 }.eraseToAnyPublisher() }) { $0.reduce(0) { $0 &+ $1 } },
    .result("min", make: { $0.min().eraseToAnyPublisher() }) { $0.min() },
    .result("max", make: { $0.max().eraseToAnyPublisher() }) { $0.max() },
    .result("last", make: { $0.last().eraseToAnyPublisher() }) { $0.last },
    .result("collect", make: { $0.collect().map { $0.count }.eraseToAnyPublisher() }) { $0.count },
    Operator("first", endNeedsDemand: true, make: { $0.first().eraseToAnyPublisher() }) { $0.upTo(1) },
    Operator("contains", endNeedsDemand: true, make: { $0.contains(4).map { $0 ? 1 : 0 }.eraseToAnyPublisher() }) {
        story in
        if story.values.contains(4) { return Story(values: [1], end: .finished) }
        return story.end == .finished ? Story(values: [0], end: .finished) : Story(end: story.end)
    },
    Operator(
        "collect(2)",
        make: {
            $0.collect(2).map { $0.reduce(0, &+) }.eraseToAnyPublisher()
        }
    ) { story in
        var groups = stride(from: 0, to: story.values.count - story.values.count % 2, by: 2).map {
            story.values[$0] &+ story.values[$0 + 1]
        }
        if story.values.count % 2 == 1, story.end == .finished { groups.append(story.values[story.values.count - 1]) }
        return Story(values: groups, end: story.end)
    },
]

/// Takes what is printed and keeps nothing.
struct Nowhere: TextOutputStream {
    func write(_ string: String) {}
}
