import Foundation

/// Two fingers on a view or on a touchpad, which move apart or together and turn.
package struct PinchPhase: Equatable, Sendable {
    package var phase: DragPhase.Phase
    /// The middle between the fingers where they came down, in the node's coordinates.
    package var start: CGPoint
    /// How many times as far apart the fingers are as they were.
    package var magnification: Double
    /// How far they have turned, in radians; clockwise is positive.
    package var rotation: Double
    /// In seconds of the surface's clock.
    package var time: Double

    package init(
        phase: DragPhase.Phase, start: CGPoint, magnification: Double = 1, rotation: Double = 0, time: Double
    ) {
        self.phase = phase
        self.start = start
        self.magnification = magnification
        self.rotation = rotation
        self.time = time
    }
}
