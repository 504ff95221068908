import Foundation

/// A way of one's own to arrange views: it answers a size to a proposal, and places the views.
///
/// A view asked for a size always chooses it itself; a container cannot force one.
public protocol Layout: Animatable {
    /// What a layout computes once and keeps between calls.
    associatedtype Cache = Void

    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What the layout is like, above all which way it stacks.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache for some views.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date when the views or the layout have changed. Makes it anew by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views in the bounds, whose size `sizeThatFits` has answered to the proposal. A view that
    /// is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a guide lies in the container; nil for the guide's own default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a guide lies in the container; nil for the guide's own default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest distance that any of the views prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        for subview in subviews { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// Combines where the guide lies in the views.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key, in: bounds, proposal: proposal)
    }

    /// Combines where the guide lies in the views.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.combinedGuide(guide.key, in: bounds, proposal: proposal)
    }

    /// Arranges the views of a builder.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == () {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

extension Layout where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
    /// The direction in which the layout stacks, which a spacer and a divider follow; nil for none.
    public var stackOrientation: Axis?

    /// No direction.
    public init() {}
}

/// A value of one's own that views hand to the layout that arranges them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that give none.
    static var defaultValue: Value { get }
}

private enum LayoutValueTrait<Key: LayoutValueKey>: ViewTrait {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
    /// Hands a value to the layout that arranges the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(LayoutValueTrait<K>.self, value))
    }
}

extension LayoutSubview {
    /// The value that the view gives for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.trait(LayoutValueTrait<K>.self) }
}
