import Combine
import MartletGraph

/// An object that an ancestor put into the environment, observed by the view.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties: `$model.name`.
    @dynamicMemberLookup
    public struct Wrapper {
        package let locations: ObjectLocations<ObjectType>

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: locations[keyPath])
        }
    }

    private var locations: ObjectLocations<ObjectType>?

    /// Reads the object of this type.
    public init() {}

    /// The object. Reading where no ancestor has set one is a fatal error.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { found.object }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(locations: found) }

    private var found: ObjectLocations<ObjectType> {
        guard let locations else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. "
                    + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return locations
    }
}

extension EnvironmentObject: StoredDynamicProperty {
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
            let property = field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
            let object = environment.value(EnvironmentObjectKey<ObjectType>.self)
            property.pointee.locations = object.map(subscription.observe)
        }
    }
}
