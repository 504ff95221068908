/// What a leaf measured for the proposals that it was asked for last.
///
/// In the node itself and not in an array: there is one for each text on screen, and it is filled each time.
struct KnownMetrics {
    private typealias Entry = (proposal: ProposedViewSize, metrics: LeafMetrics)

    private var first: Entry?
    private var second: Entry?
    private var third: Entry?
    /// What else was measured since all of it was measured again; of few leaves, and of a few proposals.
    private var others: [Entry] = []
    /// Whether there was more than that.
    private var hasForgotten = false
    private static let mostOthers = 8

    var isEmpty: Bool { first == nil }

    subscript(proposal: ProposedViewSize) -> LeafMetrics? {
        if let first, first.proposal == proposal { return first.metrics }
        if let second, second.proposal == proposal { return second.metrics }
        if let third, third.proposal == proposal { return third.metrics }
        return others.isEmpty ? nil : others.first { $0.proposal == proposal }?.metrics
    }

    /// Adds what is not known yet; of three, the oldest goes to the others.
    mutating func add(_ metrics: LeafMetrics, for proposal: ProposedViewSize) {
        if let third {
            if others.count < Self.mostOthers { others.append(third) } else { hasForgotten = true }
        }
        third = second
        second = first
        first = (proposal, metrics)
    }

    /// Measures everything again. Answers whether all is as it was; what was forgotten may be anything.
    mutating func refresh(_ measure: (ProposedViewSize) -> LeafMetrics) -> Bool {
        var isSame = !hasForgotten
        hasForgotten = false
        func renewed(_ entry: Entry?) -> Entry? {
            guard let entry else { return nil }
            let now = measure(entry.proposal)
            if now != entry.metrics { isSame = false }
            return (entry.proposal, now)
        }
        first = renewed(first)
        second = renewed(second)
        third = renewed(third)
        if isSame { isSame = others.allSatisfy { measure($0.proposal) == $0.metrics } }
        // Otherwise all is asked for again.
        if !isSame { others = [] }
        return isSame
    }
}
