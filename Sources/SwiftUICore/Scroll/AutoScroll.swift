import Foundation

/// Scrolls while a person holds something near an edge of a scroll view, the faster the nearer.
@MainActor
final class AutoScroll: FrameListener {
    private let host: ViewHost
    private weak var scroll: ScrollNode?
    /// Where the pointer is, in the window's coordinates.
    private var pointer = CGPoint.zero
    private var onScroll: ((CGSize) -> Void)?
    private var lastTime: Double?

    /// So near an edge, in points, the view scrolls.
    private static let reach: CGFloat = 32
    /// At the edge itself it scrolls so many points a second.
    private static let speed: CGFloat = 720

    init(host: ViewHost) { self.host = host }

    /// The pointer is at a place now.
    ///
    /// - Parameters:
    ///   - scroll: What may scroll; nil for nothing.
    ///   - pointer: Where the pointer is, in the window's coordinates.
    ///   - onScroll: Called with how far the content has moved under the pointer, after each frame in which it has.
    func follow(_ scroll: ScrollNode?, pointer: CGPoint, onScroll: @escaping (CGSize) -> Void) {
        self.scroll = scroll
        self.pointer = pointer
        guard velocity != .zero else { return stop() }
        if self.onScroll == nil { host.frameListeners.add(self) }
        self.onScroll = onScroll
    }

    /// What was held is let go.
    func stop() {
        guard onScroll != nil else { return }
        onScroll = nil
        lastTime = nil
        host.frameListeners.remove(self)
    }

    func frame(at time: Double) {
        guard let scroll, let onScroll else { return stop() }
        let passed = CGFloat(min(time - (lastTime ?? time), 0.1))
        lastTime = time
        let velocity = velocity
        guard velocity != .zero else { return stop() }
        let before = scroll.offset
        scroll.scroll(by: CGSize(width: velocity.width * passed, height: velocity.height * passed))
        let moved = CGSize(width: scroll.offset.x - before.x, height: scroll.offset.y - before.y)
        if moved != .zero { onScroll(moved) }
    }

    /// In points a second; zero where the pointer is not near an edge, or there is nothing beyond it.
    private var velocity: CGSize {
        guard let scroll else { return .zero }
        let frame = scroll.frame(in: nil)
        var velocity = CGSize.zero
        for axis in Axis.allCases where scroll.axes.contains(axis) {
            let cross: Axis = axis == .horizontal ? .vertical : .horizontal
            let side = pointer[cross] - frame.origin[cross]
            guard side >= 0, side <= frame.size[cross] else { continue }
            let before = pointer[axis] - frame.origin[axis]
            let after = frame.size[axis] - before
            // Small views have room for something between their edges.
            let reach = min(Self.reach, frame.size[axis] / 4)
            if before < reach, scroll.offset[axis] > 0 {
                velocity[axis] = -Self.speed * min((reach - before) / reach, 1)
            } else if after < reach, scroll.offset[axis] + frame.size[axis] < scroll.contentSize[axis] - 0.5 {
                velocity[axis] = Self.speed * min((reach - after) / reach, 1)
            }
        }
        return velocity
    }
}
