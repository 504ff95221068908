import Combine

/// What happens to something that several subscribers share.
struct BroadcastScript: Shrinking {
    enum Step {
        case subscribe
        case send(Sent.What)
        case request(Int, Subscribers.Demand)
        case cancel(Int)
    }

    var broadcaster: Broadcaster
    var steps: [Step]
    var answers: [Int]

    init(_ broadcaster: Broadcaster, dice: inout Dice) {
        self.broadcaster = broadcaster
        steps = (0..<(2 + dice.roll(14))).map { _ in Step(dice: &dice) }
        answers = (0..<3).map { _ in dice.roll(3) == 0 ? 1 : 0 }
    }

    var description: String {
        "\(broadcaster.name): -\(steps.map(\.description).joined(separator: "-"))- answers \(answers)"
    }

    var smaller: [BroadcastScript] {
        steps.withoutOne.map { rest in
            var script = self
            script.steps = rest
            return script
        }
    }

    func problem() -> String? {
        let instance = broadcaster.make()
        var model = BroadcastModel(memory: broadcaster.memory, answers: answers)
        var probes: [Probe] = []
        defer {
            for probe in probes { probe.forget() }
            instance.tearDown()
        }
        for step in steps {
            switch step {
            case .subscribe:
                let probe = Probe()
                probe.answer = { [unowned probe] _ in .max(answers[(probe.values.count - 1) % answers.count]) }
                probes.append(probe)
                model.subscribe()
                instance.publisher.subscribe(probe)
            case .send(.end) where !broadcaster.ends: continue
            case .send(let what):
                model.send(what)
                instance.send(what)
            case .request(let index, let demand):
                guard probes.indices.contains(index) else { continue }
                model.request(demand, of: index)
                probes[index].request(demand)
            case .cancel(let index):
                guard probes.indices.contains(index) else { continue }
                model.cancel(index)
                probes[index].cancel()
            }
            for (index, (probe, listener)) in zip(probes, model.listeners).enumerated() {
                if let violation = probe.violations.first { return "subscriber \(index): \(violation)" }
                guard probe.values == listener.values else {
                    return "subscriber \(index) got \(probe.values), not \(listener.values)"
                }
                guard probe.end.map(Story.End.init) == listener.end else {
                    return "subscriber \(index) ended with \(String(describing: probe.end))"
                }
            }
        }
        return nil
    }
}

extension BroadcastScript.Step: CustomStringConvertible {
    init(dice: inout Dice) {
        switch dice.roll(12) {
        case 0...1: self = .subscribe
        case 2...4: self = .request(dice.roll(3), dice.roll(5) == 0 ? .unlimited : .max(1 + dice.roll(3)))
        case 5: self = .cancel(dice.roll(3))
        default: self = .send(Sent.What(dice: &dice))
        }
    }

    var description: String {
        switch self {
        case .subscribe: "S"
        case .send(let what): "\(what)"
        case .request(let index, let demand): "\(index)↑\(demand)"
        case .cancel(let index): "\(index)✕"
        }
    }
}
