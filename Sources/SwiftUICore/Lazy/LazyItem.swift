import Foundation
import MartletGraph

/// One thing that a lazy container makes and frees by itself: a view, or all views of one element of
/// a `ForEach`.
@MainActor
package class LazyItem {
    package let scope: IdentityScope
    /// The item's views.
    package var list: ViewList!
    /// The place in its source.
    package var position: Int
    /// Whether a container shows it. What is not shown and still here has state to keep.
    package var isShown = false

    package init(scope: IdentityScope, position: Int) {
        self.scope = scope
        self.position = position
    }

    /// Whether it was not removed from the data.
    package var isAlive: Bool { scope.subgraph.isValid }
}

/// Where a lazy container gets items from: by number, without anything made for those it does not ask for.
@MainActor
package protocol LazySource: AnyObject {
    /// The item at a position, if it was made and not discarded.
    func liveItem(at position: Int) -> LazyItem?

    /// Makes the item at a position.
    func makeItem(at position: Int) -> LazyItem

    /// Frees an item; it is made anew when it is asked for again.
    func discard(_ item: LazyItem)

    /// The id of the element at a position; nil where it has none.
    func elementID(at position: Int) -> AnyHashable?

    /// The position of the element with an id.
    func position(of id: AnyHashable) -> Int?

    /// How the elements have changed since this was last asked.
    func takeEdit() -> ListEdit?

    /// What a person may do with the elements.
    var editing: DynamicContentEditing? { get }
}

extension LazySource {
    package func elementID(at position: Int) -> AnyHashable? { nil }
    package func position(of id: AnyHashable) -> Int? { nil }
    package func takeEdit() -> ListEdit? { nil }
    package var editing: DynamicContentEditing? { nil }

    /// The item at a position, made if it has to be.
    package func item(at position: Int) -> LazyItem { liveItem(at: position) ?? makeItem(at: position) }

    /// The container does not show the item any more. It stays only where state in it was written.
    package func release(_ item: LazyItem) {
        item.isShown = false
        guard item.isAlive else { return }
        if item.scope.holdsWrittenState { item.scope.setVisible(false) } else { discard(item) }
    }
}

/// What a person may do with the elements of a `ForEach`; see `onDelete(perform:)` and `onMove(perform:)`.
@MainActor
package final class DynamicContentEditing {
    /// The closures, as the newest body gave them.
    package var delete: () -> ((IndexSet) -> Void)? = { nil }
    package var move: () -> ((IndexSet, Int) -> Void)? = { nil }
    package var insert: () -> RowInsertion? = { nil }

    package init() {}
}
