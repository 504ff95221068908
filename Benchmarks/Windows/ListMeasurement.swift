#if GTK
    import BenchmarkApps
    import BenchmarkKit
    import CFloor
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// Lists that make the rows which are near what is seen, beside GTK's own.
    @MainActor
    struct ListMeasurement {
        let benchmark: Benchmark
        let surface: GTKSurface

        func run() {
            for count in [1_000, 100_000, 1_000_000] { measureShow(count) }
            measureEdits(of: 100_000)
        }

        /// A list in a window of its own.
        private final class Stage {
            let host: ViewHost
            private let root: WindowRoot
            private let set: (ItemList) -> Void

            @MainActor
            init(_ items: [Item], _ surface: GTKSurface) {
                let host = ViewHost(surface: surface)
                var content = WindowContent()
                content.title = "Our list"
                content.initialSize = CGSize(width: 800, height: 600)
                let root = WindowRoot(host: host, window: content)
                let attribute = root.show(ItemList(items: items))
                set = { view in host.write { attribute.set(view) } }
                host.flush()
                self.host = host
                self.root = root
            }

            @MainActor
            func show(_ items: [Item]) {
                set(ItemList(items: items))
                host.flush()
            }

            @MainActor
            func close() {
                root.close()
                host.flush()
            }
        }

        /// The time from nothing to the window with its first rows drawn. The data is there before.
        private func measureShow(_ count: Int) {
            let items = Item.many(count)
            let model = floor_list_model(Int32(count))!
            var bodies = 0
            benchmark.compare(
                "list of \(count): first show", unit: "ms", scale: 1_000_000, target: .ratio(1.5), expecting: true,
                ours: .measured {
                    let start = Clock.worked()
                    let stage = Stage(items, surface)
                    floor_draw_frames(floor_window("Our list"), 2)
                    let time = Clock.worked() - start
                    // One body is the list's own.
                    bodies = stage.host.counters.bodies - 1
                    stage.close()
                    floor_run(20)
                    return (time, bodies > 0)
                },
                floor: .measured {
                    let start = Clock.worked()
                    let window = floor_list_window(model)
                    floor_draw_frames(window, 2)
                    let time = Clock.worked() - start
                    gtk_window_destroy(UnsafeMutableRawPointer(window!).assumingMemoryBound(to: GtkWindow.self))
                    floor_run(20)
                    return (time, true)
                })
            if bodies > 0 {
                // What is seen, and a quarter of it on each side, in rows of at least 30 points.
                benchmark.record(
                    "list of \(count): bodies of rows at first show", unit: "count", ours: Double(bodies),
                    target: .value(600 * 1.5 / 30))
            }
            g_object_unref(UnsafeMutableRawPointer(model))
        }

        /// Our share of an edit: from the new data to the last call of the toolkit.
        private func measureEdits(of count: Int) {
            var items = Item.many(count)
            let stage = Stage(items, surface)
            floor_draw_frames(floor_window("Our list"), 3)
            var turn = 0
            func edit(_ name: String, limit: Double, _ change: @escaping (inout [Item]) -> Void) {
                benchmark.compare(
                    "list of \(count): \(name), our share", unit: "ms", scale: 1_000_000, target: .value(limit),
                    expecting: true,
                    ours: .measured {
                        turn += 1
                        change(&items)
                        let before = stage.host.counters.bodies
                        let start = Clock.worked()
                        stage.show(items)
                        let time = Clock.worked() - start
                        let bodies = stage.host.counters.bodies - before - 1
                        floor_draw_frames(floor_window("Our list"), 2)
                        return (time, bodies <= 1)
                    })
            }
            edit("change one row", limit: 2) { $0[3].label = "changed \(turn)" }
            edit("insert a row", limit: 3) { $0.insert(Item(id: 2_000_000 + turn, label: "new"), at: 2) }
            edit("remove a row", limit: 3) { $0.remove(at: $0.count / 2) }
            edit("move the first row to the end", limit: 3) { $0.append($0.remove(at: 0)) }
            stage.close()
        }
    }
#endif
