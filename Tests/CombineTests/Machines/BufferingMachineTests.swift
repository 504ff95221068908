import Testing

@testable import Combine

@Suite("Buffering machines, alone")
struct BufferingMachineTests {
    private func fill(_ overflow: BufferMachine<Int, Never>.Overflow) -> (values: [Int], isOver: Bool) {
        var machine = BufferMachine<Int, Never>(size: 3, overflow: overflow)
        var isOver = false
        for value in 1...5 { if case .overflow = machine.receive(value, isBusy: false) { isOver = true } }
        return (machine.values.contents, isOver)
    }

    @Test("buffer drops the newest, drops the oldest or ends where there is no room")
    func overflow() {
        #expect(fill(.dropNewest) == ([1, 2, 3], false))
        #expect(fill(.dropOldest) == ([3, 4, 5], false))
        #expect(fill(.fail) == ([1, 2, 3], true))
    }

    @Test("buffer sends what is wanted at once, and keeps it while a delivery is under way")
    func buffer() {
        var machine = BufferMachine<Int, Never>(size: 2, overflow: .dropNewest)
        machine.request(.max(2))
        guard case .send = machine.receive(1, isBusy: false), case .done(nil) = machine.receive(2, isBusy: true),
            case .done(nil) = machine.receive(3, isBusy: false), case .done(4?) = machine.receive(4, isBusy: false)
        else {
            Issue.record("what waits goes first")
            return
        }
        #expect(machine.next() == 2 && machine.next() == nil)
        machine.request(.unlimited)
        #expect(machine.next() == 3 && machine.next() == nil)
        machine.finish(.finished)
        #expect(machine.terminal != nil)
    }

    // combine-behaviour.md, Buffering: a failure comes when what was asked for has gone, and the rest is lost.
    @Test("a buffer's finish waits for all values, and its failure for those that are asked for")
    func bufferEnd() {
        var finished = BufferMachine<Int, TestError>(size: 3, overflow: .dropNewest)
        for value in 1...2 { _ = finished.receive(value, isBusy: false) }
        finished.finish(.finished)
        #expect(finished.end() == nil)
        finished.request(.max(2))
        #expect(finished.next() == 1 && finished.end() == nil && finished.next() == 2)
        #expect(finished.end() == .finished && finished.end() == nil && finished.isOver)
        var failed = BufferMachine<Int, TestError>(size: 3, overflow: .fail)
        for value in 1...2 { _ = failed.receive(value, isBusy: false) }
        failed.finish(.failure(.first))
        failed.finish(.failure(.second))
        #expect(failed.end() == nil)
        failed.request(.max(1))
        #expect(failed.next() == 1 && failed.next() == nil && failed.end() == .failure(.first))
        var cancelled = BufferMachine<Int, TestError>(size: 3, overflow: .fail)
        _ = cancelled.receive(1, isBusy: false)
        cancelled.add(.unlimited)
        cancelled.finish(.finished)
        cancelled.cancel()
        #expect(cancelled.next() == nil && cancelled.end() == nil)
    }

    @Test("collect by time gives full groups at once, due ones when they are wanted, and none that is empty")
    func collect() {
        var machine = CollectByTimeMachine<Int>(count: 3)
        #expect(machine.fire(isWanted: true) == nil && machine.finish() == nil)
        #expect(machine.receive(1) == nil && machine.fire(isWanted: false) == nil)
        #expect(machine.receive(2) == nil && machine.fire(isWanted: true) == [1, 2])
        #expect(machine.receive(3) == nil && machine.receive(4) == nil && machine.receive(5) == [3, 4, 5])
        #expect(machine.receive(6) == nil && machine.finish() == [6])
        #expect(machine.receive(7) == nil && machine.cancel() == [7] && machine.cancel() == nil)
    }
}
