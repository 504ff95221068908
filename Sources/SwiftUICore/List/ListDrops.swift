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
    func dropMoved(_ info: DropInfo) -> DropOperation? { .copy }

    @MainActor
    func dropExited(_ info: DropInfo) {}

    @MainActor
    func performDrop(_ info: DropInfo) -> Bool {
        guard let (insertion, position) = insertion(for: info) else { return false }
        insertion.perform(position, info.itemProviders(for: insertion.types))
        return true
    }

    @MainActor
    private func insertion(for info: DropInfo) -> (RowInsertion, Int)? {
        let rows = shown.flatMap(\.nodes).compactMap { $0 as? ListRowNode }
            .sorted { $0.frame.minY < $1.frame.minY }
        var nearest: (distance: CGFloat, insertion: RowInsertion, position: Int)?
        for row in rows {
            guard let source = row.source, let item = row.item, let insertion = source.editing?.insert(),
                info.hasItemsConforming(to: insertion.types)
            else { continue }
            let distance = max(row.frame.minY - info.location.y, info.location.y - row.frame.maxY, 0)
            if let nearest, nearest.distance <= distance { continue }
            nearest = (distance, insertion, info.location.y < row.frame.midY ? item.position : item.position + 1)
        }
        if let nearest { return (nearest.insertion, nearest.position) }
        // Where there are no rows yet, everywhere in the list is in front of the first.
        return contents.emptySources.lazy.compactMap { $0.editing?.insert() }
            .first { info.hasItemsConforming(to: $0.types) }.map { ($0, 0) }
    }
}
