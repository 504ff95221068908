import MartletGraph

/// The views of a `ForEach`: one identity for each element, matched by id when the data changes.
///
/// A stack has all elements made. A lazy container has those made that it asks for; of the others
/// there is nothing but the data.
package final class ForEachViewList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
    private let view: _GraphValue<ForEach<Data, ID, Content>>
    private let inputs: _ViewInputs
    /// The data that the items were matched with last.
    private var data: Data?
    private var identity: ElementIdentity<Data.Element, ID>?
    /// One for each element, where all are made.
    private var items: [Item?] = []
    /// Those that are made, by position, where a lazy container asks.
    private var live: [Int: Item] = [:]
    private var liveIDs: Set<ID> = []
    private var isLazy = false
    private var edit: ListEdit?
    private var version = 0
    private var hasWarned = false
    /// What is still seen of elements that were removed, each in front of the element at a position.
    private var departing: [(item: Item, position: Int, departure: Departure)] = []
    /// Changes when one of them has gone; made with the first.
    private var departures: Attribute<Int>?
    private var isFirst = true
    /// Elements that were removed and may go by a transition.
    private var leaving: [Item] = []
    /// Whether the container draws what is on its way out.
    private var showsTransitions = false
    private var dynamicEditing: DynamicContentEditing?

    /// Matches the items with the data. Whoever reads an item's position reads this first, so that no
    /// position is older than the data.
    private lazy var order: Attribute<Int> = inputs.subgraph.rule(name: "order of ForEach") { [self] in
        if match(view.value) { version &+= 1 }
        return version
    }

    /// Evaluates the content of all elements, where all are made, in one go: a rule for each, with what it observes, would
    /// cost more than the content. Each has an input for what came out, so that nothing of an element whose content is
    /// the same is even marked.
    private lazy var contents: Attribute<Int> = inputs.observedRule(name: "contents of ForEach", comparison: .never) {
        [self] in
        _ = order.value
        evaluateAll(view.value)
        return 0
    }

    /// Writes the contents. It is older than all that elements consist of, so what elements read is written before they
    /// are looked at; and younger than the container, so elements that have gone are not evaluated.
    private lazy var writing: AnyAttribute = inputs.subgraph.effect(name: "ForEach") { [self] in _ = contents.value }

    private typealias Item = ForEachItem<Data, ID, Content>

    package init(view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
    }

    package override var isDynamic: Bool { true }

    package override func realize(into nodes: inout [LayoutNode]) {
        showsTransitions = inputs.host.animations.showsTransitions
        makeAll()
        isFirst = false
        _ = departures?.value
        if departing.isEmpty {
            for item in items { item?.realize(into: &nodes) }
            return
        }
        var rest = departing.sorted { $0.position < $1.position }[...]
        for (position, item) in items.enumerated() {
            while let next = rest.first, next.position <= position {
                nodes += next.departure.nodes
                rest.removeFirst()
            }
            item?.realize(into: &nodes)
        }
        for entry in rest { nodes += entry.departure.nodes }
    }

    package override func collect(into contents: inout LazyContents) {
        let shape = ViewListShape.of(Content.self)
        if shape == .nested || (contents.splitsElements && shape != .single) {
            makeAll()
            for item in items { item?.list.collect(into: &contents) }
        } else {
            isLazy = true
            _ = order.value
            contents.append(self, count: count)
        }
    }

    /// The items stand in the order of the data.
    private func evaluateAll(_ forEach: ForEach<Data, ID, Content>) {
        let isDone: Void? = forEach.data.withContiguousStorageIfAvailable { elements in
            for position in 0..<min(items.count, elements.count) {
                items[position]?.evaluate(elements[position], forEach)
            }
        }
        if isDone == nil {
            for (item, element) in zip(items, forEach.data) { item?.evaluate(element, forEach) }
        }
    }

    package override func allowEditing(_ change: (DynamicContentEditing) -> Void) {
        let editing = dynamicEditing ?? DynamicContentEditing()
        dynamicEditing = editing
        change(editing)
    }

    private func makeAll() {
        _ = order.value
        let gone = leaving
        leaving = []
        for item in gone { leave(item) }
        var new: [Item] = []
        for position in items.indices where items[position] == nil {
            if let known = comingBack(position) {
                items[position] = known
            } else if let item = makeItem(position) {
                items[position] = item
                new.append(item)
            }
        }
        if new.isEmpty { return }
        // They are evaluated together, whether or not the others were before.
        contents.touch()
        inputs.host.graph.untracked { _ = contents.value }
        _ = writing
        let elements = isFirst ? inputs : inputs.transitioningElements()
        for item in new { makeViews(of: item, elements) { item.makeInput(in: $0.subgraph) } }
    }

    // MARK: On the way out

    /// An element that is there again before its view has gone.
    private func comingBack(_ position: Int) -> Item? {
        guard !departing.isEmpty, let id = id(position),
            let known = departing.firstIndex(where: { $0.item.id == id })
        else { return nil }
        let entry = departing.remove(at: known)
        entry.item.wrappers = entry.departure.cancel()
        entry.item.isRemoved = false
        entry.item.position = position
        return entry.item
    }

    /// Lets an element go at once, unless there may be a transition: then its views have to be asked, which depends on the
    /// order that is being found out now.
    private func willLeave(_ item: Item) {
        item.isRemoved = true
        let host = inputs.host
        let mayDepart =
            showsTransitions
            && (host.layoutNotes.hasTransitions || host.animations.mayAnimate && inputs.transaction.animation != nil)
        if mayDepart { leaving.append(item) } else { item.scope.remove() }
    }

    /// Lets an element go, by its transition if it has one in the present transaction.
    private func leave(_ item: Item) {
        item.isRemoved = true
        let host = inputs.host
        var departure: Departure?
        // The data may be asked for by someone else first.
        host.animations.showingTransitions(showsTransitions) {
            var nodes: [LayoutNode] = []
            host.graph.untracked { item.realize(into: &nodes) }
            var inner = inputs
            inner.scope = item.scope
            departure = Departure(of: nodes, inputs: inner) { [weak self] in self?.didLeave(item) }
        }
        guard let departure else { return item.scope.remove() }
        departing.append((item, item.position, departure))
        if departures == nil { departures = inputs.subgraph.input(0, name: "departures") }
    }

    private func didLeave(_ item: Item) {
        departing.removeAll { $0.item === item }
        item.scope.remove()
        departures?.advance()
    }

    // MARK: The data

    private var count: Int { data?.count ?? 0 }

    private func element(_ position: Int) -> Data.Element? {
        guard let data, position >= 0, position < data.count else { return nil }
        return data[data.index(data.startIndex, offsetBy: position)]
    }

    private func id(_ position: Int) -> ID? {
        guard let element = element(position) else { return nil }
        return identity?(element)
    }

    /// Brings the items to the places of their elements. Answers whether any element is elsewhere, new or gone.
    private func match(_ forEach: ForEach<Data, ID, Content>) -> Bool {
        let old = data
        data = forEach.data
        identity = forEach.identity
        let count = forEach.data.count
        guard let old else {
            if !isLazy {
                items = [Item?](repeating: nil, count: count)
                warnOfDuplicates(in: 0..<count)
            }
            return true
        }
        if forEach.isConstantRange, count != old.count {
            inputs.host.report(
                "ForEach(\(Data.self)) count (\(count)) != its initial count (\(old.count)). "
                    + "`ForEach(_:content:)` should only be used for constant data. Instead conform data to "
                    + "Identifiable or use `ForEach(_:id:content:)` and provide an explicit id.")
        }
        let change = ElementComparison.edit(from: old, to: forEach.data, identity: forEach.identity)
        if change.isUnchanged { return false }
        if isLazy {
            matchLive(change)
            edit = edit?.followed(by: change) ?? change
        } else {
            matchAll(change)
        }
        return true
    }

    /// Brings all items into the order of the data.
    private func matchAll(_ change: ListEdit) {
        if let move = change.move {
            items.insert(items.remove(at: move.from), at: move.to)
        } else if change.isExchange {
            items.swapAt(change.oldMiddle.lowerBound, change.oldMiddle.upperBound - 1)
        } else if change.oldMiddle.isEmpty {
            items.insert(
                contentsOf: [Item?](repeating: nil, count: change.newMiddle.count), at: change.oldMiddle.lowerBound)
        } else if change.newMiddle.isEmpty {
            for item in items[change.oldMiddle] { if let item { willLeave(item) } }
            items.removeSubrange(change.oldMiddle)
        } else {
            var known = Dictionary(grouping: items[change.oldMiddle].compactMap { $0 }.reversed(), by: \.id)
            var middle: [Item?] = []
            middle.reserveCapacity(change.newMiddle.count)
            for position in change.newMiddle {
                let item = id(position).flatMap { known[$0]?.popLast() }
                middle.append(item)
            }
            for item in known.values.joined() { willLeave(item) }
            items.replaceSubrange(change.oldMiddle, with: middle)
        }
        for position in change.prefix..<items.count { items[position]?.position = position }
        // What only stands elsewhere was looked at when it came.
        if change.move == nil, !change.isExchange { warnOfDuplicates(in: change.newMiddle) }
    }

    /// Brings the items that are made to the places of their elements.
    private func matchLive(_ change: ListEdit) {
        var placed: [Int: Item] = [:]
        placed.reserveCapacity(live.count)
        var searched: [Item] = []
        for (position, item) in live {
            if let new = change.newPosition(of: position) {
                item.position = new
                placed[new] = item
            } else {
                searched.append(item)
            }
        }
        if !searched.isEmpty {
            searched.sort { $0.position > $1.position }
            var known = Dictionary(grouping: searched, by: \.id)
            var left = searched.count
            for position in change.newMiddle {
                if left == 0 { break }
                guard let id = id(position), let item = known[id]?.popLast() else { continue }
                item.position = position
                placed[position] = item
                left -= 1
            }
            for item in known.values.joined() {
                liveIDs.remove(item.id)
                item.scope.remove()
            }
        }
        live = placed
    }

    // MARK: Making

    private func makeItem(_ position: Int) -> Item? {
        guard let element = element(position), let identity else { return nil }
        return Item(
            id: identity(element), element: element, scope: IdentityScope(parent: inputs.scope), position: position)
    }

    /// Makes an element for a lazy container, which has few of them: each follows what its own content observes.
    private func make(_ position: Int) -> Item? {
        guard let item = makeItem(position) else { return nil }
        let view = view
        makeViews(of: item, inputs) { inputs in
            inputs.observedRule(name: "\(Content.self)") { [self, unowned item] in
                _ = order.value
                item.evaluate(view.value)
                return item.last.unsafelyUnwrapped
            }
        }
        return item
    }

    private func makeViews(
        of item: Item, _ inputs: _ViewInputs, content: (_ViewInputs) -> Attribute<Content>
    ) {
        let id = item.id
        var inner = inputs
        inner.scope = item.scope
        let content = content(inner)
        inner = inner.wrappingElements { inputs, content in
            let outputs = content(inputs)
            if !outputs.node.hasTrait(ElementIDTrait.self) {
                outputs.node.setTrait(ElementIDTrait.self, AnyHashable(id))
            }
            return outputs
        }
        item.list = Content._makeViewList(view: _GraphValue(content), inputs: inner).list
    }

    // MARK: Duplicates

    /// Ids that occur twice are noticed where elements are made anyway; a list does not hash its ids for it.
    private func warnOfDuplicates(in range: Range<Int>) {
        guard !hasWarned, !range.isEmpty, !isLazy else { return }
        var seen: Set<ID> = []
        for position in range {
            if let id = id(position), !seen.insert(id).inserted {
                warn(id)
                return
            }
        }
    }

    private func warn(_ id: ID) {
        guard !hasWarned else { return }
        hasWarned = true
        inputs.host.report(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
                + "collection, this will give undefined results!")
    }
}

extension ForEachViewList: LazySource {
    package func liveItem(at position: Int) -> LazyItem? { live[position] }

    package func makeItem(at position: Int) -> LazyItem {
        guard let item = make(position) else {
            // Only a container that is behind its data asks for what is not there; it shows nothing for it.
            let item = LazyItem(scope: IdentityScope(parent: inputs.scope), position: position)
            item.list = GroupViewList([])
            return item
        }
        if !liveIDs.insert(item.id).inserted { warn(item.id) }
        live[position] = item
        return item
    }

    package func discard(_ item: LazyItem) {
        if let known = live[item.position], known === item {
            live[item.position] = nil
            liveIDs.remove(known.id)
        }
        item.scope.remove()
    }

    package func elementID(at position: Int) -> AnyHashable? { id(position).map { AnyHashable($0) } }

    package func position(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID, let data, let identity else { return nil }
        var position = 0
        for element in data {
            if identity(element) == id { return position }
            position += 1
        }
        return nil
    }

    package func takeEdit() -> ListEdit? {
        defer { edit = nil }
        return edit
    }

    package var editing: DynamicContentEditing? { dynamicEditing }
}

/// The id of the element that a row was made for.
package enum ElementIDTrait: ViewTrait {
    package static var defaultValue: AnyHashable? { nil }
}
