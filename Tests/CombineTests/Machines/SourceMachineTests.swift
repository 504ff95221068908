import Testing

@testable import Combine

@Suite("Machines of sources, alone")
struct SourceMachineTests {
    // combine-behaviour.md, Sources, Future: only the first promise counts.
    @Test("a future keeps its first result, and tells those who wait in order")
    func future() {
        var machine = FutureMachine<Int, String>()
        #expect(machine.add("a") == nil && machine.add("b") == nil && machine.add("c") == nil)
        #expect(machine.remove { $0 == "b" } == "b" && machine.remove { $0 == "b" } == nil)
        #expect(machine.fulfill(1) == ["a", "c"] && machine.fulfill(2) == [] && machine.result == 1)
        #expect(machine.add("late") == 1 && machine.fulfill(3) == [])
    }

    @Test("a future's value waits for demand, and its error does not")
    func futureConduit() {
        var waiting = FutureConduitMachine<Int>()
        #expect(!waiting.fulfill(1) && waiting.request() == 1 && waiting.request() == nil)
        var demanded = FutureConduitMachine<Int>()
        #expect(demanded.request() == nil && demanded.hasAnyDemand && demanded.fulfill(1) && !demanded.fulfill(2))
        var failed = FutureConduitMachine<Int>()
        #expect(!failed.endAttaching() && failed.fail() && !failed.fail() && failed.request() == nil)
        var cancelled = FutureConduitMachine<Int>()
        #expect(!cancelled.fulfill(1) && cancelled.cancel() == 1 && cancelled.isCancelled)
        #expect(cancelled.request() == nil && !cancelled.fulfill(2))
        #expect(!cancelled.endAttaching() && !cancelled.fail())
        // An error waits for the subscription, which goes first.
        var early = FutureConduitMachine<Int>()
        #expect(!early.fail() && early.endAttaching() && early.fail())
    }

    @Test("elements are sent by one at a time, and who asks meanwhile only adds to the demand")
    func sequence() {
        var machine = SequenceMachine()
        #expect(!machine.request(.none) && machine.request(.max(2)) && !machine.request(.max(1)))
        #expect(machine.takeDemand() == .max(3) && machine.takeDemand() == Subscribers.Demand.none)
        #expect(!machine.request(.max(1)) && !machine.pause())
        #expect(machine.takeDemand() == .max(1) && machine.pause() && machine.request(.unlimited))
        #expect(machine.takeDemand() == .unlimited)
    }
}
