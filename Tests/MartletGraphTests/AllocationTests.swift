import BenchmarkKit
import Testing

@testable import MartletGraph

@MainActor
@Suite("Allocations", .serialized)
struct AllocationTests {
    /// Other tests may run beside this one, so this thread alone is counted. What is made once and kept is made in the
    /// first attempts.
    private func leastAllocations(_ body: () -> Void) -> Int {
        var least = Int.max
        for _ in 0..<200 where least > 0 { least = min(least, AllocationCounts.countingHere(body).allocations) }
        return least
    }

    @Test("a steady update allocates nothing, whatever its shape")
    func steady() {
        let graph = Graph()
        let subgraph = Subgraph(graph: graph)
        let input = subgraph.input(0)
        let isOdd = subgraph.rule { input.value % 2 == 1 }
        let other = subgraph.input(5)
        // It reads other things, and in another order, at each second run.
        let switching = subgraph.rule { isOdd.value ? input.value + other.value : other.value - input.value }
        let leaves = (0..<100).map { number in subgraph.rule { switching.value + number } }
        var sum = 0
        subgraph.effect {
            // Generic functions of collections allocate in a build without optimisation.
            var number = 0
            while number < 100 {
                sum += leaves[number].value
                number += 1
            }
        }
        for leaf in leaves { subgraph.effect { sum += leaf.value } }
        var turn = 0
        func update() {
            turn += 1
            input.set(turn)
            graph.update()
        }
        for _ in 0..<4 { update() }
        #expect(leastAllocations { for _ in 0..<10 { update() } } == 0)
        #expect(graph.counters.effectsRun > 1_000)
    }

    @Test("a node with one edge and its closure takes at most 160 bytes")
    func bytes() {
        let count = 20_000
        var kept: [Subgraph] = []
        // What other tests free meanwhile is no gain of ours.
        let attempts = (0..<12).map { _ in
            AllocationCounts.counting {
                let subgraph = Subgraph(graph: Graph())
                var last = subgraph.input(0)
                for _ in 0..<count {
                    let previous = last
                    last = subgraph.rule { previous.value + 1 }
                }
                _ = last.value
                kept.append(subgraph)
            }.liveBytes
        }
        let least = attempts.filter { $0 > 32 * count }.min() ?? .max
        #expect(least <= 160 * count)
        withExtendedLifetime(kept) {}
    }

    @Test("attributes that come and go reuse the places of those before")
    func reuse() {
        let graph = Graph()
        let root = Subgraph(graph: graph)
        let input = root.input(1)
        func round() {
            let child = Subgraph(parent: root)
            var last = input
            for _ in 0..<500 {
                let previous = last
                last = child.rule { previous.value + input.value }
            }
            _ = last.value
            child.invalidate()
        }
        for _ in 0..<3 { round() }
        let places = graph.state.pointee.slots.nextFresh
        let edges = graph.state.pointee.edges.nextFresh
        for _ in 0..<10 { round() }
        #expect(graph.state.pointee.slots.nextFresh == places)
        #expect(graph.state.pointee.edges.nextFresh == edges)
        #expect(graph.attributeCount == 1)
    }
}
