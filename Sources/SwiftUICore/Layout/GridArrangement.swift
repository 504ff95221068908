import Foundation

/// The columns and rows of a grid for one proposal.
///
/// Columns share the width as the views of a stack do: the least flexible first, each an equal part of what
/// is left. Rows share the height in the same way, once the columns are known.
struct GridArrangement {
    struct Cell {
        let node: LayoutNode
        let column: Int
        let span: Int
        let unsized: Axis.Set
    }

    struct Row {
        /// Nil for a view that stands by itself across all columns.
        let node: GridRowNode?
        var cells: [Cell]
        var y: CGFloat = 0
        var height: CGFloat = 0
    }

    private let metrics: GridMetrics
    private(set) var rows: [Row] = []
    private var widths: [CGFloat] = []
    private var columnAlignments: [HorizontalAlignment?] = []
    private(set) var size = CGSize.zero

    init(_ grid: GridNode, proposal: ProposedViewSize) {
        metrics = grid.metrics
        collect(grid)
        guard !rows.isEmpty else { return }
        sizeColumns(proposal.width)
        sizeRows(proposal.height)
        let height = rows.reduce(0) { $0 + $1.height } + metrics.verticalSpacing * CGFloat(rows.count - 1)
        size = CGSize(width: width(of: 0..<widths.count), height: height)
    }

    private mutating func collect(_ grid: GridNode) {
        var columnCount = 1
        for child in grid.children {
            var row = Row(node: child.gridRow, cells: [])
            var column = 0
            for cell in row.node?.children ?? [] {
                let span = max(cell.trait(GridColumnsTrait.self), 1)
                row.cells.append(
                    Cell(node: cell, column: column, span: span, unsized: cell.trait(GridUnsizedAxesTrait.self)))
                column += span
            }
            columnCount = max(columnCount, column)
            rows.append(row)
        }
        columnAlignments = Array(repeating: nil, count: columnCount)
        for (index, child) in grid.children.enumerated() where rows[index].node == nil {
            rows[index].cells = [
                Cell(node: child, column: 0, span: columnCount, unsized: child.trait(GridUnsizedAxesTrait.self))
            ]
        }
        for row in rows {
            for cell in row.cells where cell.span == 1 || row.node != nil {
                if let alignment = cell.node.trait(GridColumnAlignmentTrait.self) {
                    columnAlignments[cell.column] = alignment
                }
            }
        }
        widths = Array(repeating: 0, count: columnCount)
    }

    private func width(of columns: Range<Int>) -> CGFloat {
        columns.reduce(0) { $0 + widths[$1] } + metrics.horizontalSpacing * CGFloat(max(columns.count - 1, 0))
    }

    // MARK: Columns

    private mutating func sizeColumns(_ offered: CGFloat?) {
        let columns = widths.indices.map { column in
            rows.flatMap(\.cells).filter { $0.column == column && $0.span == 1 && !$0.unsized.contains(.horizontal) }
        }
        func length(_ column: Int, _ width: CGFloat?) -> CGFloat {
            columns[column].reduce(0) {
                max($0, $1.node.sizeThatFits(ProposedViewSize(width: width, height: nil)).width)
            }
        }
        let gaps = metrics.horizontalSpacing * CGFloat(widths.count - 1)
        widths = Self.share(widths.count, offered.map { max($0 - gaps, 0) }, length)
        widen(offered)
    }

    /// Gives views that span several columns what they need, in the last of their columns.
    private mutating func widen(_ offered: CGFloat?) {
        for cell in rows.flatMap(\.cells) where cell.span > 1 && !cell.unsized.contains(.horizontal) {
            let columns = cell.column..<min(cell.column + cell.span, widths.count)
            let present = width(of: columns)
            // A flexible view may have all that the grid is offered, but must not make it larger.
            let limit = offered.map { max($0 - (width(of: 0..<widths.count) - present), present) }
            let needed = cell.node.sizeThatFits(ProposedViewSize(width: limit, height: nil)).width
            if needed > present { widths[columns.upperBound - 1] += needed - present }
        }
    }

    // MARK: Rows

    private mutating func sizeRows(_ offered: CGFloat?) {
        let rows = rows
        let cellWidths = rows.map { row in row.cells.map { width(of: columns(of: $0)) } }
        func length(_ index: Int, _ height: CGFloat?) -> CGFloat {
            var result: CGFloat = 0
            for (cell, width) in zip(rows[index].cells, cellWidths[index]) where !cell.unsized.contains(.vertical) {
                result = max(result, cell.node.sizeThatFits(ProposedViewSize(width: width, height: height)).height)
            }
            return result
        }
        let gaps = metrics.verticalSpacing * CGFloat(rows.count - 1)
        let heights = Self.share(rows.count, offered.map { max($0 - gaps, 0) }, length)
        var y: CGFloat = 0
        for index in rows.indices {
            self.rows[index].y = y
            self.rows[index].height = heights[index]
            y += heights[index] + metrics.verticalSpacing
        }
    }

    private func columns(of cell: Cell) -> Range<Int> { cell.column..<min(cell.column + cell.span, widths.count) }

    /// Shares a length among tracks; nil gives each its ideal.
    private static func share(_ count: Int, _ offered: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard let offered else { return (0..<count).map { length($0, nil) } }
        let keyed = (0..<count).map { index in
            let minimum = length(index, 0)
            return (index: index, minimum: minimum, flexibility: length(index, .infinity) - minimum)
        }
        let order = keyed.sorted {
            if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
            if $0.flexibility == .infinity, $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
            return $0.index < $1.index
        }
        var lengths = [CGFloat](repeating: 0, count: count)
        var available = offered
        for (position, track) in order.enumerated() {
            let taken = length(track.index, max(available / CGFloat(count - position), 0))
            lengths[track.index] = taken
            if taken.isFinite { available -= taken }
        }
        return lengths
    }

    // MARK: Placement

    /// The place of a cell's view, relative to its row.
    func placement(of cell: Cell, in row: Row) -> Placement {
        let x = width(of: 0..<cell.column) + (cell.column > 0 ? metrics.horizontalSpacing : 0)
        let room = CGSize(width: width(of: columns(of: cell)), height: row.height)
        let proposal = ProposedViewSize(room)
        let size = cell.node.sizeThatFits(proposal)
        var origin: CGPoint
        if let anchor = cell.node.trait(GridAnchorTrait.self) {
            origin = CGPoint(x: anchor.x * (room.width - size.width), y: anchor.y * (room.height - size.height))
        } else {
            let horizontal = (row.node == nil ? nil : columnAlignments[cell.column]) ?? metrics.alignment.horizontal
            let vertical = row.node?.alignment ?? metrics.alignment.vertical
            let outer = ViewDimensions(size: room)
            origin = CGPoint(
                x: outer[horizontal] - cell.node.position(of: horizontal.key, size: size, proposal: proposal),
                y: outer[vertical] - cell.node.position(of: vertical.key, size: size, proposal: proposal))
            if vertical == .firstTextBaseline || vertical == .lastTextBaseline {
                origin.y = baselineOffset(of: cell, in: row, vertical, size: size, proposal: proposal)
            }
        }
        origin.x += x
        return Placement(frame: CGRect(origin: origin, size: size), proposal: proposal)
    }

    /// Brings the baselines of a row onto one line: the lowest of them.
    private func baselineOffset(
        of cell: Cell, in row: Row, _ alignment: VerticalAlignment, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat {
        let lowest =
            row.cells.map { other -> CGFloat in
                let offered = ProposedViewSize(width: width(of: columns(of: other)), height: row.height)
                return other.node.position(
                    of: alignment.key, size: other.node.sizeThatFits(offered), proposal: offered)
            }.max() ?? 0
        return lowest - cell.node.position(of: alignment.key, size: size, proposal: proposal)
    }
}
