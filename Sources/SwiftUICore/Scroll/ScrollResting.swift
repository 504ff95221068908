import Foundation
import FoundationGaps

/// Brings a scroll view to the place where it rests, once a person has let go of it: when it has not moved for a while.
///
/// Surfaces tell where the content is and not whether it is held; wheels turn in single steps.
@MainActor
final class ScrollResting: FrameListener {
    private weak var node: ScrollNode?
    private let host: ViewHost
    private var isListening = false
    private var lastMove: Double?
    /// Where it was at rest before.
    private var origin = CGPoint.zero
    var behavior: (any ScrollTargetBehavior)?
    var environment: () -> EnvironmentValues = { EnvironmentValues() }

    /// For so long, in seconds, it has not moved.
    static let pause = 0.15
    /// So far, in points, is more than a hand that shakes.
    nonisolated static let leastWay: CGFloat = 8

    init(_ node: ScrollNode) {
        self.node = node
        host = node.host
    }

    /// Where it was sent to rest; nil once it is there, or somebody has moved it elsewhere.
    private var destination: CGPoint?

    /// The content was moved, by a person or on its way to rest.
    func wasMoved(from old: CGPoint) {
        guard behavior != nil else { return }
        if !isListening {
            isListening = true
            origin = old
            host.frameListeners.add(self)
        }
        lastMove = nil
    }

    /// Ends listening, as before the scroll view goes.
    func stop() {
        if isListening { host.frameListeners.remove(self) }
        isListening = false
    }

    func frame(at time: Double) {
        guard let lastMove else {
            self.lastMove = time
            return
        }
        guard time - lastMove >= Self.pause else { return }
        stop()
        let isThere = destination != nil && destination == node?.offset
        destination = nil
        if !isThere { rest() }
    }

    private func rest() {
        guard let behavior, let node else { return }
        let seen = node.frame.size
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: seen), anchor: nil),
            velocity: .zero, contentSize: node.contentSize, containerSize: seen, axes: node.axes,
            environment: environment(), targets: targets(in: node))
        var target = ScrollTarget(rect: CGRect(origin: node.offset, size: seen), anchor: nil)
        behavior.updateTarget(&target, context: context)
        destination = node.rest(at: target)
    }

    /// The views of target layouts, in the coordinates of the content.
    private func targets(in scroll: ScrollNode) -> [CGRect] {
        var found: [CGRect] = []
        func search(_ node: LayoutNode) {
            if node.trait(ScrollTargetLayoutTrait.self) {
                var container = node
                while let inner = container.unaryChild { container = inner }
                found += container.children.map { $0.frame(in: scroll.content) }
            } else {
                node.children.forEach(search)
            }
        }
        search(scroll.content)
        return found
    }
}
