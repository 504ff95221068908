import Combine

private let sum = Operator.result("reduce", make: { $0.reduce(0) { $0 &+ $1 } }) { $0.reduce(0) { $0 &+ $1 } }
private let least = Operator.result("min", make: { $0.min() }) { $0.min() }
private let greatest = Operator.result("max", make: { $0.max() }) { $0.max() }
private let lastSmall = Operator.result("last(where:)", make: { $0.last { $0 < 5 } }) { $0.last { $0 < 5 } }
private let firstLarge = Operator.search("first(where:)", make: { $0.first { $0 > 3 } }, decide: { $0 > 3 ? $0 : nil })
private let all = Operator.search(
    "allSatisfy", make: { $0.allSatisfy { $0 < 8 }.map { $0 ? 1 : 0 } }, decide: { $0 < 8 ? nil : 0 }, otherwise: 1)
private let some = Operator.search(
    "contains(where:)", make: { $0.contains { $0 > 8 }.map { $0 ? 1 : 0 } }, decide: { $0 > 8 ? 1 : nil }, otherwise: 0)

/// Operators that come to one result, and those that make groups.
let reducingOperators: [Operator] = [
    sum, least, greatest, lastSmall, firstLarge, all, some,
    .result("count", make: { $0.count() }) { $0.count },
    .result("collect", make: { $0.collect().map { $0.count } }) { $0.count },
    .result("last", make: { $0.last() }) { $0.last },
    .search("first", make: { $0.first() }, decide: { $0 }),
    .search("contains", make: { $0.contains(4).map { $0 ? 1 : 0 } }, decide: { $0 == 4 ? 1 : nil }, otherwise: 0),
    .refusing("tryReduce", like: sum) { $0.tryReduce(0) { $0 &+ (try refuseSeven($1)) } },
    .refusing("tryLast(where:)", like: lastSmall) { $0.tryLast { try refuseSeven($0) < 5 } },
    // A value that decides is found before one that is refused can come.
    Operator(
        "tryFirst(where:)", asking: .everything, endNeedsDemand: true,
        make: { $0.tryFirst { try refuseSeven($0) > 3 }.mapError(known) }, tell: untilSeven(firstLarge)),
    Operator(
        "tryAllSatisfy", asking: .everything, endNeedsDemand: true,
        make: { $0.tryAllSatisfy { try refuseSeven($0) < 8 }.map { $0 ? 1 : 0 }.mapError(known) },
        tell: untilSeven(all)),
    Operator(
        "tryContains(where:)", asking: .everything, endNeedsDemand: true,
        make: { $0.tryContains { try refuseSeven($0) > 8 }.map { $0 ? 1 : 0 }.mapError(known) },
        tell: untilSeven(some)),
    Operator(
        "tryMin(by:)", asking: .everything, endNeedsDemand: true,
        make: { $0.tryMin { try refuseSeven($0) < refuseSeven($1) }.mapError(known) }, tell: comparing(least)),
    Operator(
        "tryMax(by:)", asking: .everything, endNeedsDemand: true,
        make: { $0.tryMax { try refuseSeven($0) < refuseSeven($1) }.mapError(known) }, tell: comparing(greatest)),
    Operator("collect(2)", asking: .times(2), make: { $0.collect(2).map { $0.reduce(0, &+) } }, tell: { pairs($0) }),
    Operator(
        "collect(byTimeOrCount)", asking: .everything, failureDrops: true,
        make: {
            $0.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 2)).map { $0.reduce(0, &+) }
        }, tell: { pairs($0) }),
]

/// What becomes of a story when a value is looked for, and a 7 before it is refused.
private func untilSeven(_ plain: Operator) -> @Sendable (Story) -> Story {
    { story in
        let cut = story.refusingSeven
        let early = plain.tell(Story(values: cut.values))
        return early.end == nil ? plain.tell(cut) : early
    }
}

/// What becomes of a story when all values are compared, and a comparison with a 7 is refused.
private func comparing(_ plain: Operator) -> @Sendable (Story) -> Story {
    { story in
        let isRefused = story.values.count > 1 && story.values.contains(7)
        return isRefused ? Story(end: .failed(.thrown)) : plain.tell(story)
    }
}

private func pairs(_ story: Story) -> Story {
    var groups = stride(from: 0, to: story.values.count - story.values.count % 2, by: 2).map {
        story.values[$0] &+ story.values[$0 + 1]
    }
    if story.values.count % 2 == 1, story.end == .finished { groups.append(story.values[story.values.count - 1]) }
    return Story(values: groups, end: story.end)
}
