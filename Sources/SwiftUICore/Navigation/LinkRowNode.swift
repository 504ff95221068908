import Foundation

/// The label of a link in a row of a list, with the sign at the end that says that there is more.
package final class LinkRowNode: LayoutNode {
    private let label: LayoutNode
    private let chevron: BarSymbolNode

    private static let distance: CGFloat = 8

    package init(_ inputs: _ViewInputs, label: LayoutNode) {
        self.label = label
        chevron = BarSymbolNode(inputs)
        super.init(inputs)
        setChildren([label, chevron])
    }

    /// What the link does where it shares its row with other views; alone, the row does it.
    var activate: (() -> Void)?
    var isEnabled = true {
        didSet { MainThread.assume { surface?.update { $0.isEnabled = isEnabled } } }
    }

    private var isAloneInRow: Bool {
        var node: LayoutNode = self
        while let parent = node.parent {
            if parent is ListRowNode { return true }
            guard parent.unaryChild === node else { return false }
            node = parent
        }
        return true
    }

    package override func didPlace() {
        guard surface == nil, !isAloneInRow else { return }
        MainThread.assume {
            var value = SurfaceNode(.button(ButtonContent(style: .row)))
            value.isEnabled = isEnabled
            let attachment = SurfaceAttachment(node: self, value: value)
            attachment.onEvent = { [weak self] event in
                if event == .activate, let self, isEnabled { activate?() }
            }
            surface = attachment
            parent?.structureDidChange()
        }
    }

    @MainActor
    func showChevron(_ isShown: Bool, in scope: EnvironmentScope) {
        if isShown { chevron.show("chevron.forward", isSecondary: true, in: scope) }
        let wanted = isShown ? [label, chevron] : [label]
        if !wanted.elementsEqual(children, by: ===) { setChildren(wanted) }
    }

    private var sign: CGSize { children.count > 1 ? chevron.sizeThatFits(.unspecified) : .zero }
    private var taken: CGFloat { children.count > 1 ? sign.width + Self.distance : 0 }

    package override var spacing: ViewSpacing { label.spacing }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = label.sizeThatFits(inner(proposal))
        let ideal = size.width + taken
        let width = proposal.width.map { max($0, ideal) } ?? ideal
        return CGSize(width: width, height: max(size.height, sign.height))
    }

    package override func placeChildren() {
        let offered = inner(ProposedViewSize(width: frame.width, height: placedProposal.height))
        let size = label.sizeThatFits(offered)
        place(label, origin: CGPoint(x: 0, y: (frame.height - size.height) / 2), size: size, proposal: offered)
        guard children.count > 1 else { return }
        let sign = sign
        place(
            chevron, origin: CGPoint(x: frame.width - sign.width, y: (frame.height - sign.height) / 2), size: sign,
            proposal: .unspecified)
    }

    package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key.axis == .vertical else { return nil }
        let offered = inner(proposal)
        let labelSize = label.sizeThatFits(offered)
        return label.explicitGuide(key, size: labelSize, proposal: offered).map {
            $0 + (size.height - labelSize.height) / 2
        }
    }
}
