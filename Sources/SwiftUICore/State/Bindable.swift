import Combine
import Observation

/// Gives bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Gives bindings to an object's properties.
    @available(
        *, unavailable,
        message: "The wrapped value must be an object that conforms to Observable"
    )
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    private init(object: Value) { wrappedValue = object }

    /// The bindable itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Gives bindings to an object's properties.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Gives bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    /// The same bindable.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
