import Testing

@testable import Combine

@Suite("Machines of events that wait for a scheduler, alone")
struct SchedulingMachineTests {
    // combine-behaviour.md, Time operators, receive(on:): a completion that is scheduled outlives a cancel.
    @Test("values that wait are dropped by a cancel, and a completion is not")
    func delivery() {
        var machine = ScheduledDeliveryMachine<String>()
        #expect(!machine.takesValues && !machine.complete())
        #expect(machine.accept("up") && !machine.accept("second") && machine.takesValues && machine.handle == "up")
        #expect(machine.complete() && !machine.complete() && !machine.takesValues && machine.deliversValues)
        #expect(machine.cancel() == ("up", false) && !machine.deliversValues && machine.handle == nil)
        var early = ScheduledDeliveryMachine<String>()
        _ = early.accept("up")
        #expect(early.cancel() == ("up", true) && !early.complete() && !early.takesValues)
        var finished = ScheduledDeliveryMachine<String>()
        _ = finished.accept("up")
        _ = finished.complete()
        #expect(finished.end() == "up" && finished.end() == nil)
    }

    @Test("one turn runs at a time, and those that come meanwhile are left to it")
    func turns() {
        var machine = TurnsMachine<Int>()
        for event in 1...3 { machine.append(event) }
        #expect(machine.enter() && machine.next() == 1)
        #expect(!machine.enter() && !machine.enter())
        #expect(machine.goesOn() && machine.next() == 2 && machine.goesOn() && machine.next() == 3)
        #expect(!machine.goesOn() && machine.next() == nil)
        #expect(machine.enter() && !machine.goesOn())
    }

    @Test("all that comes before the turn goes with it, and only the first asks for one")
    func sharedTurns() {
        var machine = SharedTurnsMachine<Int, String>()
        #expect(machine.receive(1) && !machine.receive(2) && machine.begin())
        var (values, completion) = machine.takeAll()
        #expect(values == [1, 2] && completion == nil)
        // What comes during the turn asks for one of its own, which is left to the turn that runs.
        #expect(machine.receive(3) && !machine.complete("end") && machine.isCompleted && !machine.begin())
        values = []
        #expect(machine.end(room: &values) == true)
        (values, completion) = machine.takeAll()
        #expect(values == [3] && completion == "end")
        values = []
        #expect(!machine.end(room: &values) && machine.begin() && machine.takeAll().values.isEmpty)
    }

    @Test("a cancel gives back what waits, and silences all but a completion")
    func sharedCancel() {
        var machine = SharedTurnsMachine<Int, String>()
        _ = machine.receive(1)
        let (values, isSilent) = machine.cancel()
        #expect(values == [1] && isSilent && machine.values.isEmpty)
        _ = machine.complete("end")
        #expect(!machine.cancel().isSilent && machine.begin() && machine.takeAll().completion == "end")
        #expect(machine.cancel().isSilent)
    }
}
