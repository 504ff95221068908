import Foundation
import SwiftUICore

/// What a person has in front of them while a view runs headless: its windows, and all that is in them.
///
/// What is found and done here is the same for every view; `TestHost` is the screen that shows one.
@MainActor
public class TestScreen {
    package let surface: HeadlessSurface
    package let host: ViewHost

    /// Whether an action returns when what it has set in motion has come to rest, as a person waits before looking.
    /// What never rests is given five seconds. Set it to false to look at animations with `advance(by:)`.
    public var finishesAnimations = true

    package init(surface: HeadlessSurface, host: ViewHost) {
        self.surface = surface
        self.host = host
    }

    /// Brings everything up to date. No time passes.
    public func settle() { host.flush() }

    /// What is shown, one node a line.
    public var outline: String { surface.outline }

    /// Sends an event as a person's action causes it, and brings everything up to date.
    package func perform(_ event: SurfaceEvent, at id: SurfaceNodeID) {
        surface.send(event, to: id)
        settle()
        if finishesAnimations { finishAnimations() }
    }
}
