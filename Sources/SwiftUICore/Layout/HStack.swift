import Foundation

/// Views in a row, from leading to trailing.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// A row; `spacing` is in points, nil for what the views prefer.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.projecting(HStackLayout.self, at: 0)
        return makeLayoutContainer(
            content: view.projecting(Content.self, after: HStackLayout.self), inputs: inputs, layout: { layout.value })
    }
}

/// The layout of a row, to be used with `AnyLayout`.
@frozen public struct HStackLayout: Layout, Sendable {
    /// How the views stand to each other vertically.
    public var alignment: VerticalAlignment
    /// The distance between views in points; nil for what they prefer.
    public var spacing: CGFloat?

    /// The layout of a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// A row is horizontal.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// What a row keeps between calls.
    public struct Cache { fileprivate var stack: StackLayout.Cache }

    private var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }

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
