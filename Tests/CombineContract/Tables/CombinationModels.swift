// What each operator with several publishers above it does, when everything is asked for.

/// Digits as one number, so that a combination of values is one value.

func digits(_ values: [Int]) -> Int { values.reduce(0) { $0 &* 10 &+ $1 } }

func merging(_ sent: [Sent], _ count: Int) -> Story {
    var story = Story()
    var open = count
    for item in sent where story.end == nil {
        switch item.what {
        case .value(let value): story.values.append(value)
        case .end(.finished):
            open -= 1
            if open == 0 { story.end = .finished }
        case .end(let failure): story.end = failure
        }
    }
    return story
}

func zipping(_ sent: [Sent], _ count: Int) -> Story {
    var story = Story()
    var queues = [[Int]](repeating: [], count: count)
    var isOver = [Bool](repeating: false, count: count)
    for item in sent where story.end == nil {
        switch item.what {
        case .value(let value):
            queues[item.source].append(value)
            if queues.allSatisfy({ !$0.isEmpty }) {
                story.values.append(digits(queues.indices.map { queues[$0].removeFirst() }))
            }
        case .end(.finished): isOver[item.source] = true
        case .end(let failure): story.end = failure
        }
        if story.end == nil, queues.indices.contains(where: { isOver[$0] && queues[$0].isEmpty }) {
            story.end = .finished
        }
    }
    return story
}

func combining(_ sent: [Sent], _ count: Int) -> Story {
    var story = Story()
    var newest = [Int?](repeating: nil, count: count)
    var open = count
    for item in sent where story.end == nil {
        switch item.what {
        case .value(let value):
            newest[item.source] = value
            let known = newest.compactMap { $0 }
            if known.count == count { story.values.append(digits(known)) }
        case .end(.finished):
            open -= 1
            if open == 0 { story.end = .finished }
        case .end(let failure): story.end = failure
        }
    }
    return story
}

/// One of two is listened to, and the other one after it if `goesOn` says so of its end.
private func followed(_ sent: [Sent], first: Int, goesOn: (Story.End) -> Bool) -> Story {
    var story = Story()
    var active = first
    // The one that follows may have come to its end before it is subscribed to.
    var early: Story.End?
    for item in sent where story.end == nil {
        switch item.what {
        case .value(let value): if item.source == active { story.values.append(value) }
        case .end(let end):
            guard item.source == active else {
                early = end
                continue
            }
            if active == first, goesOn(end) {
                active = 1 - first
                story.end = early
            } else {
                story.end = end
            }
        }
    }
    return story
}

func oneAfterTheOther(_ sent: [Sent], first: Int) -> Story { followed(sent, first: first) { $0 == .finished } }

func recovering(_ sent: [Sent]) -> Story { followed(sent, first: 0) { $0 != .finished } }

func dropping(_ sent: [Sent]) -> Story {
    var story = Story()
    var isOpen = false
    for item in sent where story.end == nil {
        switch (item.source, item.what) {
        case (0, .value(let value)): if isOpen { story.values.append(value) }
        case (0, .end(let end)): story.end = end
        case (_, .value): isOpen = true
        // Without a value of the other one no value can come any more.
        case (_, .end(let end)): if !isOpen { story.end = end }
        }
    }
    return story
}

func stopping(_ sent: [Sent]) -> Story {
    var story = Story()
    for item in sent where story.end == nil {
        switch (item.source, item.what) {
        case (0, .value(let value)): story.values.append(value)
        case (0, .end(let end)): story.end = end
        case (_, .value): story.end = .finished
        case (_, .end): break
        }
    }
    return story
}

func flattening(_ sent: [Sent], limit: Int = .max) -> Story {
    var story = Story()
    var running: [Int] = []
    var ends: [Int: Story.End] = [:]
    for item in sent where story.end == nil {
        switch item.what {
        case .value(let value):
            if item.source > 0 {
                story.values += running.filter { $0 == item.source }.map { _ in value }
            } else if running.count < limit {
                let child = 1 + value % 2
                switch ends[child] {
                case nil: running.append(child)
                case .finished: break
                case .some(let failure): story.end = failure
                }
            }
        case .end(let end):
            ends[item.source] = end
            if end != .finished, item.source == 0 || running.contains(item.source) { story.end = end }
            running.removeAll { $0 == item.source }
        }
        if story.end == nil, ends[0] == .finished, running.isEmpty { story.end = .finished }
    }
    return story
}

func switching(_ sent: [Sent]) -> Story {
    var story = Story()
    var newest: Int?
    var ends: [Int: Story.End] = [:]
    for item in sent where story.end == nil {
        switch item.what {
        case .value(let value):
            if item.source == 0 {
                let child = 1 + value % 2
                newest = ends[child] == nil ? child : nil
                if let end = ends[child], end != .finished { story.end = end }
            } else if item.source == newest {
                story.values.append(value)
            }
        case .end(let end):
            ends[item.source] = end
            if item.source == newest { newest = nil } else if item.source > 0 { continue }
            if end != .finished { story.end = end }
        }
        if story.end == nil, ends[0] == .finished, newest == nil { story.end = .finished }
    }
    return story
}
