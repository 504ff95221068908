import Foundation

extension LayoutNode {
    /// The size for a proposal, with the alignment guides.
    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        dimensions(of: sizeThatFits(proposal), proposal: proposal)
    }

    /// The guides of the size that the node has under a proposal.
    package final func dimensions(of size: CGSize, proposal: ProposedViewSize) -> ViewDimensions {
        guard host.layoutNotes.hasExplicitGuides else { return ViewDimensions(size: size) }
        return ViewDimensions(size: size, proposal: proposal, guides: self)
    }

    /// The value of a guide that something inside set. Who has asked is told when it may be another one.
    package final func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        isAskedForGuides = true
        return explicitAlignment(key, size: size, proposal: proposal)
    }

    /// Where a guide lies in the node, for the size that it has under a proposal.
    package final func position(of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
        explicitPosition(of: key, size: size, proposal: proposal)
            ?? key.id.defaultValue(in: ViewDimensions(size: size, proposal: proposal, guides: self))
    }
}

extension LayoutNode: ExplicitAlignmentGuides {
    package final func explicitPosition(
        of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard host.layoutNotes.hasExplicitGuide(guide) else { return nil }
        return explicitGuide(guide, size: size, proposal: proposal)
    }
}
