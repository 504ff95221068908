import Foundation

/// A column of a table: its title, and what it shows of each row's value.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// What compares rows.
    public typealias TableColumnSortComparator = Sort
    /// Nothing: a column is made of no other columns.
    public typealias TableColumnBody = Never

    let label: Label
    let content: (RowValue) -> Content
    let comparator: Sort?
    var limits = TableColumnWidth()

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Never called: a column is made of no other columns.
    public var tableColumnBody: Never { neverBody(Self.self) }

    /// The column in one width, in points; without one, in the width that is left for it.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// The column in a width between two, in points. The ideal one counts where there is no width to share.
    public nonisolated func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var result = self
        result.limits = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return result
    }

    /// The column in the width that is left for it.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func width() -> TableColumn<RowValue, Sort, Content, Label> {
        width(min: nil, ideal: nil, max: nil)
    }
}

extension TableColumn: ResolvableTableColumns {
    @MainActor func append(to columns: inout [Any]) {
        let content = content
        columns.append(
            ResolvedTableColumn<RowValue>(
                label: AnyView(label), comparator: comparator.map { $0 as Any }, width: limits,
                cell: { AnyView(content($0)) }))
    }
}
