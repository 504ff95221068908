import SwiftUICore

extension TestScreen {
    /// The nodes that are shown, in drawing order, with what is inside of each right after it.
    package var shownNodes: [(id: SurfaceNodeID, node: HeadlessSurface.Node)] {
        AllocationCount.aside {
            var found: [(SurfaceNodeID, HeadlessSurface.Node)] = []
            @MainActor func visit(_ id: SurfaceNodeID) {
                guard let node = surface.nodes[id] else { return }
                found.append((id, node))
                for child in node.children { visit(child) }
            }
            for window in surface.windows { visit(window) }
            return found
        }
    }

    /// The texts that are shown.
    package var texts: [ResolvedText] {
        shownNodes.compactMap { if case .text(let text) = $0.node.value.content { text.text } else { nil } }
    }

    /// The shapes that are shown.
    package var shapes: [ShapeContent] {
        shownNodes.compactMap { if case .shape(let shape) = $0.node.value.content { shape } else { nil } }
    }

    /// The first node that fulfils a condition.
    package func find(_ condition: (SurfaceNode) -> Bool) -> SurfaceNodeID? {
        shownNodes.first { condition($0.node.value) }?.id
    }
}
