import Testing

@testable import Combine

@Suite("Filtering machines, alone")
struct FilteringMachineTests {
    /// What becomes of values: they pass, are dropped (`nil`), or end the stream.
    private func run<M: FilteringMachine>(_ machine: M, _ values: [Int]) throws -> [Int?]
    where M.Input == Int, M.Output == Int {
        var machine = machine
        var outcome: [Int?] = []
        for value in values {
            switch try machine.step(value) {
            case .pass(let output): outcome.append(output)
            case .drop: outcome.append(nil)
            case .finish: return outcome
            }
        }
        return outcome
    }

    @Test("each passes, drops and ends as its operator does")
    func steps() throws {
        #expect(try run(FilterMachine { $0 > 1 }, [1, 2, 3]) == [nil, 2, 3])
        #expect(try run(CompactMapMachine { $0 > 1 ? $0 * 2 : nil }, [1, 2, 3]) == [nil, 4, 6])
        #expect(try run(DropWhileMachine { $0 < 3 }, [1, 3, 1]) == [nil, 3, 1])
        #expect(try run(PrefixWhileMachine { $0 < 3 }, [1, 3, 1]) == [1])
        #expect(try run(RemoveDuplicatesMachine { $0 == $1 }, [1, 1, 2, 1]) == [1, nil, 2, 1])
    }

    @Test("an error leaves the machine as it was")
    func errors() throws {
        var machine = RemoveDuplicatesMachine<Int> {
            if $1 == 9 { throw TestError.first }
            return $0 == $1
        }
        _ = try machine.step(1)
        #expect(throws: TestError.first) { try machine.step(9) }
        #expect(machine.last == 1)
        var dropping = DropWhileMachine<Int> {
            if $0 == 9 { throw TestError.first }
            return true
        }
        #expect(throws: TestError.first) { try dropping.step(9) }
        #expect(dropping.isDropping)
    }
}
