import Foundation

/// How wide a column may be, in points.
package struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    /// The least that a column has, if nothing is said.
    static let least: CGFloat = 30
}

/// The widths of a table's columns.
package struct TableWidths: Equatable {
    var columns: [TableColumnWidth]
    /// What a person has chosen, by the number of the column.
    var dragged: [Int: CGFloat]

    package init(columns: [TableColumnWidth], dragged: [Int: CGFloat] = [:]) {
        (self.columns, self.dragged) = (columns, dragged)
    }

    /// The widths that share a width: those that are not fixed are equally wide, within their limits.
    package func widths(in total: CGFloat) -> [CGFloat] {
        var result = [CGFloat?](repeating: nil, count: columns.count)
        for (index, column) in columns.enumerated() {
            if let width = dragged[index] {
                result[index] = column.bounded(width)
            } else if let minimum = column.minimum, minimum == column.maximum {
                result[index] = max(minimum, 0)
            }
        }
        // Whoever has less or more than its share is settled first; the rest share what is left.
        while true {
            let open = result.indices.filter { result[$0] == nil }
            guard !open.isEmpty else { break }
            let left = max(total - result.reduce(0) { $0 + ($1 ?? 0) }, 0)
            let share = left / CGFloat(open.count)
            let bounded = open.filter { columns[$0].bounded(share) != share }
            guard let next = bounded.first else {
                for index in open { result[index] = share }
                break
            }
            result[next] = columns[next].bounded(share)
        }
        return result.map { $0 ?? 0 }
    }
}

extension TableColumnWidth {
    /// A width within the limits.
    fileprivate func bounded(_ width: CGFloat) -> CGFloat {
        max(min(width, maximum ?? .infinity), minimum ?? Self.least)
    }
}

/// Places the cells of a row in their columns.
struct TableRowLayout: Layout {
    let widths: TableWidths

    private func height(of subviews: Subviews, widths: [CGFloat]) -> CGFloat {
        zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }.max() ?? 0
    }

    private func total(_ proposal: ProposedViewSize) -> CGFloat {
        guard let width = proposal.width, width.isFinite else {
            return widths.columns.enumerated().reduce(0) { $0 + (widths.dragged[$1.offset] ?? $1.element.ideal ?? 100) }
        }
        return width
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let total = total(proposal)
        return CGSize(width: total, height: height(of: subviews, widths: widths.widths(in: total)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths.widths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width
        }
    }
}
