/// Views made from the elements of a collection, each with the identity of its element.
///
/// When the data changes, elements that stay keep their views and their state, wherever they move.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let identity: ElementIdentity<Data.Element, ID>
    /// Says that the range is known to be constant, so that a change of it is the author's mistake.
    package let isConstantRange: Bool
    /// What edits the elements in a list, where the data is a binding that may be edited.
    package var editing: ElementEditing?

    package init(
        data: Data, identity: ElementIdentity<Data.Element, ID>, isConstantRange: Bool = false,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.identity = identity
        self.isConstantRange = isConstantRange
        self.content = content
    }
}

/// How the identity of an element is read.
package enum ElementIdentity<Element, ID: Hashable> {
    /// It is stored inside the element, at an offset: no call at all.
    case stored(offset: Int)
    case read((Element) -> ID)

    package init(_ path: KeyPath<Element, ID>) {
        if let offset = MemoryLayout<Element>.offset(of: path) {
            self = .stored(offset: offset)
        } else {
            self = .read { $0[keyPath: path] }
        }
    }

    package func callAsFunction(_ element: Element) -> ID {
        switch self {
        case .stored(let offset):
            withUnsafeBytes(of: element) {
                $0.baseAddress!.advanced(by: offset).assumingMemoryBound(to: ID.self).pointee
            }
        case .read(let read): read(element)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Views of identifiable elements.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identity: IdentifiableIdentity.of(Data.Element.self), content: content)
    }
}

/// How identifiable elements are identified; where `id` is a stored property of a struct, by its offset.
package enum IdentifiableIdentity {
    package static func of<Element: Identifiable>(_ type: Element.Type) -> ElementIdentity<Element, Element.ID> {
        // A key path to the protocol's requirement does not say where the property lies, so it is looked up by name:
        // there is only one property of that name and type.
        if let offset = StoredFields.offset(of: "id", type: Element.ID.self, in: type) {
            return .stored(offset: offset)
        }
        return .read { $0.id }
    }
}

extension ForEach where Content: View {
    /// Views of elements that are identified by a property.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identity: ElementIdentity(id), content: content)
    }

    /// Views of the elements of a binding to a collection, each given a binding to its element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views of the elements of a binding to a collection, identified by a property, each given a
    /// binding to its element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        let identity = ElementIdentity(id)
        self.init(
            data: elements.indices.lazy.map { ($0, identity(elements[$0])) },
            identity: ElementIdentity(\(C.Index, ID).1)
        ) { pair in content(data[pair.0]) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views of a constant range of numbers.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identity: .read { $0 }, isConstantRange: true, content: content)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = ForEachViewList(view: view, inputs: inputs)
        let graph = inputs.host.graph
        if graph.untracked({ view.value.editing != nil }) {
            list.allowEditing { editing in
                editing.move = { graph.untracked { view.value.editing?.move } }
                editing.delete = { graph.untracked { view.value.editing?.delete } }
            }
        }
        return _ViewListOutputs(list)
    }
}

/// A view that is made of the elements of a collection.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The elements of the content.
    public var data: Content.Data { content.data }
}
