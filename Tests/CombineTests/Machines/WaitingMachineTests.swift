import Testing

@testable import Combine

@Suite("The machine of those who wait for values, alone")
struct WaitingMachineTests {
    private typealias Machine = WaitingMachine<String, Int, TestError>

    private func text(_ step: Machine.ValueStep) -> String {
        switch step {
        case .give(let waiter): "give \(waiter)"
        case .unwanted: "unwanted"
        case .end(let waiters): "end \(waiters.contents)"
        case .ignored: "ignored"
        }
    }

    private func text(_ step: Machine.WaitStep) -> String {
        switch step {
        case .wait: "wait"
        case .ask(let handle): "ask \(handle)"
        case .over(let failure): failure.map { "\($0)" } ?? "over"
        }
    }

    // combine-behaviour.md, Foundation and concurrency bridges, AsyncPublisher: waiting before the subscription adds up.
    @Test("each who waits gets one value in turn, and upstream is asked for one for each")
    func values() {
        var machine = Machine()
        #expect(text(machine.wait(1)) == "wait" && text(machine.wait(2)) == "wait")
        #expect(machine.accept("up") == .max(2) && machine.accept("second") == nil)
        #expect(text(machine.wait(3)) == "ask up" && machine.waiters.count == 3)
        #expect((1...3).map { _ in text(machine.receive()) } == ["give 1", "give 2", "give 3"])
        #expect(text(machine.receive()) == "unwanted")
    }

    @Test("a value without a subscription ends the waiting, and the subscription still gets the demand")
    func earlyValue() {
        var machine = Machine()
        _ = machine.wait(1)
        _ = machine.wait(2)
        #expect(text(machine.receive()) == "end [1, 2]" && machine.accept("up") == .max(2))
    }

    @Test("a failure is thrown to the first who waits, or kept for the next one, once")
    func failure() {
        var waiting = Machine()
        _ = waiting.accept("up")
        for waiter in 1...3 { _ = waiting.wait(waiter) }
        let end = waiting.finish(.first)
        #expect(end?.thrown == 1 && end?.told.contents == [2, 3] && end?.released == "up")
        #expect(waiting.finish(.second) == nil && text(waiting.wait(4)) == "over")
        #expect(text(waiting.receive()) == "ignored")
        var idle = Machine()
        _ = idle.accept("up")
        #expect(idle.finish(.first)?.thrown == nil)
        #expect(text(idle.wait(1)) == "first" && text(idle.wait(2)) == "over")
        var finished = Machine()
        _ = finished.accept("up")
        _ = finished.wait(1)
        #expect(finished.finish(nil)?.told.contents == [1] && text(finished.wait(2)) == "over")
    }

    @Test("a cancel tells all that it is over, and gives the subscription back once")
    func cancel() {
        var machine = Machine()
        _ = machine.accept("up")
        _ = machine.wait(1)
        let end = machine.cancel()
        #expect(end.handle == "up" && end.told.contents == [1] && machine.cancel().handle == nil)
        var early = Machine()
        _ = early.cancel()
        #expect(early.accept("late") == nil && text(early.wait(1)) == "over")
    }
}
