import Foundation

/// Does again what updates have left as it was, and says where that makes a difference; for test runs.
@MainActor
package final class UpdateChecker {
    private unowned let host: ViewHost

    /// What is done twice, to compare.
    package var checks: UpdateChecks = []

    /// Called with a difference that was found. It ends the program unless a test listens.
    package var onDifference: (String) -> Void = { fatalError($0) }

    private var bodies: [BodyReference] = []

    init(host: ViewHost) { self.host = host }

    /// A body that may be evaluated again.
    func noteBody(_ body: BodyReference) {
        if checks.contains(.bodies) { bodies.append(body) }
    }

    /// Lays out again what the last update has left as it was.
    func updateDidEnd() {
        guard checks.contains(.layout) else { return }
        let counted = host.counters
        verifyLayout()
        verifyNothingIsNew("A fresh layout")
        host.counters = counted
    }

    /// Evaluates every body that is left, and says where what is shown would have to be something else.
    package func verifyBodies() {
        guard checks.contains(.bodies) else { return }
        host.flush()
        bodies.removeAll { !$0.isLive }
        for body in bodies { body.invalidate() }
        host.settle()
        verifyNothingIsNew("A body that was passed over")
    }

    private func verifyLayout() {
        let remembered = host.windows.map(Self.frames)
        for window in host.windows { window.forgetLayoutInside() }
        host.layoutDidChange()
        host.settle()
        for (old, window) in zip(remembered, host.windows) {
            for (known, fresh) in zip(old, Self.frames(of: window)) where known.frame != fresh.frame {
                onDifference("A remembered layout has \(known), a fresh one \(fresh).")
                return
            }
        }
    }

    private struct NodeFrame: CustomStringConvertible {
        let node: LayoutNode
        let frame: CGRect
        let proposal: ProposedViewSize

        var description: String { "\(type(of: node)) at \(frame) for \(proposal) on the path \(node.treePath)" }
    }

    private static func frames(of window: WindowRoot) -> [NodeFrame] {
        var frames: [NodeFrame] = []
        func visit(_ node: LayoutNode) {
            frames.append(NodeFrame(node: node, frame: node.frame, proposal: node.placedProposal))
            // What is not drawn has no place that counts.
            for child in node.drawingOrder { visit(child) }
        }
        visit(window)
        return frames
    }

    private func verifyNothingIsNew(_ cause: String) {
        let commit = host.commits.build(windows: host.windows)
        if !commit.operations.isEmpty {
            host.surface.apply(commit)
            onDifference("\(cause) shows something else: \(commit.operations.prefix(3)).")
        }
    }
}
