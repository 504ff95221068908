import Foundation

/// A value that someone else owns, to read and to write.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// What a write through this binding is part of.
    public var transaction: Transaction
    package var location: Location<Value>

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding of two functions. They are called whenever the value is read or written.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }))
    }

    /// A binding of two functions, the second of which is told the transaction.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// A binding to a value that never changes; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The same binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue, transaction: transaction.isEmpty ? .current : transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.part(keyPath), transaction: transaction)
    }

    /// The binding, with writes as part of a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// The binding, with writes that animate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return Binding(location: location, transaction: transaction)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        DynamicPropertyStorage()
    }

    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog, field: _GraphValue<Binding<Value>>
    ) -> DynamicPropertyStorage {
        BindingStorage(name: name, inputs: inputs, field: field)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// A binding to an optional that is never nil unless something else is written.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let location = base.location
        self.init(
            location: FunctionLocation(
                get: { location.value },
                set: { value, transaction in
                    if let value { location.set(value, transaction: transaction) }
                }), transaction: base.transaction)
    }

    /// A binding to what is inside an optional; nil while that is nil.
    ///
    /// Should it become nil later, the binding goes on giving the last value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        let location = base.location
        let last = LastValue(first)
        self.init(
            location: FunctionLocation(
                get: {
                    if let value = location.value { last.value = value }
                    return last.value
                },
                set: { value, transaction in
                    // A late write must not bring back what has gone.
                    guard location.value != nil else { return }
                    last.value = value
                    location.set(value, transaction: transaction)
                }), transaction: base.transaction)
    }

    /// A binding to a hashable value without its type.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            location: FunctionLocation(
                get: { AnyHashable(location.value) },
                set: { value, transaction in
                    if let value = value.base as? V { location.set(value, transaction: transaction) }
                }), transaction: base.transaction)
    }
}

/// The value that a binding gave last.
package final class LastValue<Value> {
    package var value: Value
    package init(_ value: Value) { self.value = value }
}
