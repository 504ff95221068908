import Combine
import CombineTestKit

/// What is sent to an operator that works with a scheduler, and when.
struct TimedScript: Shrinking {
    var timed: TimedOperator
    var sent: [Sent] = []
    var length: Int

    init(_ timed: TimedOperator, dice: inout Dice) {
        self.timed = timed
        var time = 0
        for _ in 0..<(1 + dice.roll(10)) {
            time += dice.roll(2) == 0 ? 0 : dice.roll(8)
            let item = Sent(time: time, what: Sent.What(dice: &dice))
            sent.append(item)
            if case .end = item.what { break }
        }
        length = time + dice.roll(12)
    }

    var description: String {
        let line = sent.map { "\($0.time):\($0.what)" }.joined(separator: "-")
        return "\(timed.name): -\(line)- until \(length)"
    }

    var smaller: [TimedScript] {
        sent.withoutOne.map { rest in
            var script = self
            script.sent = rest
            return script
        }
    }

    func problem() -> String? {
        let source = Hose()
        let scheduler = VirtualScheduler()
        let probe = Probe()
        defer {
            probe.forget()
            source.forget()
            scheduler.releaseAll()
        }
        timed.make(source.eraseToAnyPublisher(), scheduler).subscribe(probe)
        scheduler.runDue()
        probe.request(.unlimited)
        scheduler.runDue()
        var story = TimedStory()
        probe.onEvent = { [unowned scheduler] what in story.add(what, at: scheduler.time) }
        for (index, item) in sent.enumerated() {
            scheduler.advance(to: item.time)
            source.send(item.what)
            scheduler.runDue()
            let told = timed.tell(Array(sent[...index])).until(item.time)
            if let problem = judge(probe, story, told) { return problem }
        }
        scheduler.advance(to: length)
        return judge(probe, story, timed.tell(sent).until(length))
    }

    private func judge(_ probe: Probe, _ story: TimedStory, _ told: TimedStory) -> String? {
        if let violation = probe.violations.first { return violation }
        return story == told ? nil : "\(story.items), not \(told.items)"
    }
}
