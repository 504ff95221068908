import BenchmarkKit
import Glibc
import MartletGraph

// Issue targets: 90 ns a node to recompute plus the closure, 10 ns an edge to invalidate, 160 bytes a node with its
// edges, no allocation in a steady update, 1 ms to free 10,000 nodes.

let benchmark = Benchmark("graph")

for length in [1_000, 100_000] {
    let ours = Ours.chain(length)
    let floor = Floor.chain(length)
    _ = ours.last.value
    _ = floor.graph.pull(floor.last)
    var turn = 0
    benchmark.compare(
        "chain of \(length), write and recompute a node", count: length, target: .value(90), expecting: length,
        ours: .run {
            turn += 1
            ours.input.set(turn)
            return ours.last.value - turn
        },
        floor: .run {
            turn += 1
            floor.graph.set(floor.input, turn)
            return floor.graph.pull(floor.last) - turn
        })
}

do {
    let width = 10_000
    let ours = Ours.fanOut(width)
    let floor = Floor.fanOut(width)
    _ = ours.sumOfLeaves()
    _ = floor.sumOfLeaves()
    let base = width * (width - 1) / 2
    var turn = 0
    benchmark.compare(
        "fan-out of \(width), write and recompute a node", count: width, target: .value(90), expecting: base,
        ours: .run {
            turn += 1
            ours.input.set(turn)
            return ours.sumOfLeaves() - turn * width
        },
        floor: .run {
            turn += 1
            floor.graph.set(floor.input, turn)
            return floor.sumOfLeaves() - turn * width
        })
    benchmark.compare(
        "fan-out of \(width), invalidate an edge", count: width, target: .value(10), expecting: true,
        ours: .prepared(
            {
                turn += 1
                _ = ours.sumOfLeaves()
            },
            run: { _ in
                ours.input.set(turn)
            }),
        floor: .prepared(
            {
                turn += 1
                _ = floor.sumOfLeaves()
            },
            run: { _ in
                floor.graph.set(floor.input, turn)
                return true
            }))
    var isOne = 0
    benchmark.compare(
        "fan-out of \(width), one leaf after a write", count: 1, target: .none, expecting: true,
        ours: .run {
            isOne += 1
            ours.input.set(isOne)
            return ours.leaves[7].value == isOne + 7
        },
        floor: .run {
            isOne += 1
            floor.graph.set(floor.input, isOne)
            return floor.graph.pull(floor.leaves[7]) == isOne + 7
        })
}

for length in [1_000, 10_000, 100_000] {
    let ours = Ours.chain(length)
    let floor = Floor.chain(length)
    var turn = 0
    benchmark.compare(
        "chain of \(length), invalidate an edge", count: length, target: .value(10), expecting: true,
        ours: .prepared(
            {
                turn += 1
                _ = ours.last.value
            },
            run: { _ in
                ours.input.set(turn)
            }),
        floor: .prepared(
            {
                turn += 1
                _ = floor.graph.pull(floor.last)
            },
            run: { _ in
                floor.graph.set(floor.input, turn)
                return true
            }))
}

do {
    let ours = Ours.lattice(width: 100, height: 100)
    let floor = Floor.lattice(width: 100, height: 100)
    let expected = { (turn: Int) -> Int in
        floor.graph.set(floor.input, turn)
        return floor.sumOfLeaves()
    }
    _ = ours.sumOfLeaves()
    var turn = 0
    ours.graph.counters.reset()
    ours.input.set(1_000)
    let sum = ours.sumOfLeaves()
    guard sum == expected(1_000), ours.graph.counters.rulesEvaluated == 10_000 else {
        fatalError("the lattice is wrong")
    }
    let values = (0..<4).map { expected($0) }
    benchmark.compare(
        "lattice of 100×100, write and recompute a node", count: 10_000, target: .value(90), expecting: true,
        ours: .run {
            turn = (turn + 1) % 4
            ours.input.set(turn)
            return ours.sumOfLeaves() == values[turn]
        },
        floor: .run {
            turn = (turn + 1) % 4
            floor.graph.set(floor.input, turn)
            return floor.sumOfLeaves() == values[turn]
        })
}

do {
    let graph = Graph()
    let subgraph = Subgraph(graph: graph)
    let input = subgraph.input(0)
    let sign = subgraph.rule { input.value > 0 }
    var runs = 0
    let leaves = (0..<10_000).map { number in
        subgraph.rule {
            runs += 1
            return sign.value ? number : -number
        }
    }
    var turn = 1
    input.set(turn)
    for leaf in leaves { _ = leaf.value }
    runs = 0
    benchmark.compare(
        "equal result above 10000 nodes, check a node", count: 10_000, target: .value(40), expecting: 0,
        ours: .run {
            turn += 1
            input.set(turn)
            for leaf in leaves { _ = leaf.value }
            return runs
        })
}

do {
    let count = 10_000
    benchmark.compare(
        "subgraph of \(count), free", unit: "ms", scale: 1e6, target: .value(1), expecting: 0,
        ours: .prepared(
            {
                let shape = Ours.lattice(width: 100, height: 100)
                _ = shape.sumOfLeaves()
                return shape
            },
            run: { shape in
                shape.subgraph.invalidate()
                return shape.graph.attributeCount
            }),
        floor: .prepared(
            { () -> Floor? in
                let shape = Floor.lattice(width: 100, height: 100)
                _ = shape.sumOfLeaves()
                return shape
            },
            run: { shape in
                shape = nil
                return 0
            }))
    benchmark.compare(
        "subgraph of \(count), build and read a node", count: count, target: .none, expecting: true,
        ours: .prepared(
            { () -> Ours? in nil },
            run: { shape in
                shape = Ours.lattice(width: 100, height: 100)
                return shape!.sumOfLeaves() != 0
            }),
        floor: .prepared(
            { () -> Floor? in nil },
            run: { shape in
                shape = Floor.lattice(width: 100, height: 100)
                return shape!.sumOfLeaves() != 0
            }))
}

do {
    var ours: Ours?
    let oursBytes = AllocationCounts.counting {
        ours = Ours.chain(100_000)
        _ = ours!.last.value
    }
    var floor: Floor?
    let floorBytes = AllocationCounts.counting {
        floor = Floor.chain(100_000)
        _ = floor!.graph.pull(floor!.last)
    }
    benchmark.record(
        "memory of a node with its edge and its closure", unit: "bytes", ours: Double(oursBytes.liveBytes) / 100_000,
        floor: Double(floorBytes.liveBytes) / 100_000, target: .value(160))

    var lattice: Ours?
    let latticeBytes = AllocationCounts.counting {
        lattice = Ours.lattice(width: 100, height: 100)
        _ = lattice!.sumOfLeaves()
    }
    // The same closures alone: what they capture is the program's.
    var closures: [@MainActor () -> Int] = []
    closures.reserveCapacity(10_000)
    let closureBytes = AllocationCounts.counting {
        for number in 0..<10_000 {
            let left = lattice!.leaves[number % 100]
            let right = lattice!.leaves[(number + 1) % 100]
            closures.append { left.value &* 2 &+ right.value }
        }
    }
    withExtendedLifetime(closures) {}
    benchmark.record(
        "memory of a node with two edges without its closure", unit: "bytes",
        ours: Double(latticeBytes.liveBytes - closureBytes.liveBytes) / 10_000, target: .value(160))

    let update = { @MainActor (turn: Int) in
        ours!.input.set(turn)
        _ = ours!.last.value
        lattice!.input.set(turn)
        _ = lattice!.sumOfLeaves()
    }
    update(-1)
    let steady = AllocationCounts.counting { for turn in 1...10 { update(turn) } }
    benchmark.record(
        "steady updates of a chain and a lattice", unit: "allocations", ours: Double(steady.allocations),
        target: .value(0))
}

do {
    let graph = Graph()
    let subgraph = Subgraph(graph: graph)
    let inputs = (0..<1_000).map { subgraph.input($0) }
    var sum = 0
    for input in inputs { subgraph.effect { sum &+= input.value } }
    graph.update()
    var turn = 0
    let run = { @MainActor in
        turn += 1
        for input in inputs { input.set(turn) }
        graph.update()
    }
    run()
    let steady = AllocationCounts.counting { for _ in 0..<10 { run() } }
    benchmark.record(
        "steady updates of 1000 effects", unit: "allocations", ours: Double(steady.allocations), target: .value(0))
    benchmark.compare(
        "1000 inputs with an effect each, write and run an effect", count: 1_000, target: .value(90), expecting: true,
        ours: .run {
            sum = 0
            run()
            return sum == turn * 1_000
        })
}

exit(benchmark.finish())
