import Foundation

/// Rows of values in columns, under a row of titles.
///
/// Columns share the width: those without a width are equally wide, and a person can drag the ends of titles. A click on
/// the title of a column with a value sorts by it: the table writes the order, and the app sorts its data.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let rows: Rows
    let columns: Columns
    let selection: TableSelection<Value.ID>?
    let order: TableOrder?
    @State private var dragged: [Int: CGFloat] = [:]
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableAlternatesRows) private var alternates

    nonisolated init(rows: Rows, columns: Columns, selection: TableSelection<Value.ID>?, order: TableOrder?) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.order = order
    }

    /// The titles, and the rows in a list.
    @MainActor public var body: some View {
        let columns = ResolvedTableColumn<Value>.all(of: columns)
        let widths = TableWidths(columns: columns.map(\.width), dragged: dragged)
        VStack(spacing: 0) {
            if headers != .hidden {
                TableHeader(columns: columns, widths: widths, order: order, dragged: $dragged)
                Divider()
            }
            list {
                ForEach(ResolvedTableRow<Value>.all(of: rows)) { row in
                    row.change(
                        AnyView(
                            TableCells(columns: columns, value: row.value, widths: widths)
                                .listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
                                .selectionDisabled(row.isSelectionDisabled)))
                }
            }
            .listStyle(.plain)
            .alternatingRowBackgrounds(alternates ? .enabled : .disabled)
        }
    }

    @ViewBuilder @MainActor private func list<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        switch selection {
        case nil: List(content: content)
        case .single(let id): List(selection: id, content: content)
        case .multiple(let ids): List(selection: ids, content: content)
        }
    }
}

/// Which rows are chosen.
enum TableSelection<ID: Hashable> {
    case single(Binding<ID?>)
    case multiple(Binding<Set<ID>>)
}
