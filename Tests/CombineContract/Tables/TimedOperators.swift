import Combine
import CombineTestKit

/// The table of all operators that work with a scheduler.
let timedOperators: [TimedOperator] = [
    TimedOperator("receive(on:)", make: { $0.receive(on: $1) }, tell: { late($0, by: 0) }),
    TimedOperator("subscribe(on:)", make: { $0.subscribe(on: $1) }, tell: { late($0, by: 0) }),
    TimedOperator("delay", make: { $0.delay(for: 3, scheduler: $1) }, tell: { late($0, by: 3) }),
    TimedOperator("measureInterval", make: { $0.measureInterval(using: $1).map(\.magnitude) }, tell: { measured($0) }),
    TimedOperator("debounce", make: { $0.debounce(for: 5, scheduler: $1) }, tell: { debounced($0) }),
    TimedOperator("throttle, latest", make: { $0.throttle(for: 5, scheduler: $1, latest: true) }) {
        throttled($0, latest: true)
    },
    TimedOperator("throttle, first", make: { $0.throttle(for: 5, scheduler: $1, latest: false) }) {
        throttled($0, latest: false)
    },
    TimedOperator("timeout", make: { $0.timeout(5, scheduler: $1, customError: { .thrown }) }, tell: { timedOut($0) }),
    TimedOperator("collect(byTime)", make: { $0.collect(.byTime($1, 5)).map(digits) }) { grouped($0, count: .max) },
    TimedOperator("collect(byTimeOrCount)", make: { $0.collect(.byTimeOrCount($1, 5, 2)).map(digits) }) {
        grouped($0, count: 2)
    },
]

private func late(_ sent: [Sent], by interval: Int) -> TimedStory {
    TimedStory(items: sent.map { TimedStory.Item(time: $0.time + interval, what: $0.what) })
}

private func measured(_ sent: [Sent]) -> TimedStory {
    var story = TimedStory()
    var last = 0
    for item in sent {
        if case .value = item.what {
            story.add(.value(item.time - last), at: item.time)
            last = item.time
        } else {
            story.add(item.what, at: item.time)
        }
    }
    return story
}

private func debounced(_ sent: [Sent]) -> TimedStory {
    var story = TimedStory()
    for (index, item) in sent.enumerated() {
        guard case .value = item.what else {
            story.add(item.what, at: item.time)
            continue
        }
        let isQuiet = index + 1 == sent.count || sent[index + 1].time >= item.time + 5
        if isQuiet { story.add(item.what, at: item.time + 5) }
    }
    return story
}

private func throttled(_ sent: [Sent], latest: Bool) -> TimedStory {
    var story = TimedStory()
    var lastOutput: Int?
    var pending: (value: Sent.What, due: Int)?
    func flush(before time: Int) {
        guard let (value, due) = pending, due <= time else { return }
        story.add(value, at: due)
        lastOutput = due
        pending = nil
    }
    for item in sent {
        flush(before: item.time)
        switch item.what {
        case .value:
            if let (_, due) = pending {
                if latest { pending = (item.what, due) }
            } else {
                pending = (item.what, max(item.time, lastOutput.map { $0 + 5 } ?? item.time))
            }
            flush(before: item.time)
        case .end:
            let due = pending?.due ?? item.time
            flush(before: .max)
            story.add(item.what, at: due)
        }
    }
    flush(before: .max)
    return story
}

private func timedOut(_ sent: [Sent]) -> TimedStory {
    var story = TimedStory()
    var deadline = 5
    for item in sent where deadline > item.time {
        story.add(item.what, at: item.time)
        deadline = item.time + 5
        if case .end = item.what { return story }
    }
    story.add(.end(.failed(.thrown)), at: deadline)
    return story
}

private func grouped(_ sent: [Sent], count: Int) -> TimedStory {
    var story = TimedStory()
    var group: [Int] = []
    var tick = 5
    func flush(at time: Int) {
        if !group.isEmpty { story.add(.value(digits(group)), at: time) }
        group = []
    }
    for item in sent {
        while tick <= item.time {
            flush(at: tick)
            tick += 5
        }
        switch item.what {
        case .value(let value):
            group.append(value)
            if group.count == count { flush(at: item.time) }
        case .end(let end):
            if end == .finished { flush(at: item.time) }
            story.add(item.what, at: item.time)
            return story
        }
    }
    flush(at: tick)
    return story
}
