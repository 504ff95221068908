import Foundation
import FoundationGaps

/// What a surface says of items that are dragged over a window.
package final class DropRequest: Equatable {
    package enum Phase: Sendable {
        /// They are at another place, or have just come.
        case moved
        /// They are not over the window any more.
        case left
        /// They were let go.
        case dropped
    }

    package let phase: Phase
    /// Where the pointer is, in the window's coordinates.
    package let location: CGPoint
    /// What is dragged; nil for what was taken up in this program.
    package let items: [NSItemProvider]?
    /// What would become of the items, or has; the engine says so. Nil where there is nothing for them.
    package var operation: DropOperation?

    package init(_ phase: Phase, at location: CGPoint, items: [NSItemProvider]?) {
        self.phase = phase
        self.location = location
        self.items = items
    }

    package static func == (left: DropRequest, right: DropRequest) -> Bool { left === right }
}
