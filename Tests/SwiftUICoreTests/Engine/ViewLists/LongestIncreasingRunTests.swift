import Testing

@testable import SwiftUICore

@Suite("What need not move")
struct LongestIncreasingRunTests {
    @Test("what is new is on no run")
    func new() {
        #expect(LongestIncreasingRun.of([]) == [])
        #expect(LongestIncreasingRun.of([-1, -1]) == [false, false])
        #expect(LongestIncreasingRun.of([0, -1, 1]) == [true, false, true])
    }

    @Test("one that moved leaves all the others where they are")
    func moved() {
        #expect(LongestIncreasingRun.of([3, 0, 1, 2]) == [false, true, true, true])
        #expect(LongestIncreasingRun.of([1, 2, 3, 0]) == [true, true, true, false])
    }

    @Test("of a list turned round, one stays")
    func reversed() {
        #expect(LongestIncreasingRun.of([4, 3, 2, 1, 0]).filter { $0 }.count == 1)
    }

    @Test("the run increases and none is longer, for random orders")
    func random() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let positions = (0..<8).shuffled(using: &generator).map { $0 > 5 ? -1 : $0 }
            let run = LongestIncreasingRun.of(positions)
            let kept = zip(positions, run).filter(\.1).map(\.0)
            #expect(kept == kept.sorted() && !kept.contains(-1), "\(positions)")
            let longest = (0..<256).map { choice in
                let chosen = positions.indices.filter { choice >> $0 & 1 == 1 }.map { positions[$0] }
                return chosen.contains(-1) || chosen != chosen.sorted() ? 0 : chosen.count
            }.max()
            #expect(kept.count == longest, "\(positions)")
        }
    }
}
