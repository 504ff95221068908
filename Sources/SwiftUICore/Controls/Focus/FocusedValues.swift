import MartletGraph

/// Names a value that the view with the focus hands out.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// What the view with the focus, and the scene that it is in, hand out: to be read by menus of the program and by views
/// elsewhere.
public struct FocusedValues {
    private struct Entry {
        let value: Any
        /// Whether another value of the same key need not be told apart.
        let isEqual: @MainActor (Any) -> Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    /// The value of a key; nil where nothing with the focus has one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
        set { set(newValue, ObjectIdentifier(key)) }
    }

    /// The object of a type.
    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { entries[ObjectIdentifier(type)]?.value as? T }
        set { set(newValue, ObjectIdentifier(type)) }
    }

    private mutating func set<Value>(_ value: Value?, _ key: ObjectIdentifier) {
        guard let value else {
            entries[key] = nil
            return
        }
        entries[key] = Entry(value: value) { other in
            guard let other = other as? Value else { return false }
            return ValueComparator.areEqual(value, other)
        }
    }

    @MainActor
    package func isSame(as other: FocusedValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, entry in other.entries[key].map { entry.isEqual($0.value) } ?? false }
    }
}

extension FocusedValues: Equatable {
    /// Whether both hand out the same values.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        guard MainThread.isCurrent else { return lhs.entries.isEmpty && rhs.entries.isEmpty }
        return MainThread.assume { lhs.isSame(as: rhs) }
    }
}

package enum FocusedValuesKey: EnvironmentKey { package static var defaultValue: FocusedValues { FocusedValues() } }
