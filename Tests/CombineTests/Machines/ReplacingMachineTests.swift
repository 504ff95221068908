import Testing

@testable import Combine

@Suite("The machine of replaceError and replaceEmpty, alone")
struct ReplacingMachineTests {
    private typealias Machine = ReplacingMachine<String>

    private func asked(_ step: Machine.RequestStep) -> String? {
        if case .ask(let handle) = step { handle } else { "replace" }
    }

    @Test("an error is replaced at once where there is demand, and otherwise when it comes")
    func error() {
        var machine = Machine(.error)
        #expect(machine.finish(isFailure: true) == (.ignored, nil) && machine.receive() == .ignored)
        #expect(machine.accept("up") && !machine.accept("second"))
        #expect(asked(machine.request(.max(2))) == "up")
        #expect(machine.receive() == .pass && machine.finish(isFailure: true) == (.replace, "up"))
        #expect(machine.finish(isFailure: true) == (.ignored, nil) && machine.receive() == .ignored)

        var waiting = Machine(.error)
        _ = waiting.accept("up")
        #expect(waiting.finish(isFailure: true) == (.wait, "up"))
        #expect(asked(waiting.request(.none)) == nil)
        #expect(asked(waiting.request(.max(1))) == "replace" && asked(waiting.request(.max(1))) == nil)
    }

    @Test("replaceError counts what is asked for, and lets a finish pass")
    func counting() {
        var machine = Machine(.error)
        _ = machine.accept("up")
        _ = machine.request(.max(1))
        #expect(machine.receive() == .pass && machine.receive() == .unwanted)
        machine.add(.max(1))
        #expect(machine.receive() == .pass && machine.finish(isFailure: false) == (.pass, "up"))
    }

    @Test("a finish without values is replaced, and neither one after values nor a failure is")
    func emptiness() {
        var empty = Machine(.emptiness)
        _ = empty.accept("up")
        #expect(empty.finish(isFailure: false) == (.wait, "up"))
        #expect(asked(empty.request(.max(1))) == "replace")
        var demanded = Machine(.emptiness)
        _ = demanded.request(.max(1))
        _ = demanded.accept("up")
        #expect(demanded.finish(isFailure: false) == (.replace, "up"))
        var full = Machine(.emptiness)
        _ = full.accept("up")
        #expect(full.receive() == .pass && full.finish(isFailure: false) == (.pass, "up"))
        var failed = Machine(.emptiness)
        _ = failed.accept("up")
        #expect(failed.finish(isFailure: true) == (.pass, "up"))
    }

    @Test("a cancel gives the subscription back once, and what waited is not sent")
    func cancel() {
        var machine = Machine(.error)
        _ = machine.accept("up")
        #expect(machine.cancel() == "up" && machine.cancel() == nil && machine.isCancelled)
        #expect(!machine.accept("late") && machine.finish(isFailure: true) == (.ignored, nil))
        var waiting = Machine(.emptiness)
        _ = waiting.accept("up")
        _ = waiting.finish(isFailure: false)
        #expect(waiting.cancel() == nil && asked(waiting.request(.max(1))) == nil)
    }
}
