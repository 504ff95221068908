import Combine

/// How much a subscriber asks for, bit by bit, of a publisher that has its values from the start.
struct SourceScript: Shrinking {
    var source: ValueSource
    var requests: [Subscribers.Demand]
    var answers: [Int]

    /// Whether demand is asked for from inside `receive(_:)` rather than answered.
    var asksInside: Bool

    /// After how many values downstream cancels.
    var cancelAfter: Int?

    init(_ source: ValueSource, dice: inout Dice) {
        self.source = source
        requests = (0..<dice.roll(4)).map { _ in dice.roll(5) == 0 ? .unlimited : .max(1 + dice.roll(3)) }
        answers = (0..<3).map { _ in dice.roll(2) }
        asksInside = dice.roll(2) == 0
        cancelAfter = dice.roll(4) == 0 ? dice.roll(3) : nil
    }

    var description: String {
        "\(source.name): -\(requests.map { "↑\($0)" }.joined(separator: "-"))- answers \(answers) "
            + "\(asksInside ? "inside" : "") cancel \(cancelAfter.map(String.init) ?? "never")"
    }

    var smaller: [SourceScript] {
        requests.withoutOne.map { rest in
            var script = self
            script.requests = rest
            return script
        }
    }

    func problem() -> String? {
        let probe = Probe()
        defer { probe.forget() }
        probe.onValue = { [unowned probe] _ in
            if probe.values.count - 1 == cancelAfter { return probe.cancel() }
            let count = answers[(probe.values.count - 1) % answers.count]
            if asksInside, count > 0 { probe.request(.max(count)) }
        }
        if !asksInside {
            probe.answer = { [unowned probe] _ in .max(answers[(probe.values.count - 1) % answers.count]) }
        }
        source.make().subscribe(probe)
        var requested = Subscribers.Demand.none
        for request in [.none] + requests {
            requested += request
            if request > .none { probe.request(request) }
            if let violation = probe.violations.first { return violation }
            if probe.isCancelled { return nil }
            var demand = requested
            var count = 0
            while count < source.story.values.count, demand > count {
                demand += answers[count % answers.count]
                count += 1
            }
            guard probe.values == Array(source.story.values.prefix(count)) else { return "values \(probe.values)" }
            let end = count == source.story.values.count ? source.story.end : nil
            guard probe.end.map(Story.End.init) == end else { return "end \(String(describing: probe.end))" }
        }
        return nil
    }
}
