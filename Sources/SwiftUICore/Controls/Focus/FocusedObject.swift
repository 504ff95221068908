import Combine

/// An object that the view with the focus, or the scene in front, hands out; observed by the view that reads it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties: `$model?.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        package let locations: ObjectLocations<ObjectType>

        /// A binding to a property.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(location: locations[keyPath])
        }
    }

    private var locations: ObjectLocations<ObjectType>?

    /// Reads the object of this type.
    public init() {}

    /// The object; nil while nothing with the focus hands one out.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType? { locations?.object }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper? { locations.map { Wrapper(locations: $0) } }
}

extension FocusedObject: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(
            environment: inputs.environment, subscription: ObjectSubscription(name: name, inputs: inputs, log: log))
    }

    private final class Storage: DynamicPropertyStorage {
        private let environment: EnvironmentScope
        private let subscription: ObjectSubscription<ObjectType>

        init(environment: EnvironmentScope, subscription: ObjectSubscription<ObjectType>) {
            self.environment = environment
            self.subscription = subscription
        }

        override func update(_ field: UnsafeMutableRawPointer) {
            let property = field.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
            let object = environment.value(FocusedValuesKey.self)[object: ObjectType.self]
            property.pointee.locations = object.map(subscription.observe)
        }
    }
}
