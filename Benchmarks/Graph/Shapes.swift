import MartletGraph

/// The same shapes on our graph and on the floor.
@MainActor
struct Ours {
    let graph = Graph()
    let subgraph: Subgraph
    let input: Attribute<Int>
    var last: Attribute<Int>
    var leaves: [Attribute<Int>] = []

    private init() {
        subgraph = Subgraph(graph: graph)
        input = subgraph.input(0)
        last = input
    }

    static func chain(_ length: Int) -> Ours {
        var shape = Ours()
        for _ in 0..<length {
            let previous = shape.last
            shape.last = shape.subgraph.rule { previous.value &+ 1 }
        }
        return shape
    }

    static func fanOut(_ width: Int) -> Ours {
        var shape = Ours()
        let input = shape.input
        for number in 0..<width {
            shape.leaves.append(shape.subgraph.rule { input.value &+ number })
        }
        return shape
    }

    /// Rows of `width` rules; each reads its own place and the next one in the row before.
    static func lattice(width: Int, height: Int) -> Ours {
        var shape = Ours()
        let input = shape.input
        var row = (0..<width).map { number in shape.subgraph.rule { input.value &+ number } }
        for _ in 1..<height {
            let previous = row
            row = (0..<width).map { number in
                let left = previous[number]
                let right = previous[(number + 1) % width]
                return shape.subgraph.rule { left.value &* 2 &+ right.value }
            }
        }
        shape.leaves = row
        return shape
    }

    func sumOfLeaves() -> Int {
        var sum = 0
        for leaf in leaves { sum &+= leaf.value }
        return sum
    }
}

@MainActor
struct Floor {
    let graph: FloorGraph
    let input: Int32
    var last: Int32
    var leaves: [Int32] = []

    private init(_ capacity: Int) {
        graph = FloorGraph(capacity: capacity + 1)
        input = graph.input(0)
        last = input
    }

    static func chain(_ length: Int) -> Floor {
        var shape = Floor(length)
        let graph = shape.graph
        for _ in 0..<length {
            let previous = shape.last
            shape.last = graph.rule(previous) { [unowned(unsafe) graph] in graph.value(previous) &+ 1 }
        }
        return shape
    }

    static func fanOut(_ width: Int) -> Floor {
        var shape = Floor(width)
        let graph = shape.graph
        let input = shape.input
        for number in 0..<width {
            shape.leaves.append(graph.rule(input) { [unowned(unsafe) graph] in graph.value(input) &+ number })
        }
        return shape
    }

    static func lattice(width: Int, height: Int) -> Floor {
        var shape = Floor(width * height)
        let graph = shape.graph
        let input = shape.input
        var row = (0..<width).map { number in
            graph.rule(input) { [unowned(unsafe) graph] in graph.value(input) &+ number }
        }
        for _ in 1..<height {
            let previous = row
            row = (0..<width).map { number in
                let left = previous[number]
                let right = previous[(number + 1) % width]
                return graph.rule(left, right) { [unowned(unsafe) graph] in
                    graph.value(left) &* 2 &+ graph.value(right)
                }
            }
        }
        shape.leaves = row
        return shape
    }

    func sumOfLeaves() -> Int {
        var sum = 0
        for leaf in leaves { sum &+= graph.pull(leaf) }
        return sum
    }
}
