import MartletGraph
import Observation

/// The values that views inherit from what contains them.
///
/// Reading a value in a body makes the body depend on that value alone.
public struct EnvironmentValues: CustomStringConvertible {
    /// What was written to this copy, by key.
    package private(set) var written: [ObjectIdentifier: EnvironmentEntry] = [:]
    /// Where everything else is read.
    package let scope: EnvironmentScope?

    /// Values that are all at their defaults.
    public init() { scope = nil }

    package init(scope: EnvironmentScope) { self.scope = scope }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            if let entry = written[ObjectIdentifier(key)] {
                return unsafeDowncast(entry, to: TypedEnvironmentEntry<K.Value>.self).value
            }
            return scope?.value(of: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue
        }
        set { written[ObjectIdentifier(key)] = TypedEnvironmentEntry(newValue) }
    }

    /// The observable object of a type.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }

    /// The keys that were set, with their values.
    public var description: String {
        "[" + written.values.map(\.description).sorted().joined(separator: ", ") + "]"
    }
}

/// Names the type of an observable object in a key path.
package struct ObservableType<T: AnyObject & Observable>: Hashable, Sendable {
    package init() {}
}

extension EnvironmentValues {
    package subscript<T>(observable type: ObservableType<T>) -> T? {
        get { self[T.self] }
        set { self[T.self] = newValue }
    }
}

/// The observable object of a type in the environment.
private enum ObservableObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

/// One value that was written.
package class EnvironmentEntry: CustomStringConvertible {
    package var description: String { "" }

    /// Makes the attribute that readers below depend on; `current` gives the entry anew.
    @MainActor
    func makeAttribute(in subgraph: Subgraph, current: @escaping () -> EnvironmentEntry?) -> AnyAttribute {
        fatalError("abstract")
    }
}

package final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
    let value: Value

    init(_ value: Value) { self.value = value }

    package override var description: String { "\(value)" }

    override func makeAttribute(
        in subgraph: Subgraph, current: @escaping () -> EnvironmentEntry?
    ) -> AnyAttribute {
        var last = value
        let attribute = subgraph.rule(name: "environment \(Value.self)") { () -> Value in
            if let entry = current() { last = unsafeDowncast(entry, to: TypedEnvironmentEntry<Value>.self).value }
            return last
        }
        return attribute.any
    }
}
