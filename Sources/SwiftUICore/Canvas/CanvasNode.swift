import Foundation
import MartletGraph

/// What a canvas knows of its layout when it draws.
struct CanvasLayout: Equatable {
    struct Symbol: Equatable {
        let tag: AnyHashable?
        let node: SurfaceNodeID
        let size: CGSize
    }

    var size = CGSize.zero
    var symbols: [Symbol] = []
}

/// A canvas in layout. Symbols have the size that they would like, at the canvas's corner.
final class CanvasNode: LayoutNode {
    /// The layout as a value of the graph, since what is drawn depends on it.
    @MainActor var layout: Attribute<CanvasLayout>?

    @MainActor
    func show(_ content: DrawingContent) {
        surface?.update { node in node.content = SurfaceContent.drawing(content) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: FillNode.idealSize)
    }

    override func placeChildren() {
        for child in children {
            let size = child.sizeThatFits(.unspecified)
            place(child, origin: .zero, size: size, proposal: .unspecified)
        }
    }

    override func didPlace() {
        MainThread.assume {
            var new = CanvasLayout(size: frame.size)
            for child in children {
                guard let surface = child.surface else { continue }
                new.symbols.append(
                    CanvasLayout.Symbol(tag: child.trait(TagTrait.self), node: surface.id, size: child.frame.size))
            }
            if let layout, layout.isValid, layout.untrackedValue != new { layout.set(new) }
        }
    }
}
