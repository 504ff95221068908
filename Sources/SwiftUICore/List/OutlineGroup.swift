/// Elements that have elements in them, each with a view; those inside can be folded away.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    package let data: Data
    package let identity: ElementIdentity<Data.Element, ID>
    package let children: (Data.Element) -> Data?
    package let leaf: (Data.Element) -> Leaf

    package nonisolated init(
        data: Data, identity: ElementIdentity<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        leaf: @escaping (Data.Element) -> Leaf
    ) {
        (self.data, self.identity, self.children, self.leaf) = (data, identity, children, leaf)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// A view for each element; one that has others in it can be unfolded.
    public var body: some View {
        ForEach(data: data, identity: identity) { element in
            OutlineElement(element: element, identity: identity, children: children, leaf: leaf)
        }
    }
}

/// The view of one element and, while it is unfolded, of those inside. Hides its type: it holds more of its kind.
private nonisolated struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    let element: Data.Element
    let identity: ElementIdentity<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let leaf: (Data.Element) -> Leaf

    var body: some View {
        if let inside = children(element) {
            DisclosureGroup {
                AnyView(
                    ForEach(data: inside, identity: identity) { element in
                        OutlineElement(element: element, identity: identity, children: children, leaf: leaf)
                    })
            } label: {
                leaf(element)
            }
        } else {
            leaf(element)
        }
    }
}

/// The rows inside of an element of an outline.
public nonisolated struct OutlineSubgroupChildren: View {
    package let content: AnyView

    /// The rows.
    public var body: some View { content }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// An outline of elements; `children` gives what is in an element, nil where nothing can be.
    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(
            data: data, identity: IdentifiableIdentity.of(DataElement.self), children: { $0[keyPath: children] },
            leaf: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// An outline of elements that a property identifies.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            data: data, identity: ElementIdentity(id), children: { $0[keyPath: children] }, leaf: content)
    }
}
