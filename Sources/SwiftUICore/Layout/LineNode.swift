import Foundation

/// A line that fills its frame in one colour.
class LineNode: LeafNode {
    @MainActor final var color = Color.Resolved.clear {
        didSet { if color != oldValue || surface == nil { draw() } }
    }

    override var measuresContent: Bool { false }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: Divider.thickness, height: Divider.thickness))
    }

    override func didPlace() { MainThread.assume { draw() } }

    @MainActor
    private func draw() {
        show(.shape(ShapeContent(path: Path(CGRect(origin: .zero, size: frame.size)), paint: .color(color))))
    }
}
