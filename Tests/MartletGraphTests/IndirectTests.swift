import Testing

@testable import MartletGraph

@MainActor
@Suite("Indirect attributes")
struct IndirectTests {
    let graph = Graph()
    let subgraph: Subgraph

    init() {
        subgraph = Subgraph(graph: graph)
    }

    @Test("an indirect attribute has its source's value, and its readers follow a new source")
    func follows() {
        let first = subgraph.input("first")
        let second = subgraph.input("second")
        let indirect = subgraph.indirect(first)
        var runs = 0
        let rule = subgraph.rule {
            runs += 1
            return indirect.value + "!"
        }
        #expect(rule.value == "first!")
        first.set("changed")
        #expect(rule.value == "changed!")
        indirect.source = second
        #expect(indirect.source == second)
        #expect(rule.value == "second!")
        first.set("unseen")
        #expect(rule.value == "second!")
        #expect(runs == 3)
        second.set("seen")
        #expect(rule.value == "seen!")
    }

    @Test("an indirect attribute of an indirect attribute of a rule")
    func nested() {
        let input = subgraph.input(1)
        let rule = subgraph.rule { input.value * 2 }
        let indirect = subgraph.indirect(subgraph.indirect(rule).attribute)
        #expect(indirect.value == 2)
        input.set(4)
        #expect(indirect.attribute.withPointer { $0.pointee } == 8)
    }

    @Test("setting the same source changes nothing")
    func sameSource() {
        let input = subgraph.input(1)
        let indirect = subgraph.indirect(input)
        var runs = 0
        subgraph.effect {
            runs += 1
            _ = indirect.value
        }
        graph.update()
        indirect.source = input
        graph.update()
        #expect(runs == 1)
    }

    @Test("a source may be exchanged after the former one was freed")
    func freedSource() {
        let child = Subgraph(parent: subgraph)
        let indirect = subgraph.indirect(child.input(1))
        let rule = subgraph.rule { indirect.value }
        #expect(rule.value == 1)
        child.invalidate()
        indirect.source = subgraph.input(2)
        #expect(rule.value == 2)
    }
}
