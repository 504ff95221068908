import SwiftUICore

extension TestScreen {
    /// Lets time pass: animations go on by as many frames as there are in it, timelines and transitions come to where
    /// they are then. Without a call the time stands still.
    public func advance(by seconds: Double) {
        host.flush()
        surface.virtualClock.advance(by: seconds)
        host.flush()
    }

    /// Lets time pass until nothing is being animated; five seconds at most, since some things never rest.
    public func finishAnimations() {
        host.flush()
        let end = surface.virtualClock.time + 5
        while surface.wantsFrames, surface.virtualClock.time < end {
            surface.virtualClock.advance(by: min(0.1, end - surface.virtualClock.time))
            host.flush()
        }
    }

    /// Whether anything is still being animated.
    public var isAnimating: Bool { surface.wantsFrames }
}
