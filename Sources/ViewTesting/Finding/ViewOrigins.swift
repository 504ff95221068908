import SwiftUICore

/// Remembers which of an app's own views has made what is shown.
@MainActor
final class ViewOrigins {
    private struct Entry {
        weak var node: LayoutNode?
        let origin: ViewOrigin
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var nextPruning = 1024

    /// Notes whose body has caused a node. The innermost view says so first, and it stays with that.
    func note(_ node: LayoutNode, _ origin: ViewOrigin) {
        let key = ObjectIdentifier(node)
        // Another node may have been at the same place in memory.
        if entries[key]?.node === node { return }
        entries[key] = Entry(node: node, origin: origin)
        if entries.count >= nextPruning { prune() }
    }

    private func prune() {
        entries = entries.filter { $0.value.node != nil }
        nextPruning = max(entries.count * 2, 1024)
    }

    /// The innermost view in whose body a node is.
    func origin(of node: LayoutNode) -> ViewOrigin? {
        guard let entry = entries[ObjectIdentifier(node)], entry.node === node else { return nil }
        return entry.origin
    }

    /// The view of a type in whose body a node is; the innermost one where they are nested.
    func origin(of node: LayoutNode, type: ObjectIdentifier) -> ViewOrigin? {
        var origin = origin(of: node)
        while let current = origin, ObjectIdentifier(current.type) != type { origin = current.outer }
        return origin
    }
}

extension TestScreen {
    /// What the surface shows for the views of a type: of each the outermost nodes.
    func nodes(of type: ObjectIdentifier) -> [[SurfaceNodeID]] {
        var groups: [[SurfaceNodeID]] = []
        var positions: [ObjectIdentifier: Int] = [:]
        func visit(_ node: LayoutNode, _ around: ViewOrigin?) {
            var around = around
            if let origin = origins.origin(of: node, type: type), origin !== around {
                around = origin
                var found: [SurfaceNodeID] = []
                Self.collectSurfaces(in: node, into: &found)
                if let position = positions[ObjectIdentifier(origin)] {
                    groups[position] += found
                } else {
                    positions[ObjectIdentifier(origin)] = groups.count
                    groups.append(found)
                }
            }
            for child in node.children { visit(child, around) }
        }
        for window in host.windows { visit(window, nil) }
        return groups.filter { !$0.isEmpty }
    }

    private static func collectSurfaces(in node: LayoutNode, into found: inout [SurfaceNodeID]) {
        if let surface = node.surface, surface.isShown { return found.append(surface.id) }
        for child in node.children { collectSurfaces(in: child, into: &found) }
    }
}
