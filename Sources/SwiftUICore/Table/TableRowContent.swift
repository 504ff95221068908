import Foundation

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// What the rows are made of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are made of.
    var tableRowBody: Self.TableRowBody { get }
}

/// Rows that can be told without looking at others.
protocol ResolvableTableRows {
    @MainActor func append(to rows: inout [Any])
}

/// A row, whatever is done to it.
struct ResolvedTableRow<Value: Identifiable>: Identifiable {
    let value: Value
    var isSelectionDisabled = false
    /// What modifiers make of the row.
    var change: (AnyView) -> AnyView = { $0 }

    var id: Value.ID { value.id }

    /// All rows of a content.
    @MainActor static func all(of content: some TableRowContent) -> [ResolvedTableRow] {
        var rows: [Any] = []
        append(content, to: &rows)
        return rows.compactMap { $0 as? ResolvedTableRow }
    }

    @MainActor static func append(_ content: some TableRowContent, to rows: inout [Any]) {
        if let content = content as? any ResolvableTableRows {
            content.append(to: &rows)
        } else {
            append(content.tableRowBody, to: &rows)
        }
    }
}

extension Never: TableRowContent {
    /// Never called.
    public var tableRowBody: Never { fatalError("there is no value of this type") }
}

/// A row of a table, for a value.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent, ResolvableTableRows {
    /// The type of the row's value.
    public typealias TableRowValue = Value
    /// Nothing: a row is made of no other rows.
    public typealias TableRowBody = Never

    let value: Value

    /// A row for a value.
    public nonisolated init(_ value: Value) { self.value = value }

    /// Never called: a row is made of no other rows.
    public var tableRowBody: Never { neverBody(Self.self) }

    @MainActor func append(to rows: inout [Any]) { rows.append(ResolvedTableRow(value: value)) }
}

/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent, ResolvableTableRows
where Data.Element: Identifiable {
    /// The type of the rows' values.
    public typealias TableRowValue = Data.Element
    /// Nothing of its own.
    public typealias TableRowBody = Never

    let data: Data

    nonisolated init(data: Data) { self.data = data }

    /// Never called: the elements are the rows.
    public var tableRowBody: Never { neverBody(Self.self) }

    @MainActor func append(to rows: inout [Any]) { for value in data { rows.append(ResolvedTableRow(value: value)) } }
}

extension ForEach: TableRowContent, ResolvableTableRows where Content: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    /// Never called: the rows are those of each element.
    public var tableRowBody: Never { neverBody(Self.self) }

    @MainActor func append(to rows: inout [Any]) {
        for element in data { ResolvedTableRow<Content.TableRowValue>.append(content(element), to: &rows) }
    }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Rows of identifiable elements.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identity: IdentifiableIdentity.of(Data.Element.self), content: content)
    }
}

/// Several rows below each other.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent, ResolvableTableRows {
    /// The type of the rows' values.
    public typealias TableRowValue = Value
    /// Nothing of its own.
    public typealias TableRowBody = Never

    /// The rows.
    public var value: T
    let all: [any TableRowContent]

    nonisolated init(_ value: T, all: [any TableRowContent]) {
        self.value = value
        self.all = all
    }

    /// Never called: the rows are what they are.
    public var tableRowBody: Never { neverBody(Self.self) }

    @MainActor func append(to rows: inout [Any]) {
        for content in all { ResolvedTableRow<Value>.append(content, to: &rows) }
    }
}

/// Makes rows of a table of what a closure lists.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Rows as they are.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue {
        content
    }

    /// One thing.
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }

    /// Several rows below each other.
    @_disfavoredOverload
    public static func buildBlock<each C: TableRowContent>(
        _ content: repeat each C
    ) -> TupleTableRowContent<Value, (repeat each C)> {
        var all: [any TableRowContent] = []
        repeat all.append(each content)
        return TupleTableRowContent((repeat each content), all: all)
    }
}
