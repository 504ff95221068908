import Observation

/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let source: EnvironmentSource<Value>
    private var scope: EnvironmentScope?

    /// Reads the value at a key path; `\.self` gives all of them.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Reads the observable object of a type. Reading where there is none is a fatal error.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .required { $0[objectType] }
    }

    /// Reads the observable object of a type, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .keyPath(\EnvironmentValues[observable: ObservableType<T>()])
    }

    /// The value at the view's place; a body that reads it depends on it.
    public var wrappedValue: Value {
        switch source {
        case .keyPath(let path):
            guard let scope else {
                Diagnostics.once(
                    "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
                        + "This will always read the default value and will not update.")
                return EnvironmentValues()[keyPath: path]
            }
            return scope.values[keyPath: path]
        case .required(let find):
            guard let object = find(scope?.values ?? EnvironmentValues()) else {
                fatalError(
                    "No Observable object of type \(Value.self) found. "
                        + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view.")
            }
            return object
        }
    }
}

private enum EnvironmentSource<Value> {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case required((EnvironmentValues) -> Value?)
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(scope: inputs.environment)
    }

    private final class Storage: DynamicPropertyStorage {
        private let scope: EnvironmentScope

        init(scope: EnvironmentScope) { self.scope = scope }

        override func update(_ field: UnsafeMutableRawPointer) {
            field.assumingMemoryBound(to: Environment<Value>.self).pointee.scope = scope
        }
    }
}
