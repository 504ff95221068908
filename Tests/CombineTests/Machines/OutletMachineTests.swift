import Testing

@testable import Combine

@Suite("The machine of an outlet, alone")
struct OutletMachineTests {
    private typealias Machine = OutletMachine<Int, String>

    private func text(_ next: Machine.Next) -> String {
        switch next {
        case .value(let value, let tag): "\(value) of \(tag)"
        case .completion(let completion): completion
        case .over: "over"
        case .nothing: "nothing"
        }
    }

    private func text(_ keeping: Machine.Keeping) -> String {
        switch keeping {
        case .kept(let isWanted, let replaced):
            "kept" + (isWanted ? ", wanted" : "") + (replaced.map { ", instead of \($0)" } ?? "")
        case .dropped: "dropped"
        }
    }

    @Test("a value goes at once while it is wanted and none waits")
    func ready() {
        var machine = Machine(policy: .keep)
        #expect(!machine.isReady && !machine.isUnlimited)
        machine.demand = .max(1)
        #expect(machine.isReady)
        machine.useDemand()
        #expect(!machine.isReady)
        machine.demand = .unlimited
        #expect(machine.isReady && machine.isUnlimited)
        _ = machine.keep(1, tag: 0)
        #expect(!machine.isReady && !machine.isUnlimited)
    }

    @Test("a value that nobody asked for waits, replaces one or is dropped")
    func policies() {
        let outcomes: [(Machine.Policy, String, String)] = [
            (.keep, "kept", "kept"), (.keepNewest, "kept", "kept, instead of 1"), (.drop, "dropped", "dropped"),
        ]
        for (policy, first, second) in outcomes {
            var machine = Machine(policy: policy)
            #expect(text(machine.keep(1, tag: 7)) == first && text(machine.keep(2, tag: 7)) == second)
        }
        // What was asked for waits whatever the policy is: a delivery is under way.
        for policy in [Machine.Policy.drop, .keepNewest] {
            var machine = Machine(policy: policy)
            machine.demand = .max(2)
            #expect(text(machine.keep(1, tag: 0)) == "kept, wanted" && text(machine.keep(2, tag: 0)) == "kept, wanted")
            #expect(machine.openDemand == Subscribers.Demand.none)
        }
    }

    @Test("what waits goes in order as it is wanted, and the completion after it")
    func order() {
        var machine = Machine(policy: .keep)
        for value in 1...3 { _ = machine.keep(value, tag: value * 10) }
        #expect(text(machine.next()) == "nothing")
        machine.demand = .max(2)
        #expect(text(machine.next()) == "1 of 10" && text(machine.next()) == "2 of 20")
        #expect(machine.complete("end", dropsWaiting: false)?.isEmpty == true && text(machine.next()) == "nothing")
        #expect(machine.complete("another", dropsWaiting: true) == nil)
        machine.demand = .max(1)
        #expect(text(machine.next()) == "3 of 30" && text(machine.next()) == "end" && text(machine.next()) == "nothing")
    }

    @Test("a failure goes in the place of what waits, and a cancel in the place of everything")
    func ends() {
        var failed = Machine(policy: .keep)
        _ = failed.keep(1, tag: 0)
        #expect(failed.complete("failure", dropsWaiting: true)?.count == 1 && text(failed.next()) == "failure")
        #expect(!failed.cancel().isFirst)
        var cancelled = Machine(policy: .keep)
        cancelled.demand = .unlimited
        _ = cancelled.keep(1, tag: 0)
        let end = cancelled.cancel()
        #expect(end.isFirst && end.dropped.count == 1 && text(cancelled.next()) == "over")
        #expect(!cancelled.cancel().isFirst && cancelled.complete("late", dropsWaiting: false) == nil)
        var ending = Machine(policy: .keep)
        _ = ending.keep(1, tag: 0)
        _ = ending.complete("end", dropsWaiting: false)
        #expect(ending.cancel().isFirst && text(ending.next()) == "over")
    }
}
