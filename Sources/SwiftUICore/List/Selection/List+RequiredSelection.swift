import Foundation

// A binding to an optional or to a set fits here too, and those initialisers are meant then: these are made worse
// matches, where elements are given by one optional more.
extension List {
    /// A list of the views of a builder, one of which is chosen: the tag of its row, or the id of its element.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: .required(selection))
    }

    /// A list with a row for each element, one of which is chosen.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>??,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: selection?.map { .required($0) })
    }

    /// A list with a row for each element, which a property identifies, one of which is chosen.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>??,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), selection: selection?.map { .required($0) })
    }

    /// A list with a row for each number of a constant range, one of which is chosen.
    @_disfavoredOverload
    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
        self.init(
            content: ForEach(data) { number in HStack { rowContent(number) } }, selection: .required(selection))
    }
}
