import Foundation

/// The width of a column, in points.
struct ColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?

    static let sidebar = ColumnWidth(minimum: 180, ideal: 240, maximum: 320)
    static let content = ColumnWidth(minimum: 200, ideal: 280, maximum: 400)

    /// A quarter of the room is a good share, within the bounds.
    func width(in total: CGFloat, share: CGFloat) -> CGFloat {
        guard minimum != nil || maximum != nil else { return min(ideal, total) }
        return min(max(min(ideal, total * share), minimum ?? 0), maximum ?? .infinity, total)
    }
}

/// Columns beside each other with lines between them, the last one as wide as what is left.
final class SplitNode: LayoutNode {
    private var columns: [LayoutNode] = []
    private var widths: [ColumnWidth] = []
    private var lines: [LayoutNode] = []

    private static let lineWidth: CGFloat = 1
    private static let share: CGFloat = 0.35

    /// `widths` says how wide each column but the last is.
    func arrange(_ columns: [LayoutNode], widths: [ColumnWidth], lines: [LayoutNode]) {
        let lines = Array(lines.prefix(max(columns.count - 1, 0)))
        guard
            !columns.elementsEqual(self.columns, by: ===) || widths != self.widths
                || !lines.elementsEqual(self.lines, by: ===)
        else { return }
        (self.columns, self.widths, self.lines) = (columns, widths, lines)
        setChildren(columns + lines)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let sizes = columns.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
        let fixed = widths.prefix(max(columns.count - 1, 0)).reduce(0) { $0 + $1.ideal + Self.lineWidth }
        return CGSize(
            width: proposal.width ?? fixed + (sizes.last?.width ?? 0),
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    package override func placeChildren() {
        var x: CGFloat = 0
        for (index, column) in columns.enumerated() {
            let isLast = index == columns.count - 1
            let width =
                isLast ? max(frame.width - x, 0) : widths[index].width(in: max(frame.width - x, 0), share: Self.share)
            let size = CGSize(width: width, height: frame.height)
            place(column, origin: CGPoint(x: x, y: 0), size: size, proposal: ProposedViewSize(size))
            x += width
            if !isLast, lines.indices.contains(index) {
                let line = CGSize(width: Self.lineWidth, height: frame.height)
                place(lines[index], origin: CGPoint(x: x, y: 0), size: line, proposal: ProposedViewSize(line))
                x += Self.lineWidth
            }
        }
    }
}
