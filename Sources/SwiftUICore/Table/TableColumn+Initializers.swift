import Foundation

extension TableColumn where Sort == Never, Label == Text {
    /// A column that rows are not sorted by.
    public nonisolated init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column that rows are not sorted by.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column that rows are not sorted by.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: nil, content: content)
    }

    /// A column of texts that rows are not sorted by.
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, comparator: nil, content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are not sorted by.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), comparator: nil, content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are not sorted by.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), comparator: nil, content: { Text($0[keyPath: value]) })
    }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column that rows are sorted by with a comparator.
    public nonisolated init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: comparator, content: content)
    }

    /// A column that rows are sorted by with a comparator.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// A column that rows are sorted by with a comparator.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that rows are sorted by, with a value of theirs.
    public nonisolated init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value), content: content)
    }

    /// A column that rows are sorted by, with a value of theirs.
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    /// A column that rows are sorted by, with a value of theirs.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// A column that rows are sorted by, with a value of theirs and a comparator for it.
    public nonisolated init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: text, comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// A column that rows are sorted by, with a value of theirs and a comparator for it.
    public nonisolated init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// A column that rows are sorted by, with a value of theirs and a comparator for it.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    /// A column of texts that rows are sorted by, in the order of their characters: Foundation on Linux has no
    /// comparator that knows the locale.
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            label: text, comparator: KeyPathComparator(value),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are sorted by, in the order of their characters: Foundation on Linux has no
    /// comparator that knows the locale.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are sorted by, in the order of their characters: Foundation on Linux has no
    /// comparator that knows the locale.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are sorted by.
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text {
        self.init(
            label: text, comparator: KeyPathComparator(value, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are sorted by.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }

    /// A column of texts that rows are sorted by.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) where Content == Text {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value, comparator: comparator),
            content: { Text($0[keyPath: value]) })
    }
}
