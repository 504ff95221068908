import BenchmarkApps
import Foundation
import SwiftUICore

/// A list in a window of 800 by 600 points without a screen.
@MainActor
final class ListStage {
    private let surface = HeadlessSurface()
    private let host: ViewHost
    private let window: WindowRoot
    private let set: (ItemList) -> Void
    private(set) var items: [Item]
    private var bodiesBefore = 0

    /// What is seen, a quarter of it on each side, and the list itself.
    static let mostBodies = 600 * 3 / 2 / 44 + 3

    init(_ items: [Item]) {
        self.items = items
        host = ViewHost(surface: surface)
        var content = WindowContent()
        content.initialSize = CGSize(width: 800, height: 600)
        window = WindowRoot(host: host, window: content)
        let attribute = window.show(ItemList(items: items))
        let host = host
        set = { view in host.write { attribute.set(view) } }
        host.flush()
    }

    isolated deinit {
        window.close()
        host.flush()
    }

    /// How many row bodies were evaluated since this was set to zero.
    var bodies: Int {
        get { host.counters.bodies - bodiesBefore - 1 }
        set { bodiesBefore = host.counters.bodies - newValue }
    }

    func show(_ items: [Item]) {
        self.items = items
        set(ItemList(items: items))
        host.flush()
    }

    func scroll(to y: Double) {
        guard
            let scroll = surface.nodes.first(where: { if case .scroll = $0.value.value.content { true } else { false } }
            )
        else { return }
        surface.send(.scroll(CGPoint(x: 0, y: y)), to: scroll.key)
        host.flush()
    }
}
