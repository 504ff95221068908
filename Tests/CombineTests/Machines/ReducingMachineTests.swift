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
}
