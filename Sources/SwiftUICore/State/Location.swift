import MartletGraph

/// Where a value lives that views read and write: what a binding refers to.
///
/// Two bindings are equal when they refer to the same location, so a location gives out the same
/// object each time for the same part of its value.
package class Location<Value> {
    private var parts: [AnyHashable: WeakPart] = [:]
    /// How many parts there may be before those that nobody holds are dropped.
    private var limit = 16

    /// Weak, since a part holds the whole; who compares two bindings to a part holds it.
    private struct WeakPart {
        weak var location: AnyObject?
    }

    /// The value; a body that reads it depends on it.
    package var value: Value { fatalError("abstract") }

    package func set(_ value: Value, transaction: Transaction) { fatalError("abstract") }

    /// Whether the graph knows each change of the value.
    package var isTracked: Bool { false }

    /// Whether reading the value makes a dependency on more than the value.
    package var isPart: Bool { false }

    /// The location of a part of the value.
    package final func part<Part>(_ path: WritableKeyPath<Value, Part>) -> Location<Part> {
        part(AnyHashable(path)) { PartLocation(whole: self, path: path) }
    }

    /// The location of a part that something names; made where it is not known.
    package final func part<Part>(_ name: AnyHashable, make: () -> Location<Part>) -> Location<Part> {
        if let known = parts[name]?.location as? Location<Part> { return known }
        let part = make()
        if parts.count >= limit {
            parts = parts.filter { $0.value.location != nil }
            limit = max(parts.count * 2, 16)
        }
        parts[name] = WeakPart(location: part)
        return part
    }
}

private final class PartLocation<Whole, Part>: Location<Part> {
    private let whole: Location<Whole>
    private let path: WritableKeyPath<Whole, Part>

    init(whole: Location<Whole>, path: WritableKeyPath<Whole, Part>) {
        self.whole = whole
        self.path = path
    }

    override var value: Part { whole.value[keyPath: path] }

    override func set(_ value: Part, transaction: Transaction) {
        var changed = whole.value
        changed[keyPath: path] = value
        whole.set(changed, transaction: transaction)
    }

    override var isTracked: Bool { whole.isTracked }
    override var isPart: Bool { true }
}

/// An element of a collection. If it goes while the location is still held, reading gives the last value and writing
/// is ignored.
package final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
    private let whole: Location<Elements>
    private let position: Elements.Index
    private var last: Elements.Element

    package init(whole: Location<Elements>, position: Elements.Index) {
        self.whole = whole
        self.position = position
        last = whole.value[position]
    }

    package override var value: Elements.Element {
        let elements = whole.value
        if elements.contains(position) { last = elements[position] }
        return last
    }

    package override func set(_ value: Elements.Element, transaction: Transaction) {
        var elements = whole.value
        guard elements.contains(position) else { return }
        elements[position] = value
        last = value
        whole.set(elements, transaction: transaction)
    }

    package override var isTracked: Bool { whole.isTracked }
    package override var isPart: Bool { true }
}

extension Collection {
    fileprivate func contains(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}

/// A location as one view sees it: what the view reads is a value of the graph, which does not change with the rest of
/// the whole that the location is a part of.
private final class TrackedLocation<Value>: Location<Value> {
    let base: Location<Value>
    private let attribute: Attribute<Value>

    private let graph: Graph

    init(base: Location<Value>, attribute: Attribute<Value>, graph: Graph) {
        self.base = base
        self.attribute = attribute
        self.graph = graph
    }

    override var value: Value {
        guard MainThread.isCurrent else { return base.value }
        return MainThread.assume {
            graph.isEvaluating && attribute.isValid ? attribute.value : base.value
        }
    }

    override func set(_ value: Value, transaction: Transaction) { base.set(value, transaction: transaction) }

    override var isTracked: Bool { true }
}

/// Keeps a body from running when another part of the whole has changed than the one that its binding is to.
@MainActor
package final class BindingStorage<Value>: DynamicPropertyStorage {
    private let name: String
    private let subgraph: Subgraph
    private let graph: Graph
    private let field: _GraphValue<Binding<Value>>
    private var attribute: Attribute<Value>?
    private var tracked: TrackedLocation<Value>?

    package init(name: String, inputs: _ViewInputs, field: _GraphValue<Binding<Value>>) {
        self.name = name
        subgraph = inputs.subgraph
        graph = inputs.host.graph
        self.field = field
    }

    package override func update(_ pointer: UnsafeMutableRawPointer) {
        let binding = pointer.assumingMemoryBound(to: Binding<Value>.self)
        let location = binding.pointee.location
        guard location.isPart, location.isTracked else { return }
        if let tracked, tracked.base === location {
            binding.pointee.location = tracked
            return
        }
        let field = field
        let attribute = attribute ?? subgraph.rule(name: AttributeName(name)) { field.value.location.value }
        self.attribute = attribute
        let tracked = TrackedLocation(base: location, attribute: attribute, graph: graph)
        self.tracked = tracked
        binding.pointee.location = tracked
    }
}

/// A value behind two functions.
package final class FunctionLocation<Value>: Location<Value> {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    package override var value: Value { getter() }

    package override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A value that never changes.
package final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    package init(_ value: Value) { constant = value }

    package override var value: Value { constant }

    package override func set(_ value: Value, transaction: Transaction) {}
}

/// A value of an object, by key path: what `$model.name` refers to.
package final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
    private let object: Root
    private let path: ReferenceWritableKeyPath<Root, Value>
    private let pulse: Attribute<Int>?

    package init(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>, pulse: Attribute<Int>? = nil) {
        self.object = object
        self.path = path
        self.pulse = pulse
    }

    package override var value: Value {
        // Who got the binding is equal to what it was when the object changes: only this makes it run again.
        if let pulse, MainThread.isCurrent {
            MainThread.assume { if pulse.isValid { _ = pulse.value } }
        }
        return object[keyPath: path]
    }

    package override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: path] = value }
    }

    package override var isTracked: Bool { pulse != nil }
    package override var isPart: Bool { true }
}

/// The locations of an object's properties, so that the same one is given out each time.
package final class ObjectLocations<Root: AnyObject> {
    package let object: Root
    private var known: [AnyKeyPath: AnyObject] = [:]
    /// Changes with the object; a reader of a location depends on it.
    private let pulse: Attribute<Int>?

    package init(_ object: Root, pulse: Attribute<Int>? = nil) {
        self.object = object
        self.pulse = pulse
    }

    package subscript<Value>(path: ReferenceWritableKeyPath<Root, Value>) -> Location<Value> {
        if let location = known[path] as? Location<Value> { return location }
        let location = ObjectLocation(object, path, pulse: pulse)
        known[path] = location
        return location
    }
}
