import MartletGraph
import Synchronization

/// A value that belongs to a view: kept as long as the view's identity, whatever happens to the
/// struct. A change evaluates the bodies that read it.
///
/// Read and write it from any thread; a write from another one takes effect on the main thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    fileprivate var _value: Value
    package var location: AnyObject?

    /// The value that the state has at first.
    public init(wrappedValue value: Value) {
        _value = value
        location = nil
    }

    /// The value that the state has at first.
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    /// The value. Before the view is in the tree it is the initial value, and writes are ignored.
    public var wrappedValue: Value {
        get {
            guard let location = stateLocation else { return _value }
            return location.value
        }
        nonmutating set {
            guard let location = stateLocation else {
                Diagnostics.once(
                    "Accessing State's value outside of being installed on a View: the write is ignored.")
                return
            }
            location.set(newValue, transaction: .current)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location = stateLocation else {
            Diagnostics.once(
                "Accessing State's value outside of being installed on a View. "
                    + "This will result in a constant Binding of the initial value and will not update.")
            return .constant(_value)
        }
        return Binding(location: location)
    }

    private var stateLocation: StateLocation<Value>? {
        location.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredDynamicProperty {
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
            let state = field.assumingMemoryBound(to: State<Value>.self)
            if location == nil {
                location = StateLocation(initial: state.pointee._value, inputs: inputs, name: name, log: log)
            }
            state.pointee.location = location
        }
    }
}

/// Where a view's state lives.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    // `latest` is guarded by the lock; the rest is touched on the main thread only.
    private let lock = Mutex(())
    private var latest: Value
    private let attribute: Attribute<Value>
    private let scope: IdentityScope
    private let name: String
    private let log: BodyChangeLog
    /// Whether a closure that layout calls, such as one for an alignment guide, has read the value. Only a new
    /// evaluation of the body makes another closure of it, by which layout learns that something has changed.
    @MainActor private var isReadInLayout = false

    @MainActor
    init(initial: Value, inputs: _ViewInputs, name: String, log: BodyChangeLog) {
        latest = initial
        attribute = inputs.subgraph.input(initial, name: AttributeName(name))
        scope = inputs.scope
        self.name = name
        self.log = log
    }

    package override var value: Value {
        if MainThread.isCurrent {
            let tracked: Value? = MainThread.assume {
                // Inside of an evaluation the value of this update counts, and the reader is noted.
                if scope.host.graph.isEvaluating, attribute.isValid { return attribute.value }
                if scope.host.isLayingOut { isReadInLayout = true }
                return nil
            }
            if let tracked { return tracked }
        }
        return lock.withLock { _ in latest }
    }

    package override var isTracked: Bool { true }

    package override func set(_ value: Value, transaction: Transaction) {
        lock.withLock { _ in latest = value }
        nonisolated(unsafe) let value = value
        MainThread.perform { [self] in
            if BodyChangeLog.current != nil {
                Diagnostics.once(
                    "Modifying state during view update, this will cause undefined behavior (\(log.typeName)\(name)).")
            }
            scope.noteWrittenState()
            withTransaction(transaction) {
                scope.host.write { [self] in
                    guard attribute.isValid, attribute.set(value) else { return }
                    log.note(name)
                    if isReadInLayout { log.body?.invalidate() }
                }
            }
        }
    }
}
