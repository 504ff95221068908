import Testing

@testable import Combine

@Suite("Reducing machines, alone")
struct ReducingMachineTests {
    /// The result of values, and after how many it was decided.
    private func run<M: ReducingMachine>(_ machine: M, _ values: [Int]) throws -> (result: M.Output?, count: Int)
    where M.Input == Int {
        var machine = machine
        for (index, value) in values.enumerated() {
            if case .decided = try machine.step(value) { return (machine.result, index + 1) }
        }
        return (machine.result, values.count)
    }

    @Test("each comes to its result, as soon as it is decided")
    func results() throws {
        #expect(try run(ReduceMachine(initial: 1) { $0 + $1 }, [2, 3]) == (6, 2))
        #expect(try run(CountMachine(), [2, 3]) == (2, 2))
        #expect(try run(CollectMachine(), [2, 3]).result == [2, 3])
        #expect(try run(ComparisonMachine { $0 < $1 }, [2, 1, 3]) == (1, 3))
        #expect(try run(AllSatisfyMachine { $0 < 3 }, [2, 3, 4]) == (false, 2))
        #expect(try run(ContainsMachine { $0 == 3 }, [2, 3, 4]) == (true, 2))
        #expect(try run(FirstMachine { $0 > 2 }, [2, 3, 4]) == (3, 2))
        #expect(try run(LastMachine { $0 < 4 }, [2, 3, 4]) == (3, 3))
    }

    @Test("without values they come to what no values come to")
    func empty() throws {
        #expect(try run(ReduceMachine(initial: 1) { $0 + $1 }, []).result == 1)
        #expect(try run(CountMachine(), []).result == 0 && run(CollectMachine(), []).result == [])
        #expect(try run(AllSatisfyMachine { _ in false }, []).result == true)
        #expect(try run(ContainsMachine { _ in true }, []).result == false)
        #expect(try run(ComparisonMachine { $0 < $1 }, []).result == nil)
        #expect(
            try run(FirstMachine { _ in true }, []).result == nil && run(LastMachine { _ in true }, []).result == nil)
    }

    @Test("a group is given when it is full, and the rest of one when it is taken")
    func groups() {
        var machine = CollectByCountMachine<Int>(count: 2)
        #expect(machine.receive(1) == nil && machine.receive(2) == [1, 2])
        #expect(machine.receive(3) == nil && machine.take() == [3] && machine.take() == [])
        var single = CollectByCountMachine<Int>(count: 1)
        #expect(single.receive(1) == [1])
    }

    private func text(_ end: ResultMachine<String>.End) -> String {
        switch end {
        case .ignored: "ignored"
        case .send(let handle): "send, \(handle)"
        case .wait(let handle): "wait, \(handle)"
        }
    }

    // combine-behaviour.md, Reduce-like operators: a result waits for demand, and a failure does not.
    @Test("a result waits for the first demand, and an error does not")
    func result() {
        var waiting = ResultMachine<String>()
        #expect(text(waiting.close(isFailure: false)) == "ignored")
        #expect(waiting.accept("up") && !waiting.accept("second"))
        #expect(
            text(waiting.close(isFailure: false)) == "wait, up" && text(waiting.close(isFailure: true)) == "ignored")
        #expect(waiting.request() && !waiting.request() && !waiting.accept("late"))
        var demanded = ResultMachine<String>()
        #expect(!demanded.request() && demanded.accept("up") && text(demanded.close(isFailure: false)) == "send, up")
        var failed = ResultMachine<String>()
        _ = failed.accept("up")
        #expect(text(failed.close(isFailure: true)) == "send, up" && !failed.request())
        var cancelled = ResultMachine<String>()
        _ = cancelled.accept("up")
        #expect(
            cancelled.cancel() == "up" && cancelled.isCancelled && text(cancelled.close(isFailure: false)) == "ignored")
        var cancelledLate = ResultMachine<String>()
        _ = cancelledLate.accept("up")
        _ = cancelledLate.close(isFailure: false)
        #expect(cancelledLate.cancel() == nil && !cancelledLate.request())
    }
}
