import Foundation

/// The cells of a row.
struct TableCells<Value: Identifiable>: View {
    let columns: [ResolvedTableColumn<Value>]
    let value: Value
    let widths: TableWidths

    var body: some View {
        TableRowLayout(widths: widths) {
            ForEach(columns.indices, id: \.self) { index in
                columns[index].cell(value)
                    .lineLimit(1)
                    .padding(.horizontal, 8)
                    .frame(maxWidth: .infinity, alignment: columns[index].alignment.inCell)
            }
        }
    }
}

/// The titles of the columns.
struct TableHeader<Value: Identifiable>: View {
    let columns: [ResolvedTableColumn<Value>]
    let widths: TableWidths
    let order: TableOrder?
    @Binding var dragged: [Int: CGFloat]
    @State private var width: CGFloat = 0
    /// The width of the column that is dragged, before that.
    @State private var start: CGFloat?

    var body: some View {
        TableRowLayout(widths: widths) {
            ForEach(columns.indices, id: \.self) { index in
                title(of: columns[index])
                    .frame(maxWidth: .infinity, alignment: columns[index].alignment.inCell)
                    .overlay(alignment: .trailing) { handle(of: index) }
            }
        }
        .padding(.vertical, 6)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    }

    @ViewBuilder private func title(of column: ResolvedTableColumn<Value>) -> some View {
        let label = column.label.font(.caption.bold()).lineLimit(1)
        if let order, let comparator = column.comparator {
            let direction = order.direction(comparator)
            Button {
                order.choose(comparator)
            } label: {
                HStack(spacing: 4) {
                    label
                    if let direction {
                        Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
                            .imageScale(.small)
                            .accessibilityLabel(direction == .forward ? "ascending" : "descending")
                    }
                }
                .padding(.horizontal, 8)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            label.foregroundStyle(.secondary).padding(.horizontal, 8)
        }
    }

    /// The end of a title, which is dragged to make the column wider.
    private func handle(of index: Int) -> some View {
        Rectangle().fill(.quaternary).frame(width: 1)
            .padding(.horizontal, 4)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { drag in
                        let begin = start ?? widths.widths(in: width)[index]
                        start = begin
                        dragged[index] = max(begin + drag.translation.width, TableColumnWidth.least)
                    }
                    .onEnded { _ in start = nil }
            )
            .accessibilityHidden(true)
    }
}
