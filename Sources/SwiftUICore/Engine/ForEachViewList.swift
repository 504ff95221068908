import MartletGraph

/// The views of a `ForEach`: one identity for each element, matched by id when the data changes.
package final class ForEachViewList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
    private let view: _GraphValue<ForEach<Data, ID, Content>>
    private let inputs: _ViewInputs
    private var items: [Item] = []
    private var hasWarned = false

    /// An element's identity and what was made for it.
    private final class Item {
        let id: ID
        let scope: IdentityScope
        var position: Int
        var list: ViewList!

        init(id: ID, scope: IdentityScope, position: Int) {
            self.id = id
            self.scope = scope
            self.position = position
        }
    }

    package init(view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
        self.view = view
        self.inputs = inputs
    }

    package override var isDynamic: Bool { true }

    package override func realize(into nodes: inout [LayoutNode]) {
        match(view.value)
        for item in items { item.list.realize(into: &nodes) }
    }

    /// Brings the items into the order of the data. Both ends are compared in place; only what lies
    /// between them is looked up by hash.
    private func match(_ forEach: ForEach<Data, ID, Content>) {
        let data = forEach.data
        let identity = forEach.identity
        let count = data.count
        if forEach.isConstantRange, !items.isEmpty, count != items.count {
            inputs.host.report(
                "ForEach(\(Data.self)) count (\(count)) != its initial count (\(items.count)). "
                    + "`ForEach(_:content:)` should only be used for constant data. Instead conform data to "
                    + "Identifiable or use `ForEach(_:id:content:)` and provide an explicit id.")
        }
        func id(_ position: Int) -> ID { identity(data[data.index(data.startIndex, offsetBy: position)]) }

        var start = 0
        while start < count, start < items.count, items[start].id == id(start) {
            items[start].position = start
            start += 1
        }
        var oldEnd = items.count
        var newEnd = count
        while oldEnd > start, newEnd > start, items[oldEnd - 1].id == id(newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
            items[oldEnd].position = newEnd
        }
        if oldEnd == start, newEnd == start { return }

        var known: [ID: [Item]] = [:]
        for item in items[start..<oldEnd].reversed() { known[item.id, default: []].append(item) }
        var middle: [Item] = []
        middle.reserveCapacity(newEnd - start)
        var used: Set<ID> = []
        for position in start..<newEnd {
            let id = id(position)
            if !used.insert(id).inserted { warn(id) }
            if let item = known[id]?.popLast() {
                item.position = position
                middle.append(item)
            } else {
                middle.append(make(id: id, position: position))
            }
        }
        for item in known.values.joined() { item.scope.remove() }
        items.replaceSubrange(start..<oldEnd, with: middle)
    }

    private func make(id: ID, position: Int) -> Item {
        let scope = IdentityScope(parent: inputs.scope)
        let item = Item(id: id, scope: scope, position: position)
        var inner = inputs
        inner.scope = scope
        let view = view
        var last: Content?
        let content = scope.subgraph.rule(name: "\(Content.self)") { [unowned item] () -> Content in
            let forEach = view.value
            // An element that is about to be removed may be asked once more; it keeps what it had.
            guard item.position < forEach.data.count || last == nil else { return last! }
            let index = forEach.data.index(forEach.data.startIndex, offsetBy: item.position)
            let content = forEach.content(forEach.data[index])
            last = content
            return content
        }
        inner = inner.wrappingElements { inputs, content in
            let outputs = content(inputs)
            if !outputs.node.hasTrait(ElementIDTrait.self) {
                outputs.node.setTrait(ElementIDTrait.self, AnyHashable(id))
            }
            return outputs
        }
        item.list = Content._makeViewList(view: _GraphValue(content), inputs: inner).list
        return item
    }

    private func warn(_ id: ID) {
        guard !hasWarned else { return }
        hasWarned = true
        inputs.host.report(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
                + "collection, this will give undefined results!")
    }
}

/// The id of the element that a row was made for.
package enum ElementIDTrait: ViewTrait {
    package static var defaultValue: AnyHashable? { nil }
}
