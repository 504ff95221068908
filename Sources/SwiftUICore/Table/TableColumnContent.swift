import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// What compares rows.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// What the columns are made of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these are made of.
    var tableColumnBody: Self.TableColumnBody { get }
}

/// Columns that can be told without looking at others.
protocol ResolvableTableColumns {
    @MainActor func append(to columns: inout [Any])
}

/// A column, whatever it shows.
struct ResolvedTableColumn<Value> {
    var label: AnyView
    /// What compares rows; nil for a column that they are not sorted by.
    var comparator: Any?
    var width: TableColumnWidth
    var cell: (Value) -> AnyView
    var alignment = TableColumnAlignment.automatic
    var isHidden = false

    /// All columns of a content that are seen.
    @MainActor static func all(of content: some TableColumnContent) -> [ResolvedTableColumn] {
        var columns: [Any] = []
        append(content, to: &columns)
        return columns.compactMap { $0 as? ResolvedTableColumn }.filter { !$0.isHidden }
    }

    @MainActor fileprivate static func append(_ content: some TableColumnContent, to columns: inout [Any]) {
        if let content = content as? any ResolvableTableColumns {
            content.append(to: &columns)
        } else {
            append(content.tableColumnBody, to: &columns)
        }
    }
}

extension Never: TableColumnContent {
    /// There are no rows.
    public typealias TableRowValue = Never
    /// Nothing is compared.
    public typealias TableColumnSortComparator = Never
    /// Never called.
    public var tableColumnBody: Never { fatalError("there is no value of this type") }
}

/// Several columns beside each other.
public nonisolated struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// What compares rows.
    public typealias TableColumnSortComparator = Sort
    /// Nothing of its own.
    public typealias TableColumnBody = Never

    /// The columns.
    public var value: T
    let all: [any TableColumnContent]

    nonisolated init(_ value: T, all: [any TableColumnContent]) {
        self.value = value
        self.all = all
    }

    /// Never called: the columns are what they are.
    public var tableColumnBody: Never { neverBody(Self.self) }
}

extension TupleTableColumnContent: ResolvableTableColumns {
    @MainActor func append(to columns: inout [Any]) {
        for content in all { ResolvedTableColumn<RowValue>.append(content, to: &columns) }
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// What compares rows.
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    /// Never called: the columns are those of the value, if there is one.
    public var tableColumnBody: Never { neverBody(Self.self) }
}

extension Optional: ResolvableTableColumns where Wrapped: TableColumnContent {
    @MainActor func append(to columns: inout [Any]) {
        guard let self else { return }
        ResolvedTableColumn<Wrapped.TableRowValue>.append(self, to: &columns)
    }
}

/// Columns with something changed about each of them.
nonisolated struct ChangedTableColumns<Content: TableColumnContent>: TableColumnContent, ResolvableTableColumns {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    let content: Content
    let change: (inout ResolvedTableColumn<Content.TableRowValue>) -> Void

    var tableColumnBody: Never { neverBody(Self.self) }

    @MainActor func append(to columns: inout [Any]) {
        var own: [Any] = []
        ResolvedTableColumn<Content.TableRowValue>.append(content, to: &own)
        for case var column as ResolvedTableColumn<Content.TableRowValue> in own {
            change(&column)
            columns.append(column)
        }
    }
}

extension TableColumnContent {
    /// Where cells and title stand in the column.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.alignment = alignment }
    }

    /// Whether the column is seen. Columns are not chosen by a person here, so that it stays so.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.isHidden = visibility == .hidden }
    }

    /// A name under which the app knows the column.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator> {
        ChangedTableColumns(content: self) { _ in }
    }
}

/// Where cells stand in a column.
public struct TableColumnAlignment: Equatable, Sendable {
    fileprivate enum Kind: Equatable, Sendable { case automatic, leading, center, trailing, numeric }
    fileprivate let kind: Kind

    /// As suits the content: at the leading edge.
    public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
    /// At the leading edge.
    public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
    /// In the middle.
    public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
    /// At the trailing edge.
    public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
    /// As numbers stand below each other: at the trailing edge.
    public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

    /// As numbers of a system stand below each other: at the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
        TableColumnAlignment(kind: .numeric)
    }

    /// The place of a cell's content.
    var inCell: Alignment {
        switch kind {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}
