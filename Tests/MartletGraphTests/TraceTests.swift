import Testing

@testable import MartletGraph

@MainActor
@Suite("Trace")
struct TraceTests {
    let graph = Graph()
    let subgraph: Subgraph

    init() {
        subgraph = Subgraph(graph: graph)
    }

    @Test("a trace tells who invalidated whom, and who was evaluated why")
    func lines() {
        let count = subgraph.input(1, name: "count")
        let parity = subgraph.rule(name: "parity") { count.value % 2 }
        subgraph.effect(name: "title") { _ = parity.value }
        graph.update()
        var lines: [String] = []
        graph.trace = { lines.append("\($0)") }
        count.set(3)
        graph.update()
        count.set(3)
        count.set(4)
        graph.update()
        #expect(
            lines == [
                "count was written",
                "parity was invalidated by count",
                "title was invalidated by parity",
                "parity was evaluated because of count and is equal",
                "title was not evaluated: its inputs are equal",
                "count was written with an equal value",
                "count was written",
                "parity was invalidated by count",
                "title was invalidated by parity",
                "parity was evaluated because of count and changed",
                "title was evaluated because of parity and changed",
            ])
        graph.trace = nil
        count.set(5)
        #expect(lines.count == 11)
    }

    @Test("attributes without a name are called by their type")
    func defaultNames() {
        #expect(subgraph.input([1]).name == "Array<Int>")
        #expect(subgraph.effect {}.name == "effect")
        #expect(subgraph.rule(name: "given") { 1 }.any.name == "given")
    }

    @Test("counters count, and can be set to zero")
    func counters() {
        let input = subgraph.input(1)
        let rule = subgraph.rule { input.value }
        subgraph.effect { _ = rule.value }
        graph.update()
        input.set(1)
        input.set(2)
        graph.update()
        #expect(graph.counters.writes == 2)
        #expect(graph.counters.rulesEvaluated == 2)
        #expect(graph.counters.effectsRun == 2)
        #expect(graph.counters.edgesInvalidated == 2)
        graph.counters.reset()
        #expect(graph.counters == GraphCounters())
    }
}
