import Observation

/// A value that the view with the focus, or the scene in front, hands out.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let find: (FocusedValues) -> Value?
    private var scope: EnvironmentScope?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

    /// Reads the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        find = { $0[object: objectType] }
    }

    /// The value; nil while nothing with the focus hands one out.
    public var wrappedValue: Value? { scope.flatMap { find($0.value(FocusedValuesKey.self)) } }
}

extension FocusedValue: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(scope: inputs.environment)
    }

    private final class Storage: DynamicPropertyStorage {
        private let scope: EnvironmentScope

        init(scope: EnvironmentScope) { self.scope = scope }

        override func update(_ field: UnsafeMutableRawPointer) {
            field.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.scope = scope
        }
    }
}

/// A binding that the view with the focus, or the scene in front, hands out: its value, to be read and written.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var focused: FocusedValue<Binding<Value>>

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
        focused = FocusedValue(keyPath)
    }

    /// The value of the binding; nil while nothing with the focus hands one out. Nil is not written.
    public var wrappedValue: Value? {
        get { focused.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        let binding = focused.wrappedValue
        return Binding(
            get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
    }
}
