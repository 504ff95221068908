import Foundation

/// Where a scroll view is, as an app knows it: by the id of the first view that is seen.
package struct ScrollPositionLink {
    package let get: () -> AnyHashable?
    package let set: (AnyHashable?) -> Void
    package let anchor: UnitPoint?
}

package enum ScrollPositionKey: EnvironmentKey { package static var defaultValue: ScrollPositionLink? { nil } }
package enum ScrollAnchorKey: EnvironmentKey { package static var defaultValue: UnitPoint? { nil } }

extension View {
    /// Ties the view's scroll view to the id of the view that is first in sight: writing it scrolls, scrolling writes
    /// it. Ids are found in lazy stacks, grids and lists; `anchor` says where the view comes to lie.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        scrollPosition(of: id, anchor: anchor)
    }

    private nonisolated func scrollPosition<ID: Hashable>(of id: Binding<ID?>, anchor: UnitPoint?) -> some View {
        transformEnvironment(\.self) {
            $0[ScrollPositionKey.self] = ScrollPositionLink(
                get: { id.wrappedValue.map { AnyHashable($0) } },
                set: { new in
                    let new = new?.base as? ID
                    if id.wrappedValue != new { id.wrappedValue = new }
                }, anchor: anchor)
        }
    }

    /// The part of the content that the view's scroll views show at first, and go on showing while it grows, until a
    /// person scrolls.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.self) { $0[ScrollAnchorKey.self] = anchor }
    }
}

extension LazyNode {
    /// The id of the first item that is seen.
    @MainActor
    var firstSeenID: AnyHashable? {
        guard let seen, lines.count > 0 else { return nil }
        let line = extents.line(at: seen.lowerBound - margins.before + 0.5)
        for item in lines.items(on: line) {
            if let shown = shown.first(where: { $0.index == item }), let node = shown.nodes.first,
                let id = node.trait(ExplicitIDTrait.self)
            {
                return id
            }
            if let id = contents.id(of: item) { return id }
        }
        return nil
    }
}
