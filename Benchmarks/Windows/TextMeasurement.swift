#if GTK
    import BenchmarkApps
    import BenchmarkKit
    import CFloor
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// How often a text that is measured was shaped before, while a list scrolls to and fro.
    @MainActor
    struct TextMeasurement {
        let benchmark: Benchmark
        let surface: GTKSurface

        func run() {
            let host = ViewHost(surface: surface)
            var content = WindowContent()
            content.title = "Texts"
            content.initialSize = CGSize(width: 800, height: 600)
            let root = WindowRoot(host: host, window: content)
            _ = root.show(ItemList(items: Item.many(1000)))
            host.flush()
            floor_draw_frames(floor_window("Texts"), 3)
            guard let scroll = scrollNode(in: host) else { return }
            func pass() {
                for step in 0..<40 {
                    let down = step < 20 ? step : 40 - step
                    host.receive(.scroll(CGPoint(x: 0, y: down * 200)), at: scroll)
                    host.flush()
                }
            }
            pass()
            let measured = host.counters.leafMeasurements
            let shaped = surface.counts.textsShaped
            pass()
            let asked = host.counters.leafMeasurements - measured
            let missed = surface.counts.textsShaped - shaped
            benchmark.record(
                "texts: shaped, of all that are measured while scrolling", unit: "%",
                ours: asked == 0 ? 0 : 100 * Double(missed) / Double(asked), target: .value(1))
            let before = host.counters.leafMeasurements
            root.invalidateLayout()
            host.flush()
            benchmark.record(
                "texts: measured in a layout of unchanged texts", unit: "count",
                ours: Double(host.counters.leafMeasurements - before), target: .value(0))
            root.close()
            host.flush()
        }

        private func scrollNode(in host: ViewHost) -> SurfaceNodeID? {
            (1...200).lazy.map { SurfaceNodeID($0) }.first { id in
                if case .scroll? = host.commits.attachment(for: id)?.value.content { true } else { false }
            }
        }
    }
#endif
