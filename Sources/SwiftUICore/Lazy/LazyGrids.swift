import Foundation

/// Views in columns, line by line from top to bottom, made only when they come near to what is seen.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    private let configuration: LazyGridConfiguration
    private let content: Content

    /// A grid of some columns; `spacing` is the distance between lines in points, nil for the usual one.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        configuration = LazyGridConfiguration(
            items: columns, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazyGrid(
            content: view.projecting(\.content), configuration: { view.value.configuration }, axis: .vertical,
            inputs: inputs)
    }
}

/// Views in rows, line by line from the leading side on, made only when they come near to what is seen.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
    private let configuration: LazyGridConfiguration
    private let content: Content

    /// A grid of some rows; `spacing` is the distance between lines in points, nil for the usual one.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        configuration = LazyGridConfiguration(
            items: rows, alignment: alignment.key, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeLazyGrid(
            content: view.projecting(\.content), configuration: { view.value.configuration }, axis: .horizontal,
            inputs: inputs)
    }
}

@MainActor
private func makeLazyGrid<Content: View>(
    content: _GraphValue<Content>, configuration: @escaping () -> LazyGridConfiguration, axis: Axis,
    inputs: _ViewInputs
) -> _ViewOutputs {
    let node = LazyGridNode(inputs, axis: axis, configuration: inputs.host.graph.untracked(configuration))
    var isFirst = true
    _ = inputs.subgraph.effect(name: "lazy grid") { [unowned node] in
        let configuration = configuration()
        if isFirst { isFirst = false } else { node.set(configuration) }
    }
    var inner = inputs.withoutElementWrapper()
    inner.stackAxis = nil
    node.start(Content._makeViewList(view: content, inputs: inner).list, inputs: inputs)
    return _ViewOutputs(node: node)
}
