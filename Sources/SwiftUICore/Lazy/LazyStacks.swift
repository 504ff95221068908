import Foundation

/// Views in a column that are made only when they come near to what is seen.
///
/// It is as wide as it is offered. Views that are scrolled away are freed, unless state in them was written.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A column; `spacing` is in points, nil for the usual distance.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazyStack(content: view.projecting(\.content), inputs: inputs, axis: .vertical) {
            let stack = view.value
            return (stack.alignment.key, stack.spacing, stack.pinnedViews)
        }
    }
}

/// Views in a row that are made only when they come near to what is seen.
///
/// It is as high as it is offered. Views that are scrolled away are freed, unless state in them was written.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A row; `spacing` is in points, nil for the usual distance.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazyStack(content: view.projecting(\.content), inputs: inputs, axis: .horizontal) {
            let stack = view.value
            return (stack.alignment.key, stack.spacing, stack.pinnedViews)
        }
    }
}

@MainActor
private func makeLazyStack<Content: View>(
    content: _GraphValue<Content>, inputs: _ViewInputs, axis: Axis,
    layout: @escaping () -> (AlignmentKey, CGFloat?, PinnedScrollableViews)
) -> _ViewOutputs {
    let first = inputs.host.graph.untracked(layout)
    let node = LazyStackNode(
        inputs, axis: axis, alignment: first.0, spacing: first.1, pinnedViews: first.2)
    _ = inputs.subgraph.effect(name: "lazy stack") { [unowned node] in
        let (alignment, spacing, pinnedViews) = layout()
        node.set(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
    }
    var inner = inputs.withoutElementWrapper()
    inner.stackAxis = axis
    node.start(Content._makeViewList(view: content, inputs: inner).list, inputs: inputs)
    return _ViewOutputs(node: node)
}
