import Combine

/// Runs a script and compares what comes of it with what the models of its operators say.
final class ScriptRun {
    private let script: Script
    private let source = PullSource()
    private let probe = Probe()
    private var story = Story()
    private var requested = Subscribers.Demand.none
    private var isCancelled = false

    /// Whether everything was asked for before anything was sent.
    private var isUnlimitedFromStart = false

    init(_ script: Script) { self.script = script }

    /// Runs the script once. Returns what is wrong, or `nil`.
    func problem() -> String? {
        isUnlimitedFromStart = script.steps.first == .requestAll
        if isUnlimitedFromStart { probe.onSubscription = { [unowned self] in perform(.requestAll) } }
        probe.onValue = { [unowned self] _ in
            if let step = script.inside[probe.values.count - 1] { perform(step) }
        }
        probe.answer = { [unowned self] _ in .max(answer(to: probe.values.count - 1)) }
        script.operators.reduce(source.eraseToAnyPublisher()) { $1.make($0) }.subscribe(probe)
        for step in script.steps.dropFirst(isUnlimitedFromStart ? 1 : 0) {
            perform(step)
            if isCancelled { break }
            if let problem = judge() ?? judgeAsking() { return problem }
        }
        defer { probe.forget() }
        if isCancelled, probe.end == nil, !source.isAtRest { return "upstream was not cancelled" }
        return probe.violations.first
    }

    deinit { source.forget() }

    private func perform(_ step: Script.Step) {
        switch step {
        case .send(let value):
            guard story.end == nil else { return }
            story.values.append(value)
            source.send(value)
        case .request(let count):
            requested += count
            probe.request(.max(count))
        case .requestAll:
            requested = .unlimited
            probe.request(.unlimited)
        case .finish: end(.finished)
        case .fail: end(.failed(.source))
        case .cancel:
            isCancelled = true
            probe.cancel()
            probe.cancel()
        }
    }

    private func end(_ end: Story.End) {
        guard story.end == nil else { return }
        story.end = end
        source.send(completion: end.completion)
    }

    private func answer(to index: Int) -> Int { script.answers[index % script.answers.count] }

    /// Compares what came with what should have come by now.
    private func judge() -> String? {
        if let violation = probe.violations.first { return violation }
        if isCancelled { return nil }
        let operators = script.operators
        guard isUnlimitedFromStart || !operators.contains(where: \.drops) else { return nil }
        var stories = [story]
        for item in operators { stories.append(item.tell(stories[stories.count - 1])) }
        let told = stories[stories.count - 1]
        var demand = requested
        var count = 0
        while count < told.values.count, demand > count {
            demand += answer(to: count)
            count += 1
        }
        let expected = Array(told.values.prefix(count))
        // What waits somewhere when a failure passes is lost.
        let canWait = !isUnlimitedFromStart || !script.inside.isEmpty
        let mayLose = operators.count > 1 || operators.contains { $0.failureDrops || $0.endNeedsDemand }
        if canWait, mayLose, stories.contains(where: \.isFailure) {
            // Where the failure is recovered from, what comes instead comes earlier than the model says.
            let isRecovered = zip(stories, stories.dropFirst()).contains { $0.isFailure && !$1.isFailure }
            return isRecovered || expected.starts(with: probe.values)
                ? nil : "values \(probe.values), not \(expected)"
        }
        guard probe.values == expected else { return "values \(probe.values), not \(expected)" }
        return judgeEnd(told, mayCome: count == told.values.count, isAsked: demand > count)
    }

    private func judgeEnd(_ told: Story, mayCome: Bool, isAsked: Bool) -> String? {
        guard mayCome, let end = told.end else { return probe.end == nil ? nil : "an end that was not due" }
        if let came = probe.end {
            return Story.End(came) == end ? nil : "the end \(came), not \(end)"
        }
        // Without demand to spare, values that would be dropped on the way are still at their source.
        let isDue = isAsked || (isTransparent && told.values.count == story.values.count)
        return isDue ? "no end" : nil
    }

    /// Whether the end needs no demand when the values need no more.
    private var isTransparent: Bool {
        script.operators.allSatisfy { if case .same = $0.asking { !$0.failureDrops } else { false } }
    }

    /// Compares what upstream was asked for with what it should have been.
    private func judgeAsking() -> String? {
        guard script.operators.count == 1, let asking = script.operators[0].asking, story.end == nil,
            probe.end == nil, !source.isAtRest
        else { return nil }
        var demand = requested
        for index in probe.values.indices { demand += answer(to: index) }
        let expected: Subscribers.Demand
        switch asking {
        case .same: expected = demand
        case .replacingDropped: expected = demand + (source.sentCount - probe.values.count)
        case .more(let count): expected = demand + count
        case .times(let factor): expected = demand * factor
        case .everything: expected = .unlimited
        case .everythingLater: expected = demand > .none ? .unlimited : .none
        }
        return source.granted == expected ? nil : "upstream was asked for \(source.granted), not \(expected)"
    }
}

extension Script: Shrinking {
    func problem() -> String? { ScriptRun(self).problem() }

    var smaller: [Script] {
        var found: [Script] = []
        func add(_ change: (inout Script) -> Void) {
            var script = self
            change(&script)
            found.append(script)
        }
        for index in operators.indices where operators.count > 1 { add { $0.operators.remove(at: index) } }
        for index in steps.indices { add { $0.steps.remove(at: index) } }
        for index in inside.keys { add { $0.inside[index] = nil } }
        for index in answers.indices where answers[index] > 0 { add { $0.answers[index] = 0 } }
        return found
    }
}
