import Foundation

/// A thin line: across the direction of the stack that it is in, from side to side elsewhere.
public nonisolated struct Divider: PrimitiveView, Sendable {
    /// A line.
    public nonisolated init() {}

    @MainActor public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = DividerNode(inputs, axis: inputs.stackAxis == .horizontal ? .vertical : .horizontal)
        _ = inputs.subgraph.effect(name: "Divider") { [unowned node] in
            let color = Color(storage: .system(.separator)).resolved(in: inputs.environment.paintContext)
            node.color = color
        }
        return _ViewOutputs(node: node)
    }

    /// In points, as on the Mac.
    static let thickness: CGFloat = 1
}

/// A node that separates the lines of a menu.
protocol SeparatorNode: LayoutNode {}

private final class DividerNode: LineNode, SeparatorNode {
    private let axis: Axis

    init(_ inputs: _ViewInputs, axis: Axis) {
        self.axis = axis
        super.init(inputs)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(axis, major: proposal[axis] ?? FillNode.idealSize[axis], minor: Divider.thickness)
    }
}
