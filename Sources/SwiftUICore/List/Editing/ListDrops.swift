import Foundation
import FoundationGaps

/// What is dropped between the rows of a list goes to the `ForEach` whose rows are nearest and take it.
extension ListContentNode: DropTarget {
    @MainActor var dropNode: LayoutNode { self }

    @MainActor
    func accepts(_ info: DropInfo) -> Bool { insertion(for: info) != nil }

    @MainActor
    func dropEntered(_ info: DropInfo) {}

    @MainActor
    func dropMoved(_ info: DropInfo) -> DropOperation? {
        insertionLine = insertion(for: info)?.line
        return .copy
    }

    @MainActor
    func dropExited(_ info: DropInfo) { insertionLine = nil }

    @MainActor
    func performDrop(_ info: DropInfo) -> Bool {
        insertionLine = nil
        guard let place = insertion(for: info) else { return false }
        place.insertion.perform(place.position, info.itemProviders(for: place.insertion.types))
        return true
    }

    /// Where something belongs that is held over the list.
    private struct Place {
        let insertion: RowInsertion
        /// The position of the element in front of which it belongs.
        let position: Int
        /// The top of that row where no room is made; nil where there are no rows.
        let line: CGFloat?
    }

    @MainActor
    private func insertion(for info: DropInfo) -> Place? {
        let rows = shown.flatMap(\.nodes).compactMap { $0 as? ListRowNode }.sorted { $0.home < $1.home }
        var nearest: (distance: CGFloat, place: Place)?
        for row in rows {
            guard let source = row.source, let item = row.item, let insertion = source.editing?.insert(),
                info.hasItemsConforming(to: insertion.types)
            else { continue }
            let (top, bottom) = (row.home, row.home + row.frame.height)
            let distance = max(top - info.location.y, info.location.y - bottom, 0)
            if let nearest, nearest.distance <= distance { continue }
            let isBefore = info.location.y < (top + bottom) / 2
            nearest = (
                distance,
                Place(
                    insertion: insertion, position: isBefore ? item.position : item.position + 1,
                    line: isBefore ? top : bottom)
            )
        }
        if let nearest { return nearest.place }
        // Where there are no rows yet, everywhere in the list is in front of the first.
        return contents.emptySources.lazy.compactMap { $0.editing?.insert() }
            .first { info.hasItemsConforming(to: $0.types) }.map { Place(insertion: $0, position: 0, line: nil) }
    }
}
