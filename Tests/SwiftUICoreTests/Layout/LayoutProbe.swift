import Foundation
import SwiftUICore
import ViewTesting

/// Lays a view out under a proposal and gives what a row of the behaviour sheet says: the view's size, and
/// the frames of its leaves relative to the view's top-left corner, in order.
@MainActor
struct LayoutProbe {
    let size: CGSize
    let frames: [String]
    let outline: String

    init<V: View>(_ view: V, width: CGFloat?, height: CGFloat?, rightToLeft: Bool = false) {
        let proposal = ProposedViewSize(width: width, height: height)
        let host = TestHost(
            ProposalProbe(proposal: proposal) { view }, size: CGSize(width: width ?? 1000, height: height ?? 1000)
        ) { $0.isRightToLeft = rightToLeft }
        let probe = Self.find(host.window) ?? host.window
        size = probe.frame.size
        var found: [String] = []
        Self.leaves(of: probe, in: probe, into: &found)
        frames = found
        outline = host.outline
    }

    /// The size and the frames, as a row gives them.
    var description: String { ([sizeDescription] + frames).joined(separator: "; ") }

    var sizeDescription: String { "\(Self.text(size.width))x\(Self.text(size.height))" }

    private static func find(_ node: LayoutNode) -> LayoutNode? {
        if node is LayoutContainerNode<ProposalLayout> { return node.children.first }
        return node.children.lazy.compactMap(find).first
    }

    private static func leaves(of node: LayoutNode, in root: LayoutNode, into list: inout [String]) {
        if node is LeafNode {
            let frame = node.frame(in: root)
            list.append("\(text(frame.minX)),\(text(frame.minY)) \(text(frame.width))x\(text(frame.height))")
            return
        }
        for child in node.children { leaves(of: child, in: root, into: &list) }
    }

    private static func text(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}

/// Proposes a given size to its view, whatever the window offers.
private struct ProposalProbe<Content: View>: View {
    let proposal: ProposedViewSize
    @ViewBuilder let content: Content

    var body: some View { ProposalLayout(proposal: proposal) { content } }
}

private struct ProposalLayout: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: self.proposal)
    }
}
