import Testing

@testable import MartletGraph

/// The main thread has a stack of 8 MB, and these run on it.
@MainActor
@Suite("Depth")
struct DepthTests {
    let graph = Graph()
    let subgraph: Subgraph
    let depth = 100_000

    init() {
        subgraph = Subgraph(graph: graph)
    }

    @Test("a chain of 100,000 is evaluated first and again without recursion to its depth")
    func chain() {
        let input = subgraph.input(0)
        var last = subgraph.rule { input.value }
        for _ in 1..<depth {
            let previous = last
            last = subgraph.rule { previous.value + 1 }
        }
        #expect(last.value == depth - 1)
        #expect(graph.counters.rulesEvaluated == depth)
        for value in 1...3 {
            input.set(value)
            #expect(last.value == value + depth - 1)
        }
        #expect(graph.counters.rulesEvaluated == 4 * depth)
    }

    @Test("so is one whose every rule reads what has changed before it reads the rule before it")
    func chainWithShared() {
        let input = subgraph.input(1)
        var last = subgraph.rule { input.value }
        for _ in 1..<depth {
            let previous = last
            last = subgraph.rule { input.value + previous.value }
        }
        #expect(last.value == depth)
        for value in 2...3 {
            input.set(value)
            #expect(last.value == value * depth)
        }
        #expect(graph.counters.rulesEvaluated == 3 * depth)
    }

    @Test("an effect at the end of a chain runs once for a change at its beginning")
    func effect() {
        let input = subgraph.input(0)
        var last = subgraph.rule { input.value }
        for _ in 1..<depth {
            let previous = last
            last = subgraph.rule { previous.value + 1 }
        }
        let end = last
        var seen: [Int] = []
        subgraph.effect { seen.append(end.value) }
        graph.update()
        input.set(1)
        graph.update()
        #expect(seen == [depth - 1, depth])
    }

    @Test("in a deep chain a dependency that turns round is still no cycle")
    func reversalInDepth() {
        var reports = 0
        graph.onCycle = { _ in reports += 1 }
        let flag = subgraph.input(true)
        let first = Forward<Int>()
        let second = Forward<Int>()
        first.attribute = subgraph.rule { flag.value ? second.value + 1 : 1 }
        second.attribute = subgraph.rule { flag.value ? 2 : first.value + 1 }
        // Each reads the flag first, so that it is known to run before its other inputs are checked.
        var last = subgraph.rule { (flag.value ? first : second).value }
        for _ in 0..<300 {
            let previous = last
            last = subgraph.rule { (flag.value ? 0 : 1) + previous.value }
        }
        #expect(last.value == 3)
        flag.set(false)
        #expect(last.value == 302)
        flag.set(true)
        #expect(last.value == 3)
        #expect(reports == 0)
    }
}
