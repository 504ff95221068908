import Foundation

/// Views in a column, from top to bottom.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// A column; `spacing` is in points, nil for what the views prefer.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.projecting(VStackLayout.self, at: 0)
        return makeLayoutContainer(
            content: view.projecting(Content.self, after: VStackLayout.self), inputs: inputs, layout: { layout.value })
    }
}

/// The layout of a column, to be used with `AnyLayout`.
@frozen public struct VStackLayout: Layout, Sendable {
    /// How the views stand to each other horizontally.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; nil for what they prefer.
    public var spacing: CGFloat?

    /// The layout of a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A column is vertical.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// What a column keeps between calls.
    public struct Cache { fileprivate var stack: StackLayout.Cache }

    private var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { stack.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal, subviews, &cache.stack)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        stack.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
