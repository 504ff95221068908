import Combine
import MartletGraph

/// An object whose changes evaluate the view; someone else owns the object.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
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

    private var object: ObjectType
    private var locations: ObjectLocations<ObjectType>?

    /// Observes an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Observes an object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(locations: locations ?? ObjectLocations(object)) }
}

extension ObservedObject: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(subscription: ObjectSubscription(name: name, inputs: inputs, log: log))
    }

    private final class Storage: DynamicPropertyStorage {
        private let subscription: ObjectSubscription<ObjectType>

        init(subscription: ObjectSubscription<ObjectType>) { self.subscription = subscription }

        override func update(_ field: UnsafeMutableRawPointer) {
            let property = field.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
            property.pointee.locations = subscription.observe(property.pointee.object)
        }
    }
}

/// A view's subscription to the object of one of its properties.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject> {
    private let pulse: Attribute<Int>
    private let host: ViewHost
    private let name: String
    private let log: BodyChangeLog
    private var cancellable: AnyCancellable?
    private(set) var locations: ObjectLocations<ObjectType>?

    package init(name: String, inputs: _ViewInputs, log: BodyChangeLog) {
        pulse = inputs.subgraph.input(0, name: AttributeName(name))
        host = inputs.host
        self.name = name
        self.log = log
        inputs.subgraph.onInvalidate { [weak self] in self?.cancellable = nil }
    }

    /// Subscribes where the object is another one, and makes the body depend on its changes.
    package func observe(_ object: ObjectType) -> ObjectLocations<ObjectType> {
        _ = pulse.value
        if let locations, locations.object === object { return locations }
        let locations = ObjectLocations(object, pulse: pulse)
        self.locations = locations
        cancellable = object.objectWillChange.sink { [weak self] _ in ObjectChanges.note { self?.changed() } }
        return locations
    }

    private func changed() {
        if BodyChangeLog.current != nil {
            Diagnostics.once(
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
        }
        host.write { [self] in
            guard pulse.isValid else { return }
            log.note(name)
            pulse.set(pulse.untrackedValue &+ 1)
        }
    }
}

/// Brings the news of an object's change to the main thread.
enum ObjectChanges {
    static func note(_ change: @escaping @MainActor () -> Void) {
        if !MainThread.isCurrent {
            Diagnostics.once(
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread (via operators like receive(on:)) on model updates.")
        }
        MainThread.perform(change)
    }
}
