import Foundation

/// What a person may do with the elements of a collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var moving: EditActions<Data> { EditActions(rawValue: 1) }
    fileprivate static var deleting: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
    /// Elements can be moved.
    public static var move: EditActions<Data> { .moving }
    /// All that the collection allows: moving.
    @_disfavoredOverload
    public static var all: EditActions<Data> { .moving }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions<Data> { .deleting }
    /// All that the collection allows: deleting.
    @_disfavoredOverload
    public static var all: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// All that the collection allows: moving and deleting.
    public static var all: EditActions<Data> { [.moving, .deleting] }
}

/// What changes the data of a `ForEach` when a person edits its rows.
package struct ElementEditing {
    package var move: ((IndexSet, Int) -> Void)?
    package var delete: ((IndexSet) -> Void)?

    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, actions: EditActions<C>) {
        if actions.contains(.moving) {
            move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        if actions.contains(.deleting), C.self is any RangeReplaceableCollection.Type {
            delete = { offsets in
                data.wrappedValue = Self.removing(offsets, from: data.wrappedValue)
            }
        }
    }

    /// The action is offered for collections only that elements can be removed from, which the compiler has checked
    /// where the action was chosen; here the type does not say so any more.
    private static func removing<C: Collection>(_ offsets: IndexSet, from data: C) -> C {
        func remaining<R: RangeReplaceableCollection>(of collection: R) -> C? {
            var kept = R()
            for (offset, element) in collection.enumerated() where !offsets.contains(offset) { kept.append(element) }
            return kept as? C
        }
        guard let collection = data as? any RangeReplaceableCollection else { return data }
        return remaining(of: collection) ?? data
    }
}

/// The positions of a collection, each with the identifier of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// A position and the identifier of the element there.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    /// A position.
    public typealias Index = Base.Index

    let base: Base
    let identity: ElementIdentity<Base.Element, ID>

    /// The position of the first element.
    public var startIndex: Base.Index { base.startIndex }

    /// The position after the last element.
    public var endIndex: Base.Index { base.endIndex }

    /// The position and the identifier of an element.
    public subscript(position: Base.Index) -> Element { Element(index: position, id: identity(base[position])) }

    /// The position after another.
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// The position before another.
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    /// A position so many after another.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }

    /// How many elements there are from one position to another.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// What a row shows whose element can be edited.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    /// The row's views.
    public var body: some View { content }
}

extension ForEach where Content: View {
    /// Views of the elements of a binding to a collection, each given a binding to its element, which a person can
    /// edit in a list as `editActions` says.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views of the elements of a binding to a collection, which a property identifies, each given a binding to its
    /// element, which a person can edit in a list as `editActions` says.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
        let positions = IndexedIdentifierCollection(base: data.wrappedValue, identity: ElementIdentity(id))
        self.init(data: positions, identity: .read { $0.id }) { element in
            EditableCollectionContent(content: content(data[element.index]))
        }
        editing = ElementEditing(data, actions: editActions)
    }
}
