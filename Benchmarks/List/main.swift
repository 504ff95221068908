import BenchmarkApps
import BenchmarkKit
import Foundation
import SwiftUICore

// Issue targets: a list of 100,000 rows opens with no more row bodies than what is seen and its overscan, and
// 1,000,000 rows open too; at most 64 bytes a row on top of the model; one row's data changed: one body; inserting,
// removing or moving one row in 100,000: at most 3 ms. All headless: our own share, without a toolkit's.

let benchmark = Benchmark("list")

for count in [1_000, 100_000, 1_000_000] {
    let name = "list of \(count)"
    let items = Item.many(count)

    benchmark.compare(
        "\(name), open", unit: "ms", scale: 1e6, target: .value(40), expecting: true,
        ours: .prepared(
            { ListStage?.none },
            run: { stage in
                stage = ListStage(items)
                return stage!.bodies <= ListStage.mostBodies
            }))

    if benchmark.isWanted("\(name), memory a row on top of the model, bytes") {
        _ = ListStage(items)
        var stage: ListStage?
        let small = AllocationCounts.counting { stage = ListStage(Array(items.prefix(100))) }.liveBytes
        stage = nil
        let large = AllocationCounts.counting { stage = ListStage(items) }.liveBytes
        withExtendedLifetime(stage) {}
        benchmark.record(
            "\(name), memory a row on top of the model", unit: "bytes",
            ours: Double(large - small) / Double(count), target: count > 10_000 ? .value(64) : .none)
    }

    let limit = count == 1_000_000 ? 30.0 : 3.0
    let stage = ListStage(items)
    var turn = 0

    benchmark.compare(
        "\(name), change one visible row", unit: "ms", scale: 1e6, target: .value(count == 1_000_000 ? 20 : 2),
        expecting: 1,
        ours: .prepared(
            {
                turn += 1
                var changed = stage.items
                changed[3].label = "changed \(turn)"
                stage.bodies = 0
                return changed
            },
            run: { changed in
                stage.show(changed)
                return stage.bodies
            }))

    func edit(_ edit: String, _ change: @escaping (inout [Item]) -> Void) {
        benchmark.compare(
            "\(name), \(edit)", unit: "ms", scale: 1e6, target: .value(limit), expecting: true,
            ours: .prepared(
                {
                    var changed = stage.items
                    change(&changed)
                    stage.bodies = 0
                    return changed
                },
                run: { changed in
                    stage.show(changed)
                    return stage.bodies <= 1
                }))
    }
    edit("insert one row in the middle") { items in
        turn += 1
        items.insert(Item(id: 2_000_000 + turn, label: "new"), at: items.count / 2)
    }
    edit("insert one visible row") { items in
        turn += 1
        items.insert(Item(id: 2_000_000 + turn, label: "new"), at: 2)
    }
    edit("remove one row in the middle") { $0.remove(at: $0.count / 2) }
    edit("move the first row to the end") { $0.append($0.remove(at: 0)) }
    edit("swap the second row with the last but one") { $0.swapAt(1, $0.count - 2) }

    var offset = 0.0
    benchmark.compare(
        "\(name), scroll on by a row", unit: "ms", scale: 1e6, target: .value(1), expecting: true,
        ours: .run {
            offset += 44
            if offset > 20_000 { offset = 0 }
            stage.scroll(to: offset)
            return true
        })
    benchmark.compare(
        "\(name), jump to another place", unit: "ms", scale: 1e6, target: .value(8), expecting: true,
        ours: .run {
            offset = offset > 22_000 ? 1_000 : 40_000
            stage.scroll(to: offset)
            return true
        })
}

exit(benchmark.finish())
