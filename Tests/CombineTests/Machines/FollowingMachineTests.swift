import Testing

@testable import Combine

@Suite("Machines of one publisher after another, alone")
struct FollowingMachineTests {
    @Test("retry asks each attempt for what is still wanted, and tells downstream when none is left")
    func retry() {
        var machine = RetryMachine<String>(retries: 1)
        guard case .first = machine.accept("a"), case .refused = machine.accept("second") else {
            Issue.record("the first subscription is taken, once")
            return
        }
        #expect(machine.request(.max(2)) == "a")
        #expect(machine.receive() == .pass && machine.receive() == .pass && machine.receive() == .unwanted)
        #expect(machine.request(.max(3)) == "a")
        #expect(machine.finish(isFailure: true) == (.subscribe, "a"))
        machine.beginSubscribing()
        guard case .again(.max(3)) = machine.accept("b") else {
            Issue.record("the next attempt is asked for what is open")
            return
        }
        #expect(machine.endSubscribing() == false)
        #expect(machine.finish(isFailure: true) == (.end, "b") && machine.finish(isFailure: true) == (.ignored, nil))
        #expect(machine.receive() == .ignored)
    }

    @Test("retry leaves a failure that comes while it subscribes to the loop that subscribes")
    func retryLoop() {
        var machine = RetryMachine<String>(retries: nil)
        _ = machine.accept("a")
        #expect(machine.finish(isFailure: true).end == .subscribe)
        for _ in 0..<3 {
            machine.beginSubscribing()
            _ = machine.accept("b")
            #expect(machine.finish(isFailure: true) == (.leave, "b") && machine.endSubscribing())
        }
        machine.beginSubscribing()
        _ = machine.accept("c")
        #expect(machine.cancel() == "c" && !machine.endSubscribing())
        guard case .refused = machine.accept("late") else {
            Issue.record("nothing is taken after a cancel")
            return
        }
    }

    @Test("retry does not retry a failure that comes before any subscription, nor a finish")
    func retryNot() {
        var early = RetryMachine<String>(retries: 3)
        #expect(early.finish(isFailure: true) == (.end, nil))
        var finished = RetryMachine<String>(retries: 3)
        _ = finished.accept("a")
        #expect(finished.finish(isFailure: false) == (.end, "a"))
    }

    @Test("catch goes on with the second publisher, which is asked for what is still wanted")
    func recovery() {
        var machine = RecoveryMachine<String>()
        #expect(machine.finishFirst(isFailure: true) == (.ignored, nil))
        #expect(machine.accept(first: "a") && !machine.accept(first: "again"))
        #expect(machine.request(.max(3)) == "a" && machine.receive())
        #expect(machine.finishFirst(isFailure: true) == (.recover, "a"))
        #expect(machine.finishFirst(isFailure: true) == (.failedWhileRecovering, nil))
        #expect(machine.request(.max(10)) == nil && machine.endRecovering(hasFailed: false))
        #expect(machine.finishFirst(isFailure: false) == (.ignored, nil))
        #expect(machine.finishFirst(isFailure: true) == (.failedTwice, nil))
        #expect(machine.accept(second: "b") == .max(12) && machine.accept(second: "again") == nil)
        #expect(machine.finishSecond() == (true, "b") && machine.finishSecond() == (false, nil))
    }

    @Test("catch finishes with the first publisher, and with a handler that throws; a cancel ends everything")
    func recoveryEnds() {
        var finished = RecoveryMachine<String>()
        _ = finished.accept(first: "a")
        #expect(finished.finishFirst(isFailure: false) == (.finish, "a"))
        #expect(finished.finishFirst(isFailure: true) == (.ignored, nil) && !finished.receive())
        var thrown = RecoveryMachine<String>()
        _ = thrown.accept(first: "a")
        _ = thrown.finishFirst(isFailure: true)
        #expect(thrown.endRecovering(hasFailed: true) && thrown.accept(second: "b") == nil)
        var cancelled = RecoveryMachine<String>()
        _ = cancelled.accept(first: "a")
        #expect(cancelled.cancel() == "a" && cancelled.cancel() == nil)
        var cancelledInside = RecoveryMachine<String>()
        _ = cancelledInside.accept(first: "a")
        _ = cancelledInside.finishFirst(isFailure: true)
        #expect(cancelledInside.cancel() == nil && !cancelledInside.endRecovering(hasFailed: false))
    }

    @Test("append asks the suffix for what the prefix left open, and drops what nobody asked for")
    func concatenate() {
        var machine = ConcatenateMachine<String>()
        #expect(machine.receive(isPrefix: true) == false)
        #expect(machine.accept("late", isPrefix: false) == nil)
        #expect(machine.accept("a", isPrefix: true) == Subscribers.Demand.none)
        #expect(machine.accept("again", isPrefix: true) == nil)
        #expect(machine.request(.max(2)) == "a")
        #expect(machine.receive(isPrefix: true) && !machine.receive(isPrefix: false))
        machine.answer(.max(3))
        #expect(machine.finish(isFailure: false, isPrefix: false) == (.ignored, nil))
        #expect(machine.finish(isFailure: false, isPrefix: true) == (.next, "a"))
        #expect(machine.finish(isFailure: false, isPrefix: true) == (.ignored, nil))
        #expect(machine.accept("b", isPrefix: false) == .max(4))
        #expect(machine.finish(isFailure: false, isPrefix: false) == (.end, "b") && machine.cancel() == nil)
    }

    @Test("append ends with a failure of the prefix, and with a cancel")
    func concatenateEnds() {
        var failed = ConcatenateMachine<String>()
        _ = failed.accept("a", isPrefix: true)
        #expect(failed.finish(isFailure: true, isPrefix: true) == (.end, "a"))
        #expect(failed.accept("b", isPrefix: false) == nil)
        var cancelled = ConcatenateMachine<String>()
        _ = cancelled.accept("a", isPrefix: true)
        #expect(cancelled.cancel() == "a" && cancelled.cancel() == nil && !cancelled.receive(isPrefix: true))
    }
}
