import MartletGraph

/// A modifier's node that says something to assistive technology about what is inside.
///
/// It speaks through the surface node of the view, or the only one inside; where there are several, or none, it has
/// a layer of its own.
package final class AccessibilityNode: UnaryNode {
    /// A view that is not shown and only says something, kept alive.
    var unshown: LayoutNode?
    /// Whether the node is an element of its own, whatever is inside.
    @MainActor package var isElement = false
    @MainActor private var change: ((inout AccessibilityContent) -> Void)?
    @MainActor private weak var target: SurfaceAttachment?
    @MainActor private var onEvent: ((SurfaceEvent) -> Void)?

    package override init(_ inputs: _ViewInputs, child: LayoutNode) { super.init(inputs, child: child) }

    /// Says something else; nil for nothing.
    @MainActor
    package func set(
        _ change: ((inout AccessibilityContent) -> Void)?, onEvent: ((SurfaceEvent) -> Void)? = nil
    ) {
        self.change = change
        self.onEvent = onEvent
        apply()
    }

    // What is inside may have come into being only now.
    package override func didPlace() { MainThread.assume { if findTarget() !== target { apply() } } }

    @MainActor
    private func apply() {
        let found = change == nil && !isElement ? nil : findTarget()
        if found !== target {
            target?.setAccessibility(from: ObjectIdentifier(self), nil)
            target = found
            found?.observe { [weak self] event in self?.onEvent?(event) }
        }
        found?.setAccessibility(from: ObjectIdentifier(self), change)
    }

    @MainActor
    private func findTarget() -> SurfaceAttachment? {
        if let surface { return surface }
        var inside: [SurfaceAttachment] = []
        if !isElement { Self.collect(child, into: &inside) }
        if inside.count == 1 { return inside[0] }
        let layer = SurfaceAttachment(node: self, value: SurfaceNode(.layer(LayerContent())))
        surface = layer
        parent?.structureDidChange()
        noteMovement()
        return layer
    }

    @MainActor
    private static func collect(_ node: LayoutNode, into list: inout [SurfaceAttachment]) {
        if let surface = node.surface {
            list.append(surface)
            return
        }
        for child in node.children where list.count < 2 { collect(child, into: &list) }
    }
}
