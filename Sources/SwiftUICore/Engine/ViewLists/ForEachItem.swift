import MartletGraph

/// An element's identity and what was made for it. Part of `ForEachViewList`.
@MainActor
final class ForEachItem<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyItem {
    let id: ID
    /// The element as it was at first; stands in if the element goes before its content was made.
    let element: Data.Element
    /// What was made of the element last, unless it is kept in an input.
    var last: Content?
    private var input: Attribute<Content>?
    /// Whether the element has gone, though its view may still be seen.
    var isRemoved = false
    var wrappers = TransitionWrappers()

    init(id: ID, element: Data.Element, scope: IdentityScope, position: Int) {
        self.id = id
        self.element = element
        super.init(scope: scope, position: position)
    }

    // Nobody can call it. Written out because the compiler takes the one that it would make for an endless recursion.
    @available(*, unavailable)
    override init(scope: IdentityScope, position: Int) { preconditionFailure("an item has an element") }

    /// Makes the content anew, where each element of a lazy container follows it by itself. An element that was removed
    /// may be asked once more; it keeps what it had.
    func evaluate(_ forEach: ForEach<Data, ID, Content>) {
        let data = forEach.data
        if isAlive, !isRemoved, position < data.count {
            last = forEach.content(data[data.index(data.startIndex, offsetBy: position)])
        } else if last == nil {
            last = forEach.content(element)
        }
    }

    /// Makes the content of the element that stands where this one does.
    func evaluate(_ element: Data.Element, _ forEach: ForEach<Data, ID, Content>) {
        guard let input else { return last = forEach.content(element) }
        if input.isValid { input.set(forEach.content(element)) }
    }

    /// From now on the content is kept in an input.
    func makeInput(in subgraph: Subgraph) -> Attribute<Content> {
        let input = subgraph.input(last.unsafelyUnwrapped, name: "\(Content.self)")
        last = nil
        self.input = input
        return input
    }

    func realize(into nodes: inout [LayoutNode]) {
        let start = nodes.count
        list.realize(into: &nodes)
        wrappers.replace(in: &nodes, from: start)
    }
}
