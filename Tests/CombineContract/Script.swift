import Combine

/// What a random test does, step by step, and how it comes to be tried, judged and made smaller.
struct Script: CustomStringConvertible {
    enum Step: Equatable {
        case send(Int)
        case request(Int)
        case requestAll
        case finish
        case fail
        case cancel
    }

    var operators: [Operator]
    var steps: [Step]

    /// How many values are asked for in answer to the nth one.
    var answers: [Int]

    /// Whether demand is asked for from inside `receive(_:)` rather than answered.
    var asksInside: Bool

    init(operators: [Operator], dice: inout Dice) {
        self.operators = operators
        steps = (0..<(1 + dice.roll(12))).map { _ in
            switch dice.roll(10) {
            case 0...4: .send(dice.roll(10))
            case 5...7: .request(1 + dice.roll(3))
            case 8: dice.roll(3) == 0 ? .requestAll : .request(1)
            default: [.finish, .fail, .cancel, .finish][dice.roll(4)]
            }
        }
        answers = (0..<4).map { _ in dice.roll(4) == 0 ? 1 : 0 }
        asksInside = dice.roll(3) == 0
    }

    /// A marble line: values, `↑` requests, `|` the end, `#` a failure, `✕` a cancel.
    var description: String {
        let line = steps.map { step in
            switch step {
            case .send(let value): "\(value)"
            case .request(let count): "↑\(count)"
            case .requestAll: "↑∞"
            case .finish: "|"
            case .fail: "#"
            case .cancel: "✕"
            }
        }
        return "\(operators.map(\.name).joined(separator: " → ")): -\(line.joined(separator: "-"))- "
            + "answers \(answers)\(asksInside ? " inside" : "")"
    }

    /// Runs the script. Returns what is wrong, or `nil`.
    func problem() -> String? {
        let source = PullSource()
        let probe = Probe()
        configure(probe)
        let chain = operators.reduce(source.eraseToAnyPublisher()) { $1.make($0) }
        chain.subscribe(probe)
        var story = Story()
        var requested = Subscribers.Demand.none
        var isCancelled = false
        for step in steps where story.end == nil || step.isDownstream {
            switch step {
            case .send(let value):
                story.values.append(value)
                source.send(value)
            case .request(let count):
                requested += count
                probe.request(.max(count))
            case .requestAll:
                requested = .unlimited
                probe.request(.unlimited)
            case .finish:
                story.end = .finished
                source.send(completion: .finished)
            case .fail:
                story.end = .failed(.source)
                source.send(completion: .failure(.source))
            case .cancel:
                isCancelled = true
                probe.cancel()
                probe.cancel()
            }
            if isCancelled { break }
            if let problem = judge(probe, story, requested) { return problem }
        }
        if isCancelled, probe.end == nil, !source.isAtRest { return "upstream was not cancelled" }
        probe.forget()
        return probe.violations.first
    }

    private func configure(_ probe: Probe) {
        let answers = answers
        if asksInside {
            probe.onValue = { [unowned probe] _ in
                let count = answers[(probe.values.count - 1) % answers.count]
                if count > 0 { probe.request(.max(count)) }
            }
        } else {
            probe.answer = { [unowned probe] _ in .max(answers[(probe.values.count - 1) % answers.count]) }
        }
    }

    /// Compares what came with what should have come by now.
    private func judge(_ probe: Probe, _ story: Story, _ requested: Subscribers.Demand) -> String? {
        if let violation = probe.violations.first { return violation }
        let told = operators.reduce(story) { $1.tell($0) }
        var demand = requested
        var count = 0
        while count < told.values.count, demand > count {
            demand += answers[count % answers.count]
            count += 1
        }
        let isFailure = told.end != nil && told.end != .finished
        let expected = Array(told.values.prefix(count))
        if isFailure, operators.contains(where: { $0.failureDrops || $0.endNeedsDemand }) || operators.count > 1 {
            guard expected.starts(with: probe.values) else { return "values \(probe.values), not \(expected)" }
            return nil
        }
        guard probe.values == expected else { return "values \(probe.values), not \(expected)" }
        guard count == told.values.count, let end = told.end else {
            return probe.end == nil ? nil : "an end that was not due"
        }
        if probe.end == nil {
            // Without demand to spare, values that would be dropped on the way are still at their source.
            return demand <= count ? nil : "no end"
        }
        let isRight = end == .finished ? probe.end == .finished : probe.end != .finished
        return isRight ? nil : "another end"
    }

    /// The shortest script with the same problem that taking steps away leads to.
    func shrunk() -> Script {
        var best = self
        var goesOn = true
        while goesOn {
            goesOn = false
            for index in best.steps.indices {
                var candidate = best
                candidate.steps.remove(at: index)
                if candidate.problem() != nil {
                    best = candidate
                    goesOn = true
                    break
                }
            }
        }
        return best
    }
}

extension Script.Step {
    /// Whether it may follow the end of the source.
    var isDownstream: Bool {
        switch self {
        case .request, .requestAll, .cancel: true
        case .send, .finish, .fail: false
        }
    }
}

extension Subscribers.Completion where Failure == ContractError {
    static func != (lhs: Self?, rhs: Self) -> Bool { lhs.map { !($0 == rhs) } ?? true }
}
