import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// What a person holds over a view, and where.
public struct DropInfo {
    /// Where the pointer is, in the view's own coordinates, in points.
    public let location: CGPoint
    let items: [NSItemProvider]

    package init(items: [NSItemProvider], location: CGPoint) {
        self.items = items
        self.location = location
    }

    /// Whether one of the items is of one of these kinds, or of a kind of them.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// The items of these kinds, and of kinds of them.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }

    /// Whether one of the items is of one of these kinds, by name, or of a kind of them.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// The items of these kinds, by name, and of kinds of them.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        items.filter { item in types.contains(where: item.hasItemConformingToTypeIdentifier) }
    }
}
