import Combine
import Testing

// reference: quality, section 1.1. Each rule is checked for each line of the tables.
@Suite("Rules of the contract")
struct RuleTests {
    // Rows 1.1, 1.4 to 1.7, 1.9, 2.4.
    @Test("no more values than were asked for, after one subscription and before one end", arguments: entries)
    func demandAndGrammar(entry: Entry) {
        var dice = Dice(Settings.seed)
        for _ in 0..<10 {
            let stage = Stage(entry)
            stage.probe.answer = { _ in .max(dice.roll(5) == 0 ? 1 : 0) }
            for _ in 0..<40 {
                switch dice.roll(8) {
                case 0, 1: stage.request(.max(1 + dice.roll(2)))
                case 2 where dice.roll(10) == 0: stage.send(.end(.finished), to: dice.roll(entry.count))
                default: stage.send(.value(dice.roll(10)), to: dice.roll(entry.count))
                }
            }
            #expect(stage.probe.violations == [])
        }
    }

    // Row 1.1.
    @Test("without demand no value comes", arguments: entries)
    func noDemand(entry: Entry) {
        let stage = Stage(entry)
        for value in 0..<5 { stage.sendToAll(value) }
        #expect(stage.probe.values == [] && stage.probe.violations == [])
    }

    // Rows 1.2, 2.9, 2.10. What replaces an error needs demand: combine-behaviour.md, Failure handling, replaceError.
    private static let replacing: Set = ["catch", "tryCatch", "replaceError", "assertNoFailure", "makeConnectable"]

    @Test("a failure needs no demand", arguments: entries.filter { !replacing.contains($0.name) })
    func failureNeedsNoDemand(entry: Entry) throws {
        let stage = Stage(entry)
        stage.send(.end(.failed(.source)), to: 0)
        // What comes before the first source's end: the other one of prepend.
        if entry.name == "prepend" { stage.request(.max(9)) }
        if entry.count > 1 { stage.send(.end(.finished), to: 1) }
        let end = try #require(stage.probe.end.map(Story.End.init))
        #expect(end != .finished && stage.probe.violations == [])
    }

    // Rows 1.8, 3.2, 3.5, 3.12.
    @Test("a cancel from inside receive stops at once and reaches all sources", arguments: entries)
    func cancelInside(entry: Entry) {
        let stage = Stage(entry)
        stage.probe.onValue = { [unowned probe = stage.probe] _ in
            probe.cancel()
            probe.cancel()
        }
        stage.request(.unlimited)
        for value in 0..<5 { stage.sendToAll(value) }
        stage.finishAll()
        #expect(stage.probe.values.count <= 1 && stage.probe.violations == [])
        #expect(stage.isAtRest || entry.leavesOpen)
    }

    // Rows 1.8, 3.5, 3.6.
    @Test("after a cancel nothing comes, whatever is asked for", arguments: entries)
    func silence(entry: Entry) {
        let stage = Stage(entry, demand: .max(1))
        stage.sendToAll(1)
        for _ in 0..<3 { stage.cancel() }
        #expect(stage.isAtRest || entry.leavesOpen)
        stage.probe.subscription?.request(.max(4))
        for value in 0..<5 { stage.sendToAll(value) }
        stage.finishAll()
        #expect(stage.probe.violations == [])
    }

    // Row 3.6.
    @Test("a request or a cancel after the end does nothing", arguments: entries)
    func requestAfterEnd(entry: Entry) {
        let stage = Stage(entry, demand: .unlimited)
        stage.sendToAll(1)
        stage.finishAll()
        #expect(stage.probe.end != nil)
        stage.probe.subscription?.request(.max(4))
        stage.probe.subscription?.cancel()
        stage.scheduler.advance(to: 1000)
        #expect(stage.probe.violations == [])
    }

    // Rows 3.8, 3.17.
    @Test("demand is additive and saturates", arguments: entries)
    func saturates(entry: Entry) {
        let limited = Stage(entry, demand: .unlimited)
        let saturated = Stage(entry)
        for demand in [Subscribers.Demand.max(.max), .max(1), .unlimited, .max(1), .max(.max)] {
            saturated.request(demand)
        }
        for stage in [limited, saturated] {
            for value in 0..<5 { stage.sendToAll(value) }
            stage.finishAll()
        }
        #expect(saturated.probe.values == limited.probe.values && saturated.probe.violations == [])
        #expect(saturated.probe.end != nil)
    }

    // Rows 1.10, 1.11.
    @Test("each of two subscribers gets what one would get", arguments: entries)
    func twoSubscribers(entry: Entry) {
        let stage = Stage(entry, demand: .unlimited)
        let second = Probe()
        stage.publisher.subscribe(second)
        stage.scheduler.runDue()
        second.request(.unlimited)
        stage.scheduler.runDue()
        for value in [3, 8, 2] { stage.sendToAll(value) }
        stage.finishAll()
        stage.scheduler.advance(to: 1000)
        #expect(second.values == stage.probe.values && second.violations == [] && stage.probe.violations == [])
        second.forget()
    }

    // Rows 2.6, 3.13.
    @Test("subscriber and sources are released at the end, at a failure and at a cancel", arguments: entries)
    func release(entry: Entry) {
        for ending in 0..<3 {
            weak var released: Probe?
            let stage = Stage(entry)
            do {
                let probe = Probe()
                released = probe
                stage.publisher.subscribe(probe)
                stage.scheduler.runDue()
                probe.request(.unlimited)
                stage.scheduler.runDue()
                stage.sendToAll(1)
                switch ending {
                case 0: stage.finishAll()
                case 1: for index in stage.sources.indices { stage.send(.end(.failed(.source)), to: index) }
                default: probe.cancel()
                }
                stage.scheduler.advance(to: 1000)
                probe.dropSubscription()
            }
            #expect(released == nil, "\(entry.name), ending \(ending)")
        }
    }

    // Row 3.3.
    @Test("asking for one value from inside each does not deepen the stack", arguments: operators.indices)
    func flatStack(index: Int) {
        onSmallStack {
            let probe = Probe()
            probe.onValue = { [unowned probe] _ in probe.request(.max(1)) }
            let values = Publishers.Sequence<Range<Int>, ContractError>(sequence: 10..<4000)
            operators[index].make(values.eraseToAnyPublisher()).subscribe(probe)
            probe.request(.max(1))
            if probe.end == nil { probe.request(.max(1)) }
            #expect(probe.end != nil)
            probe.forget()
        }
    }
}
