import Foundation

extension Table {
    /// A row for each element.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil, order: nil)
    }

    /// A row for each element, at most one of which is chosen.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .single(selection), order: nil)
    }

    /// A row for each element, any of which are chosen.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .multiple(selection), order: nil)
    }

    /// A row for each element, with columns that rows are sorted by.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    /// A row for each element, at most one of which is chosen, with columns that rows are sorted by.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .single(selection),
            order: TableOrder(sortOrder))
    }

    /// A row for each element, any of which are chosen, with columns that rows are sorted by.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableRowValue == Sort.Compared {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .multiple(selection),
            order: TableOrder(sortOrder))
    }
}

extension Table {
    /// The rows of a builder.
    public nonisolated init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, order: nil)
    }

    /// The rows of a builder, at most one of which is chosen.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .single(selection), order: nil)
    }

    /// The rows of a builder, any of which are chosen.
    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .multiple(selection), order: nil)
    }

    /// The rows of a builder, with columns that rows are sorted by.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    /// The rows of a builder, at most one of which is chosen, with columns that rows are sorted by.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .single(selection), order: TableOrder(sortOrder))
    }

    /// The rows of a builder, any of which are chosen, with columns that rows are sorted by.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .multiple(selection), order: TableOrder(sortOrder))
    }

    /// The rows of a builder, with columns that rows are sorted by.
    public nonisolated init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    /// The rows of a builder, at most one of which is chosen, with columns that rows are sorted by.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .single(selection), order: TableOrder(sortOrder))
    }

    /// The rows of a builder, any of which are chosen, with columns that rows are sorted by.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableRowValue == Sort.Compared {
        self.init(rows: rows(), columns: columns(), selection: .multiple(selection), order: TableOrder(sortOrder))
    }
}
