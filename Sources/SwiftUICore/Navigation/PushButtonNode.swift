import Foundation

/// A push button that the engine itself makes, around one child: back buttons and links.
package final class PushButtonNode: LayoutNode {
    private var insets = EdgeInsets()
    private var minimumSize = CGSize.zero
    /// What a push does.
    package var action: (() -> Void)?

    /// Shows another style, tool tip or shortcut.
    @MainActor
    package func show(_ content: ButtonContent, label: String? = nil, isEnabled: Bool = true) {
        var value = SurfaceNode(.button(content))
        value.accessibility.label = label
        value.isEnabled = isEnabled
        let chrome = host.surface.chrome(of: value.content)
        if chrome.insets != insets || chrome.minimumSize != minimumSize {
            insets = chrome.insets
            minimumSize = chrome.minimumSize
            invalidateLayout()
        }
        if let surface {
            surface.set(value)
            return
        }
        let attachment = SurfaceAttachment(node: self, value: value)
        attachment.onEvent = { [weak self] event in
            guard event == .activate, let self, let attachment = surface, attachment.value.isEnabled else { return }
            action?()
        }
        surface = attachment
        parent?.structureDidChange()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = children.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: max(size.width + insets.horizontal, minimumSize.width),
            height: max(size.height + insets.vertical, minimumSize.height))
    }

    package override func placeChildren() {
        guard let child = children.first else { return }
        let offered = inner(ProposedViewSize(frame.size))
        let size = child.sizeThatFits(offered)
        place(
            child, origin: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2), size: size,
            proposal: offered)
    }
}

/// A symbol in a button of the engine's own.
package final class BarSymbolNode: LeafNode {
    /// In points, as GNOME's symbolic icons in bars are.
    private static let side: CGFloat = 16

    @MainActor
    package func show(_ name: String, isSecondary: Bool = false, in scope: EnvironmentScope) {
        var image = ImageContent(
            source: .symbol(name: name, size: Self.side, weight: 400),
            naturalSize: CGSize(width: Self.side, height: Self.side))
        let paint =
            isSecondary
            ? HierarchicalShapeStyle.secondary.paint(in: scope.paintContext) : scope.foregroundPaint
        image.tint = paint.representativeColor
        show(.image(image))
    }
}
