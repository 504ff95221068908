import Foundation
import FoundationGaps

/// What a surface asks for when the pointer begins to drag a layer.
package final class DragOffer: Equatable {
    /// Where the button was pressed, in the layer's coordinates.
    package let location: CGPoint
    /// What is dragged; the engine says so. Nothing for no drag.
    package var items: [NSItemProvider] = []

    package init(at location: CGPoint) { self.location = location }

    package static func == (left: DragOffer, right: DragOffer) -> Bool { left === right }
}
