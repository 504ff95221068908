import Combine

/// What is sent to the sources of a combination, in order, and what is sent from inside a delivery.
struct CombinationScript: Shrinking {
    var combination: Combination
    var sent: [Sent]

    /// What is sent from inside `receive(_:)`, by the number of the value.
    var inside: [Int: Sent] = [:]

    /// After how many values downstream cancels.
    var cancelAfter: Int?

    init(_ combination: Combination, dice: inout Dice) {
        self.combination = combination
        func next() -> Sent { Sent(source: dice.roll(combination.count), what: Sent.What(dice: &dice)) }
        sent = (0..<(2 + dice.roll(4 * combination.count))).map { _ in next() }
        for _ in 0..<dice.roll(3) {
            let item = next()
            switch (combination.inside, item.what) {
            case (.anything, _), (.values, .value): inside[dice.roll(5)] = item
            default: break
            }
        }
        if dice.roll(8) == 0 { cancelAfter = dice.roll(4) }
    }

    var description: String {
        let line = sent.map(\.description).joined(separator: "-")
        let inner = inside.sorted { $0.key < $1.key }.map { "\($0.key)→\($0.value)" }.joined(separator: " ")
        return "\(combination.name): -\(line)- inside \(inner) cancel \(cancelAfter.map(String.init) ?? "never")"
    }

    var smaller: [CombinationScript] {
        var found = sent.withoutOne.map { rest in
            var script = self
            script.sent = rest
            return script
        }
        for key in inside.keys {
            var script = self
            script.inside[key] = nil
            found.append(script)
        }
        return found
    }

    func problem() -> String? {
        let sources = (0..<combination.count).map { _ in Hose() }
        defer { for source in sources { source.forget() } }
        let probe = Probe()
        defer { probe.forget() }
        var log: [Sent] = []
        var ended = Set<Int>()
        func send(_ item: Sent) {
            guard !ended.contains(item.source) else { return }
            if case .end = item.what { ended.insert(item.source) }
            log.append(item)
            sources[item.source].send(item.what)
        }
        probe.onValue = { [unowned probe] _ in
            if probe.values.count - 1 == cancelAfter { return probe.cancel() }
            if let item = inside[probe.values.count - 1] { send(item) }
        }
        defer { probe.onValue = { _ in } }
        combination.make(sources.map { $0.eraseToAnyPublisher() }).subscribe(probe)
        probe.request(.unlimited)
        for item in sent {
            send(item)
            if let violation = probe.violations.first { return violation }
            let told = combination.tell(log)
            if probe.isCancelled {
                return sources.allSatisfy(\.isAtRest) ? nil : "a source was not cancelled"
            }
            guard probe.values == told.values else { return "values \(probe.values), not \(told.values)" }
            guard probe.end.map(Story.End.init) == told.end else {
                return "end \(String(describing: probe.end)), not \(String(describing: told.end))"
            }
            if probe.end != nil, !combination.leavesOpen, !sources.allSatisfy(\.isAtRest) {
                return "a source was not cancelled"
            }
        }
        return nil
    }
}
