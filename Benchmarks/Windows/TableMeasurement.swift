#if GTK
    import BenchmarkApps
    import BenchmarkKit
    import CFloor
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// The operations on a table of rows that are all made, beside the same program in C.
    ///
    /// What counts is how long processors work for the program from the change on until it is drawn, in two frames:
    /// what the first one leaves to do is in it, too.
    @MainActor
    struct TableMeasurement {
        let benchmark: Benchmark
        let surface: GTKSurface

        func run() {
            let ours = OurTable(surface: surface)
            let floor = FloorTable()
            floor_draw_frames(ours.window, 3)
            floor_draw_frames(floor.window, 3)
            var logarithms = 0.0
            var weights = 0.0
            for workload in RowsWorkload.all {
                if let ratio = measure(workload, ours, floor) {
                    logarithms += workload.weight * log(ratio)
                    weights += workload.weight
                }
            }
            if weights > 0 {
                benchmark.record(
                    "table: weighted geometric mean of the ratios", unit: "×", ours: exp(logarithms / weights),
                    floor: 1, target: .ratio(1.15))
            }
            measureMemory(ours, floor)
        }

        private func measure(_ workload: RowsWorkload, _ ours: OurTable, _ floor: FloorTable) -> Double? {
            var share = Double.infinity
            var (best, bestFloor) = (Double.infinity, Double.infinity)
            benchmark.compare(
                "table: \(workload.name)", unit: "ms", scale: 1_000_000, target: .ratio(1.5), expecting: true,
                ours: .measured {
                    for action in workload.preparation { ours.perform(action) }
                    floor_draw_frames(ours.window, 3)
                    let start = Clock.worked()
                    ours.perform(workload.action)
                    share = min(share, Clock.worked() - start)
                    floor_draw_frames(ours.window, 2)
                    let time = Clock.worked() - start
                    best = min(best, time)
                    return (time, ours.outcome(of: workload) == workload.outcome(of: ours.model))
                },
                floor: .measured {
                    for action in workload.preparation {
                        floor.perform(action)
                        floor.model.perform(action)
                    }
                    floor_draw_frames(floor.window, 3)
                    let start = Clock.worked()
                    floor.perform(workload.action)
                    floor_draw_frames(floor.window, 2)
                    let time = Clock.worked() - start
                    bestFloor = min(bestFloor, time)
                    floor.model.perform(workload.action)
                    return (time, floor.outcome(of: workload) == workload.outcome(of: floor.model))
                })
            guard best.isFinite else { return nil }
            let isSmall = ["03", "04", "05", "06"].contains(String(workload.name.prefix(2)))
            benchmark.record(
                "table: \(workload.name), our share", unit: "ms", ours: share / 1_000_000,
                target: isSmall ? .value(2) : .none)
            countMutations(workload, ours)
            return best / bestFloor
        }

        /// What widgets are told: for a change of some rows, only what has changed. When a row goes, the scrolled window
        /// learns the new height as well.
        private func countMutations(_ workload: RowsWorkload, _ ours: OurTable) {
            guard let limit = ["03": 100, "04": 2, "05": 2, "06": 2][String(workload.name.prefix(2))] else { return }
            for action in workload.preparation { ours.perform(action) }
            floor_draw_frames(ours.window, 3)
            let before = ours.host.counters
            ours.perform(workload.action)
            let after = ours.host.counters
            let updates = after.surfaceUpdates - before.surfaceUpdates
            let rows = after.surfaceMoves + after.surfaceRemoves - before.surfaceMoves - before.surfaceRemoves
            benchmark.record(
                "table: \(workload.name), changed texts and moved or removed rows", unit: "count",
                ours: Double(updates + rows), target: .value(Double(limit)))
        }

        private func measureMemory(_ ours: OurTable, _ floor: FloorTable) {
            guard benchmark.isWanted("table: memory of a row, bytes") else { return }
            func bytes(_ window: UnsafeMutablePointer<GtkWidget>, _ perform: (RowsAction) -> Void) -> Double {
                perform(.clear)
                floor_draw_frames(window, 3)
                let counts = AllocationCounts.counting {
                    perform(.run(1000))
                    floor_draw_frames(window, 3)
                }
                return Double(counts.liveBytes) / 1000
            }
            benchmark.record(
                "table: memory of a row", unit: "bytes", ours: bytes(ours.window, ours.perform),
                floor: bytes(floor.window) { action in
                    floor.perform(action)
                    floor.model.perform(action)
                }, target: .ratio(1.3))
            ours.perform(.clear)
            floor_draw_frames(ours.window, 3)
            let left = AllocationCounts.counting {
                for _ in 0..<5 {
                    ours.perform(.run(1000))
                    floor_draw_frames(ours.window, 2)
                    ours.perform(.clear)
                    floor_draw_frames(ours.window, 2)
                }
            }
            benchmark.record(
                "table: memory after five times create and clear", unit: "kB", ours: Double(left.liveBytes) / 1000,
                target: .value(1000))
        }
    }
#endif
