import Foundation

/// Checks of what an update has left out, for test runs: they cost as much as doing everything anew.
package struct UpdateChecks: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A layout of which nothing is remembered must give the same frames.
    package static let layout = UpdateChecks(rawValue: 1)
    /// Bodies that were passed over must give the same when they are evaluated. Runs the app's code, so it is done where
    /// nobody counts any more: when `verifyBodies` is called.
    package static let bodies = UpdateChecks(rawValue: 2)
}

extension ViewHost {
    /// Lays out again what the last update has left as it was, and says where that makes a difference.
    @MainActor
    func verifyUpdate() {
        guard checks.contains(.layout) else { return }
        let counted = counters
        verifyLayout()
        verifyNothingIsNew("A fresh layout")
        counters = counted
    }

    /// Evaluates every body that is left, and says where what is shown would have to be something else.
    @MainActor
    package func verifyBodies() {
        guard checks.contains(.bodies) else { return }
        flush()
        evaluateAllBodies()
        verifyNothingIsNew("A body that was passed over")
    }

    @MainActor
    private func verifyLayout() {
        let remembered = windows.map(Self.frames)
        for window in windows { window.forgetLayoutInside() }
        layOutFresh()
        for (old, window) in zip(remembered, windows) {
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

    @MainActor
    private func verifyNothingIsNew(_ cause: String) {
        let commit = commits.build(windows: windows)
        if !commit.operations.isEmpty {
            surface.apply(commit)
            onDifference("\(cause) shows something else: \(commit.operations.prefix(3)).")
        }
    }
}
