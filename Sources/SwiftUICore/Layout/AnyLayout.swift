import Foundation

/// A layout whose type is hidden, so that it can be exchanged: the views keep their identity and state.
public struct AnyLayout: Layout {
    /// What the hidden layout keeps between calls.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    package let storage: AnyLayoutStorage

    /// Hides the type of a layout.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(type: storage.type, value: storage.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.type == storage.type {
            storage.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        storage.place(in: bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(of: guide, in: bounds, proposal, subviews, &cache.value)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(of: guide, in: bounds, proposal, subviews, &cache.value)
    }
}

/// What an `AnyLayout` holds.
package class AnyLayoutStorage {
    var type: ObjectIdentifier { fatalError("abstract") }
    func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError("abstract") }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) { fatalError("abstract") }
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { fatalError("abstract") }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        fatalError("abstract")
    }
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        fatalError("abstract")
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { fatalError("abstract") }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { fatalError("abstract") }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func with<Result>(_ cache: inout Any, _ body: (inout L.Cache) -> Result) -> Result {
        guard var typed = cache as? L.Cache else {
            preconditionFailure("AnyLayout was given the cache of another layout than \(L.self).")
        }
        defer { cache = typed }
        return body(&typed)
    }
}
