import Foundation

/// The velocity of a vector that is seen at some moments, older moments counting less and less.
package struct VelocitySampler<V: VectorArithmetic> {
    private var last: (value: V, time: TimeInterval)?
    private var hasVelocity = false
    /// The change a second; zero until two moments were seen.
    package private(set) var velocity: V = .zero
    /// How much the velocity before a moment counts against the one up to it.
    package var previousWeight: Double

    package init(previousWeight: Double = 0.75) {
        self.previousWeight = previousWeight
    }

    /// Adds what was seen at a moment; one that is not after the last is ignored.
    package mutating func addSample(_ value: V, time: TimeInterval) {
        guard let last else {
            last = (value, time)
            return
        }
        guard time > last.time else { return }
        let present = (value - last.value).scaled(by: 1 / (time - last.time))
        velocity = hasVelocity ? present.interpolated(towards: velocity, amount: previousWeight) : present
        hasVelocity = true
        self.last = (value, time)
    }
}
