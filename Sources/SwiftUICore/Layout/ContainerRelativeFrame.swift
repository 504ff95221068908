import Foundation
import MartletGraph

/// A node whose size is a measure for views inside of it: a scroll view, a window.
package protocol RelativeFrameContainer: LayoutNode {
    /// The size that counts, in points.
    var relativeFrameSize: CGSize { get }
}

extension ScrollNode: RelativeFrameContainer {
    package var relativeFrameSize: CGSize {
        // What it was offered: across its axis a scroll view is only as wide as its content.
        CGSize(width: placedProposal.width ?? frame.width, height: placedProposal.height ?? frame.height)
    }
}

extension WindowRoot: RelativeFrameContainer {
    package var relativeFrameSize: CGSize {
        CGSize(
            width: max(size.width - providedInsets.horizontal, 0), height: max(size.height - providedInsets.vertical, 0)
        )
    }
}

/// Gives a view lengths that are derived from the nearest scroll view or window around it.
nonisolated struct ContainerRelativeFrameModifier: PrimitiveViewModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ContainerRelativeFrameNode(inputs, child: body(inputs).node)
        node.followLayoutDirection(inputs)
        let host = inputs.host
        host.watchers.add(node, at: node)
        inputs.subgraph.onInvalidate { host.watchers.remove(node, at: ObjectIdentifier(node)) }
        _ = inputs.subgraph.effect(name: "containerRelativeFrame") { [unowned node] in node.modifier = modifier.value }
        return _ViewOutputs(node: node)
    }
}

private final class ContainerRelativeFrameNode: UnaryNode, LayoutWatcher {
    var modifier: ContainerRelativeFrameModifier? {
        didSet { invalidateLayout() }
    }
    /// The container's size when the sizes were asked for; another one makes them stale.
    private var measured: CGSize?

    private var containerSize: CGSize? {
        var node = parent
        while let current = node {
            if let container = current as? any RelativeFrameContainer { return container.relativeFrameSize }
            node = current.parent
        }
        return nil
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let modifier, let container = containerSize else { return proposal }
        var proposal = proposal
        for axis in Axis.allCases where modifier.axes.contains(axis) {
            proposal[axis] = FrameDimension.checked(modifier.length(container[axis], axis))
        }
        return proposal
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if measured == nil { measured = containerSize }
        let offered = inner(proposal)
        var size = child.sizeThatFits(offered)
        for axis in Axis.allCases where modifier?.axes.contains(axis) == true {
            size[axis] = offered[axis] ?? size[axis]
        }
        return size
    }

    override func placeChildren() {
        place(child, aligned: modifier?.alignment ?? .center, proposal: inner(placedProposal), in: frame.size)
    }

    override func sizesDidChange() { measured = nil }

    func didLayOut() {
        // A scroll view knows its own size only after its content was asked for its own.
        if let measured, measured != containerSize { invalidateLayout() }
    }
}

extension View {
    /// A frame as large as the nearest scroll view or window in some directions.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// A frame whose lengths, in points, are made of those of the nearest scroll view or window.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// A frame that takes `span` of the `count` equal parts of the nearest scroll view or window, with `spacing` points
    /// between two parts.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            max((length - spacing * (count - 1)) / count * span + spacing * (span - 1), 0)
        }
    }
}
