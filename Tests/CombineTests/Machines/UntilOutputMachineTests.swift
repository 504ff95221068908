import Testing

@testable import Combine

@Suite("Machines of one publisher until another sends, alone")
struct UntilOutputMachineTests {
    @Test("drop(untilOutputFrom:) drops until the other has sent, and asks again for what it drops")
    func drop() {
        var machine = DropUntilOutputMachine<String>()
        #expect(machine.receive() == .unwanted && machine.request(.max(2)) == nil && machine.request(.max(3)) == nil)
        #expect(machine.accept("up") == .max(5) && machine.accept("second") == nil)
        #expect(machine.receive() == .drop)
        machine.trigger()
        #expect(machine.receive() == .drop, "the other has no subscription yet")
        #expect(machine.accept(other: "other") == (true, nil) && machine.accept(other: "second") == (false, nil))
        machine.trigger()
        #expect(machine.receive() == .pass && machine.accept(other: "next") == (true, "other"))
        #expect(!machine.finishOther() && machine.request(.max(1)) == "up")
        #expect(
            machine.close() ?? (nil, nil) == ("up", "next") && machine.close() == nil && machine.receive() == .ignored)
    }

    @Test("drop(untilOutputFrom:) is over when the other ends without a value")
    func dropEnd() {
        var machine = DropUntilOutputMachine<String>()
        _ = machine.accept(other: "other")
        #expect(machine.finishOther() == true)
        #expect(machine.close() ?? ("none", nil) == (nil, "other"))
        #expect(machine.accept("late") == nil && machine.accept(other: "late") == (false, nil))
        #expect(machine.receive() == .unwanted)
    }

    @Test("prefix(untilOutputFrom:) ends with upstream or with the other's first value, whichever comes first")
    func prefix() {
        var machine = PrefixUntilOutputMachine<String, String>()
        #expect(machine.accept(terminator: "other") && !machine.accept(terminator: "second") && !machine.passesValues)
        #expect(machine.accept("up") && !machine.accept("second") && machine.passesValues)
        var finished = machine
        #expect(finished.finish("end") == (true, "up", "other") && finished.completion == "end")
        #expect(finished.terminate("late") == nil && finished.completion == "end" && !finished.passesValues)
        #expect(machine.terminate("cut") ?? (nil, nil) == ("up", "other") && machine.completion == "cut")
        #expect(machine.finish("late") == (false, nil, nil) && machine.completion == "cut")
        #expect(!machine.accept("late") && !machine.accept(terminator: "late"))
    }

    @Test("prefix(untilOutputFrom:) is not told of an end before the subscription, nor by an other that has ended")
    func prefixQuiet() {
        var early = PrefixUntilOutputMachine<String, String>()
        #expect(early.finish("end") == (false, nil, nil) && early.completion == nil && !early.accept("late"))
        var ended = PrefixUntilOutputMachine<String, String>()
        _ = ended.accept("up")
        _ = ended.accept(terminator: "other")
        #expect(ended.endTerminator() == "other" && ended.terminate("cut") == nil && ended.passesValues)
        #expect(ended.close() == ("up", nil) && ended.close() == (nil, nil))
    }
}
