import SwiftUICore

extension TestScreen {
    /// What is shown for the views that have a trait with a value: of each the outermost node that the surface knows.
    func nodesWithTrait<Trait: ViewTrait>(
        _ trait: Trait.Type, _ value: AnyHashable
    ) -> Set<SurfaceNodeID> where Trait.Value == AnyHashable? {
        var found: Set<SurfaceNodeID> = []
        func visit(_ node: LayoutNode) {
            if node.trait(trait) == value {
                if let id = Self.outermostSurface(in: node) { found.insert(id) }
                return
            }
            for child in node.children { visit(child) }
        }
        for window in host.windows { visit(window) }
        return found
    }

    private static func outermostSurface(in node: LayoutNode) -> SurfaceNodeID? {
        if let surface = node.surface, surface.isShown { return surface.id }
        for child in node.children {
            if let found = outermostSurface(in: child) { return found }
        }
        return nil
    }
}
