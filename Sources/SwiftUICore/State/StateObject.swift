import Combine
import MartletGraph

/// An object that belongs to a view: made once, before the first body, kept as long as the view's
/// identity, and observed.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var locations: ObjectLocations<ObjectType>?

    /// The object to make; the expression is evaluated once for each identity.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside of a view in the tree it is a new one each time.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType { installed.object }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(locations: installed)
    }

    private var installed: ObjectLocations<ObjectType> {
        if let locations { return locations }
        Diagnostics.once(
            "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
        )
        return ObjectLocations(make())
    }
}

extension StateObject: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(
            name: name, log: log, scope: inputs.scope,
            subscription: ObjectSubscription(name: name, inputs: inputs, log: log))
    }

    private final class Storage: DynamicPropertyStorage {
        private let name: String
        private let log: BodyChangeLog
        private let scope: IdentityScope
        private let subscription: ObjectSubscription<ObjectType>
        private var object: ObjectType?

        init(
            name: String, log: BodyChangeLog, scope: IdentityScope, subscription: ObjectSubscription<ObjectType>
        ) {
            self.name = name
            self.log = log
            self.scope = scope
            self.subscription = subscription
        }

        override func update(_ field: UnsafeMutableRawPointer) {
            let property = field.assumingMemoryBound(to: StateObject<ObjectType>.self)
            let object: ObjectType
            if let known = self.object {
                object = known
            } else {
                // Not tracked: the object's initialiser is no part of the body.
                object = scope.host.graph.untracked(property.pointee.make)
                self.object = object
                scope.host.onObjectMade?(object, "\(name.trimmingPrefix("_")) in \(log.typeName)")
                // An object may hold anything, so its row is kept when it is scrolled away.
                scope.noteWrittenState()
            }
            property.pointee.locations = subscription.observe(object)
        }
    }
}
