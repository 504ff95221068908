import MartletGraph

/// Where a value lives that views read and write: what a binding refers to.
///
/// Two bindings are equal when they refer to the same location, so a location gives out the same
/// object each time for the same part of its value.
package class Location<Value> {
    private var parts: [AnyKeyPath: AnyObject] = [:]

    /// The value; a body that reads it depends on it.
    package var value: Value { fatalError("abstract") }

    package func set(_ value: Value, transaction: Transaction) { fatalError("abstract") }

    /// The location of a part of the value.
    package final func part<Part>(_ path: WritableKeyPath<Value, Part>) -> Location<Part> {
        if let known = parts[path] as? Location<Part> { return known }
        let part = PartLocation(whole: self, path: path)
        parts[path] = part
        return part
    }
}

private final class PartLocation<Whole, Part>: Location<Part> {
    // Unowned would dangle in a binding that outlives the view; the cycle ends with the whole's `parts`.
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
