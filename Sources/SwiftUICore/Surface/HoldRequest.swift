import Foundation

/// The pointer is held down on a view; who hears of it says whether that is a long press.
package final class HoldRequest: Equatable {
    package enum Phase: Equatable, Sendable {
        /// It was pressed.
        case began
        /// It was moved so far from where it was pressed, in points.
        case moved(CGFloat)
        /// It has been held for so many seconds, which is as long as some gesture wants.
        case lasted(Double)
        /// It was let go.
        case ended
        /// Something else has been made of it.
        case cancelled
    }

    package let phase: Phase
    /// Where it was pressed, in the coordinates of the node that is told first.
    package let start: CGPoint
    /// Whether it has lasted long enough for some gesture; then it is no tap any more.
    package var isRecognized = false

    package init(_ phase: Phase, at start: CGPoint) {
        self.phase = phase
        self.start = start
    }

    package static func == (left: HoldRequest, right: HoldRequest) -> Bool { left === right }
}
