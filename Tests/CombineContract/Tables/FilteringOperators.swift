import Combine

private func isSmall(_ value: Int) -> Bool { value < 6 }

/// Operators that let some values through.
let filteringOperators: [Operator] = [
    Operator("filter", asking: .replacingDropped, make: { $0.filter { $0 % 2 == 0 } }) { $0.filter { $0 % 2 == 0 } },
    Operator(
        "tryFilter", asking: .replacingDropped,
        make: { $0.tryFilter { try refuseSeven($0) % 2 == 1 }.mapError(known) },
        tell: { $0.refusingSeven.filter { $0 % 2 == 1 } }),
    Operator("compactMap", asking: .replacingDropped, make: { $0.compactMap { $0 > 3 ? $0 * 2 : nil } }) {
        $0.filter { $0 > 3 }.map { $0 * 2 }
    },
    Operator(
        "tryCompactMap", asking: .replacingDropped,
        make: { $0.tryCompactMap { try refuseSeven($0) == 5 ? nil : $0 }.mapError(known) },
        tell: { $0.refusingSeven.filter { $0 != 5 } }),
    Operator(
        "removeDuplicates", asking: .replacingDropped, make: { $0.removeDuplicates() }, tell: { withoutDuplicates($0) }),
    Operator(
        "tryRemoveDuplicates", asking: .replacingDropped,
        make: { $0.tryRemoveDuplicates { try refuseSeven($1) == $0 }.mapError(known) }
    ) { story in
        // The first value is compared with nothing.
        let rest = Story(values: Array(story.values.dropFirst()), end: story.end).refusingSeven
        return withoutDuplicates(Story(values: story.values.prefix(1) + rest.values, end: rest.end))
    },
    Operator("prefix(while:)", asking: .same, make: { $0.prefix(while: isSmall) }, tell: { small($0) }),
    .refusing("tryPrefix(while:)", like: Operator("", asking: .same, make: { $0 }, tell: { small($0) })) {
        $0.tryPrefix { isSmall(try refuseSeven($0)) }
    },
    Operator("drop(while:)", asking: .replacingDropped, make: { $0.drop(while: isSmall) }) {
        Story(values: Array($0.values.drop(while: isSmall)), end: $0.end)
    },
    Operator(
        "tryDrop(while:)", asking: .replacingDropped,
        make: { $0.tryDrop { try refuseSeven($0) < 6 }.mapError(known) }
    ) { story in
        let index = story.values.firstIndex { $0 >= 6 } ?? story.values.count
        if index < story.values.count, story.values[index] == 7 { return Story(end: .failed(.thrown)) }
        return Story(values: Array(story.values.dropFirst(index)), end: story.end)
    },
    Operator("dropFirst", asking: .more(2), make: { $0.dropFirst(2) }) {
        Story(values: Array($0.values.dropFirst(2)), end: $0.end)
    },
    Operator("prefix", asking: .same, make: { $0.prefix(3) }, tell: { $0.upTo(3) }),
    Operator("output(at:)", asking: .replacingDropped, make: { $0.output(at: 2) }) { story in
        let cut = story.upTo(3)
        return Story(values: Array(cut.values.dropFirst(2)), end: cut.end)
    },
    Operator("output(in:)", asking: .replacingDropped, make: { $0.output(in: 1..<3) }) { story in
        let cut = story.upTo(3)
        return Story(values: Array(cut.values.dropFirst()), end: cut.end)
    },
    Operator("ignoreOutput", asking: .everything, make: { $0.ignoreOutput().map(number) }) {
        Story(end: $0.end)
    },
    Operator("replaceEmpty", make: { $0.replaceEmpty(with: 97) }) { story in
        story.values.isEmpty && story.end == .finished ? Story(values: [97], end: .finished) : story
    },
]

private func small(_ story: Story) -> Story {
    guard let index = story.values.firstIndex(where: { !isSmall($0) }) else { return story }
    return Story(values: Array(story.values.prefix(index)), end: .finished)
}

private func withoutDuplicates(_ story: Story) -> Story {
    var kept: [Int] = []
    for value in story.values where kept.last != value { kept.append(value) }
    return Story(values: kept, end: story.end)
}

private func number(_ nothing: Never) -> Int {}
