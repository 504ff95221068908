import Testing

@testable import MartletGraph

@MainActor
@Suite("Subgraphs")
struct SubgraphTests {
    let graph = Graph()
    let root: Subgraph

    init() {
        root = Subgraph(graph: graph)
    }

    @Test("invalidating frees the attributes of a subgraph and of all below")
    func frees() {
        let child = Subgraph(parent: root)
        let grandchild = Subgraph(parent: child)
        let kept = root.input(1)
        let first = child.input(2)
        let second = grandchild.rule { first.value + kept.value }
        #expect(second.value == 3)
        #expect(graph.attributeCount == 3)
        child.invalidate()
        child.invalidate()
        #expect(graph.attributeCount == 1)
        #expect(!child.isValid && !grandchild.isValid && root.isValid)
        #expect(!first.isValid && !second.isValid && kept.isValid)
        kept.set(5)
        #expect(kept.value == 5)
    }

    @Test("a handle does not take the next attribute in the same place for its own")
    func generations() {
        let child = Subgraph(parent: root)
        let old = child.input(1)
        child.invalidate()
        let new = root.input(2)
        #expect(new.index == old.index)
        #expect(!old.isValid && new.isValid)
        #expect(old != new)
        #expect(old.weak.value == nil)
        #expect(new.weak.value == 2)
    }

    @Test("using a freed attribute ends the program with its name")
    func staleRead() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let subgraph = Subgraph(graph: Graph())
            let input = subgraph.input(1, name: "counter")
            subgraph.invalidate()
            _ = input.value
        }
    }

    @Test("handlers run children first, in the order of registration, while attributes can be read")
    func handlers() {
        let child = Subgraph(parent: root)
        let first = Subgraph(parent: child)
        let second = Subgraph(parent: child)
        let input = second.input(7)
        var order: [String] = []
        child.onInvalidate { order.append("child \(input.value)") }
        second.onInvalidate { order.append("second \(input.value)") }
        first.onInvalidate { order.append("first 1") }
        first.onInvalidate { order.append("first 2") }
        child.invalidate()
        #expect(order == ["first 1", "first 2", "second 7", "child 7"])
        child.onInvalidate { order.append("at once") }
        #expect(order.last == "at once")
    }

    @Test("a handler may invalidate an ancestor and a sibling")
    func handlerInvalidates() {
        let child = Subgraph(parent: root)
        let first = Subgraph(parent: child)
        let second = Subgraph(parent: child)
        var order: [String] = []
        first.onInvalidate {
            order.append("first")
            second.invalidate()
            child.invalidate()
        }
        second.onInvalidate { order.append("second") }
        child.onInvalidate { order.append("child") }
        _ = child.input(1)
        _ = second.input(2)
        first.invalidate()
        #expect(order == ["first", "second", "child"])
        #expect(graph.attributeCount == 0)
    }

    @Test("a child lives without a reference, and a subgraph at the top dies with its last one")
    func ownership() {
        let input: Attribute<Int>
        let top: Attribute<Int>
        do {
            input = Subgraph(parent: root).input(1)
            let subgraph = Subgraph(graph: graph)
            top = subgraph.input(2)
            withExtendedLifetime(subgraph) {}
        }
        #expect(input.isValid)
        #expect(!top.isValid)
    }

    @Test("invalidated subgraphs are released")
    func released() {
        weak var child: Subgraph?
        weak var grandchild: Subgraph?
        do {
            let subgraph = Subgraph(parent: root)
            let below = Subgraph(parent: subgraph)
            child = subgraph
            grandchild = below
        }
        #expect(child != nil && grandchild != nil)
        child?.invalidate()
        #expect(child == nil && grandchild == nil)
    }

    @Test("a graph is released with its last subgraph")
    func graphReleased() {
        weak var graph: Graph?
        do {
            let owned = Graph()
            let subgraph = Subgraph(graph: owned)
            graph = owned
            _ = Subgraph(parent: subgraph).input("text that does not fit into a small string")
        }
        #expect(graph == nil)
    }

    @Test("who read a freed attribute and lives on runs again")
    func survivors() {
        let child = Subgraph(parent: root)
        let input = child.input(1)
        let weak = input.weak
        var seen: [Int?] = []
        root.effect { seen.append(weak.value) }
        let rule = root.rule { weak.value ?? -1 }
        graph.update()
        #expect(rule.value == 1)
        child.invalidate()
        #expect(graph.hasQueuedEffects)
        graph.update()
        #expect(seen == [1, nil])
        #expect(rule.value == -1)
    }

    @Test("a rule may free what it has read in this run, and does not run again for that")
    func freesWhatItRead() {
        let count = root.input(3)
        let other = root.input(0)
        var children: [(Subgraph, Attribute<Int>)] = []
        var runs = 0
        let total = root.rule {
            runs += 1
            let wanted = count.value
            let sum = children.reduce(0) { $0 + $1.1.value }
            while children.count > wanted { children.removeLast().0.invalidate() }
            while children.count < wanted {
                let child = Subgraph(parent: root)
                children.append((child, child.input(children.count)))
            }
            return sum
        }
        #expect(total.value == 0)
        count.set(1)
        #expect(total.value == 3)
        #expect(total.value == 3)
        other.set(1)
        #expect(total.value == 3)
        #expect(runs == 2)
        count.set(0)
        #expect(total.value == 0)
        #expect(graph.attributeCount == 3)
    }

    @Test("a rule may free itself while it runs")
    func freesItself() {
        final class Token {}
        let child = Subgraph(parent: root)
        let input = root.input(0)
        weak var token: Token?
        var rule: Attribute<Int>?
        do {
            let captured = Token()
            token = captured
            rule = child.rule {
                let value = input.value
                if value == 1 { child.invalidate() }
                withExtendedLifetime(captured) {}
                return value + input.value + 100
            }
        }
        #expect(rule!.value == 100)
        input.set(1)
        #expect(rule!.value == 102)
        #expect(!rule!.isValid)
        #expect(graph.attributeCount == 1)
        #expect(token == nil)
        input.set(2)
    }

    @Test("a rule that is freed by one of its inputs gives its last value to its reader")
    func freedByInput() {
        let child = Subgraph(parent: root)
        let input = root.input(0)
        let killer = root.rule {
            if input.value == 1 { child.invalidate() }
            return input.value
        }
        let victim = child.rule { killer.value + 10 }
        let reader = root.rule { victim.weak.value ?? -1 }
        #expect(reader.value == 10)
        input.set(1)
        _ = reader.value
        #expect(!victim.isValid)
        #expect(graph.attributeCount == 3)
        #expect(reader.value == -1)
    }

    @Test("what a body adds to its subgraph after it has freed it lives until nothing is evaluated")
    func lateAttributes() {
        let child = Subgraph(parent: root)
        var late: Attribute<Int>?
        let rule = child.rule {
            child.invalidate()
            late = child.input(5)
            let below = Subgraph(parent: child)
            return late!.value + below.input(6).value
        }
        #expect(rule.value == 11)
        #expect(!late!.isValid)
        #expect(graph.attributeCount == 0)
    }

    @Test("freeing a deep tree of subgraphs needs no machine stack")
    func deepTree() {
        var subgraph = Subgraph(parent: root)
        let top = subgraph
        for _ in 0..<100_000 {
            _ = subgraph.input(1)
            subgraph = Subgraph(parent: subgraph)
        }
        top.invalidate()
        #expect(graph.attributeCount == 0)
    }

    @Test("a deinitialiser of a value may use the graph")
    func deinitialiserEnters() {
        @MainActor
        final class Token {
            let body: @MainActor () -> Void
            init(_ body: @escaping @MainActor () -> Void) { self.body = body }
            isolated deinit { body() }
        }
        let count = root.input(0)
        let child = Subgraph(parent: root)
        let root = root
        for _ in 0..<10 {
            _ = child.input(
                Token {
                    count.set(count.value + 1)
                    _ = root.input("made while freeing")
                })
        }
        child.invalidate()
        #expect(count.value == 10)
        #expect(graph.attributeCount == 11)
    }
}
