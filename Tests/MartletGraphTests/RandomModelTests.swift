import Glibc
import Testing

@testable import MartletGraph

/// A random program on the graph, beside a model that computes everything anew at each step.
@MainActor
@Suite("Random programs")
struct RandomModelTests {
    /// The seeds to try; they start at `MARTLET_SEED`, where that is set. A failing seed is the argument of its test.
    nonisolated static func seeds(_ count: Int) -> Range<Int> {
        let first = getenv("MARTLET_SEED").flatMap { Int(String(cString: $0)) } ?? 0
        return first..<first + count
    }

    struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
            bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
            return bits ^ (bits >> 31)
        }
    }

    /// One attribute, and how its value follows from those before it.
    @MainActor
    final class Node {
        enum Kind {
            case input
            /// Reads some of the nodes before it; which ones depends on the value of the first.
            case rule(sources: [Int], modulus: Int)
        }
        let kind: Kind
        var inputValue = 0
        var attribute: Attribute<Int>
        let subgraph: Int
        init(kind: Kind, attribute: Attribute<Int>, subgraph: Int) {
            self.kind = kind
            self.attribute = attribute
            self.subgraph = subgraph
        }
    }

    @MainActor
    final class World {
        let graph = Graph()
        var subgraphs: [Subgraph] = []
        var parents: [Int] = []
        var nodes: [Node] = []
        var dead: Set<Int> = []

        /// The value by the model.
        func modelValue(_ number: Int, _ known: inout [Int: Int]) -> Int {
            if dead.contains(number) { return -7 }
            if let value = known[number] { return value }
            let node = nodes[number]
            let value: Int
            switch node.kind {
            case .input: value = node.inputValue
            case .rule(let sources, let modulus):
                value = Self.combine(sources, modulus) { modelValue($0, &known) }
            }
            known[number] = value
            return value
        }

        static func combine(_ sources: [Int], _ modulus: Int, read: (Int) -> Int) -> Int {
            let first = read(sources[0])
            var sum = first
            for (position, source) in sources.enumerated().dropFirst() {
                // Half of the sources are read only for some values of the first, and in either order.
                if position % 2 == 0 || (first &+ position) % 3 == 0 { sum = sum &* 3 &+ read(source) }
            }
            if first % 2 == 0, sources.count > 2 { sum &+= read(sources[sources.count - 1]) }
            return sum % modulus
        }
    }

    @Test(
        "in a random program every value and every effect agrees with a model that recomputes everything",
        arguments: seeds(60))
    func agrees(seed: Int) {
        var random = Generator(state: UInt64(bitPattern: Int64(seed)))
        let world = World()
        world.subgraphs = [Subgraph(graph: world.graph)]
        world.parents = [-1]
        var seen: [Int: Int] = [:]
        world.graph.onCycle = { Issue.record("no cycle was made, but one was reported: \($0)") }

        func value(of number: Int) -> Int { world.nodes[number].attribute.weak.value ?? -7 }

        func addNode() {
            let place = liveSubgraph()
            let subgraph = world.subgraphs[place]
            let live = world.nodes.indices.filter { !world.dead.contains($0) }
            let number = world.nodes.count
            if live.count < 3 || Int.random(in: 0..<4, using: &random) == 0 {
                let node = Node(kind: .input, attribute: subgraph.input(0), subgraph: place)
                world.nodes.append(node)
            } else {
                let count = Int.random(in: 1...5, using: &random)
                let sources = (0..<count).map { _ in live.randomElement(using: &random)! }
                let modulus = [2, 3, 1_000_003].randomElement(using: &random)!
                let rule = subgraph.rule { World.combine(sources, modulus) { value(of: $0) } }
                world.nodes.append(
                    Node(kind: .rule(sources: sources, modulus: modulus), attribute: rule, subgraph: place))
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                world.subgraphs[0].effect { seen[number] = value(of: number) }
            }
        }

        func liveSubgraph() -> Int {
            world.subgraphs.indices.filter { world.subgraphs[$0].isValid }.randomElement(using: &random)!
        }

        func check() {
            var known: [Int: Int] = [:]
            world.graph.update()
            var wrong = seen.filter { $0.value != world.modelValue($0.key, &known) }.map(\.key)
            for number in world.nodes.indices where Int.random(in: 0..<3, using: &random) == 0 {
                if value(of: number) != world.modelValue(number, &known) { wrong.append(number) }
            }
            #expect(wrong == [])
        }

        for _ in 0..<20 { addNode() }
        for _ in 0..<120 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let inputs = world.nodes.indices.filter {
                        if case .input = world.nodes[$0].kind { return !world.dead.contains($0) }
                        return false
                    }
                    guard let number = inputs.randomElement(using: &random) else { continue }
                    let new = Int.random(in: 0..<6, using: &random)
                    let isOther = world.nodes[number].inputValue != new
                    #expect(world.nodes[number].attribute.set(new) == isOther)
                    world.nodes[number].inputValue = new
                }
            case 5, 6:
                for _ in 0..<3 { addNode() }
            case 7:
                let parent = liveSubgraph()
                world.parents.append(parent)
                world.subgraphs.append(Subgraph(parent: world.subgraphs[parent]))
            case 8:
                let victim = liveSubgraph()
                guard victim != 0 else { continue }
                world.subgraphs[victim].invalidate()
                for number in world.nodes.indices where !world.subgraphs[world.nodes[number].subgraph].isValid {
                    world.dead.insert(number)
                }
            default:
                let number = world.nodes.indices.randomElement(using: &random)!
                if !world.dead.contains(number) { world.nodes[number].attribute.touch() }
            }
            check()
        }
        #expect(world.graph.attributeCount == world.nodes.count - world.dead.count + effectCount(world))
    }

    private func effectCount(_ world: World) -> Int {
        Int(world.graph.state.pointee.effectsCreated)
    }

    @Test(
        "in a random program a write evaluates no more rules than lie between it and a real change",
        arguments: seeds(20))
    func minimalWork(seed: Int) {
        var random = Generator(state: UInt64(bitPattern: Int64(1_000 + seed)))
        let graph = Graph()
        let subgraph = Subgraph(graph: graph)
        let inputs = (0..<5).map { subgraph.input($0) }
        var runs: [Int] = []
        var attributes = inputs
        var sources: [[Int]] = inputs.map { _ in [] }
        for _ in 0..<60 {
            let chosen = (0..<3).map { _ in Int.random(in: 0..<attributes.count, using: &random) }
            let number = runs.count
            runs.append(0)
            let read = chosen.map { attributes[$0] }
            sources.append(chosen)
            attributes.append(
                subgraph.rule {
                    runs[number] += 1
                    return read.reduce(0) { $0 + $1.value } % 3
                })
        }
        for attribute in attributes { _ = attribute.value }
        for _ in 0..<50 {
            let before = attributes.map(\.value)
            runs = runs.map { _ in 0 }
            inputs.randomElement(using: &random)!.set(Int.random(in: 0..<9, using: &random))
            for attribute in attributes.shuffled(using: &random) { _ = attribute.value }
            let after = attributes.map(\.value)
            for (number, count) in runs.enumerated() {
                let isNeeded = sources[number + 5].contains { before[$0] != after[$0] }
                #expect(count == (isNeeded ? 1 : 0))
            }
        }
    }
}
