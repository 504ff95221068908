import MartletGraph

/// Which view has the keyboard focus: a Boolean, or an optional value that names one of several.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves the focus.
    @propertyWrapper
    public struct Binding {
        package let location: Location<Value>
        package let none: Value

        /// The value that is focused.
        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.set(newValue, transaction: .current) }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let none: Value
    private var location: Location<Value>?

    /// False while the view that it is bound to does not have the focus.
    public init() where Value == Bool { none = false }

    /// Nil while none of the views that it is bound to has the focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// What has the focus; writing it moves the focus.
    public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set {
            guard let location else {
                Diagnostics.once("Accessing FocusState's value outside of the body of a View: the write is ignored.")
                return
            }
            location.set(newValue, transaction: .current)
        }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: FocusState<Value>.Binding {
        Binding(location: location ?? ConstantLocation(none), none: none)
    }
}

extension FocusState: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(name: name, inputs: inputs, log: log)
    }

    private final class Storage: DynamicPropertyStorage {
        private let name: String
        private let inputs: _ViewInputs
        private let log: BodyChangeLog
        private var location: StateLocation<Value>?

        init(name: String, inputs: _ViewInputs, log: BodyChangeLog) {
            (self.name, self.inputs, self.log) = (name, inputs, log)
        }

        override func update(_ field: UnsafeMutableRawPointer) {
            let state = field.assumingMemoryBound(to: FocusState<Value>.self)
            if location == nil {
                location = StateLocation(initial: state.pointee.none, inputs: inputs, name: name, log: log)
            }
            state.pointee.location = location
        }
    }
}
