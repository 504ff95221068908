import Foundation

/// One line of text that the engine itself shows: titles of bars.
package final class BarLabelNode: LeafNode {
    /// What it says.
    package private(set) var string = ""

    /// Shows a line in a font, cut off at the end where there is no room; `isHeader` for a screen's title.
    @MainActor
    package func show(
        _ string: String, font: Font, isSecondary: Bool = false, isHeader: Bool, in scope: EnvironmentScope
    ) {
        self.string = string
        var context = scope.textContext
        context.font = font
        var text = Text(verbatim: string)
        if isSecondary { text = text.modified(.foreground(AnyShapeStyle(HierarchicalShapeStyle.secondary))) }
        var content = TextContent(text.resolved(in: context))
        content.lineLimit = 1
        content.isRightToLeft = scope.value(LayoutDirectionKey.self) == .rightToLeft
        show(.text(content))
        surface?.update { $0.accessibility.isHeader = isHeader }
    }
}

/// The title in the middle of a bar, with a line below it where there is a subtitle.
package final class BarTitleNode: LayoutNode {
    private let title: BarLabelNode
    private let subtitle: BarLabelNode

    package override init(_ inputs: _ViewInputs) {
        title = BarLabelNode(inputs)
        subtitle = BarLabelNode(inputs)
        super.init(inputs)
    }

    /// Whether there is anything to show.
    package var isEmpty: Bool { children.isEmpty }

    @MainActor
    func show(title text: String, subtitle secondary: String, in scope: EnvironmentScope) {
        var lines: [LayoutNode] = []
        if !text.isEmpty {
            title.show(text, font: .headline, isHeader: true, in: scope)
            lines.append(title)
        }
        if !secondary.isEmpty {
            subtitle.show(secondary, font: .caption, isSecondary: true, isHeader: false, in: scope)
            lines.append(subtitle)
        }
        if !lines.elementsEqual(children, by: ===) { setChildren(lines) }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = children.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    package override func placeChildren() {
        var y: CGFloat = 0
        for child in children {
            let proposal = ProposedViewSize(width: frame.width, height: nil)
            let size = child.sizeThatFits(proposal)
            place(
                child, origin: CGPoint(x: (frame.width - size.width) / 2, y: y), size: size, proposal: proposal)
            y += size.height
        }
    }
}
