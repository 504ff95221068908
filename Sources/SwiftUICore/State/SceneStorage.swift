import Foundation
import MartletGraph

/// A value that belongs to a window and is there again when the program opens the window the next time.
///
/// Views of one window that use the same key share the value; other windows have their own. That of a scene's first
/// window is kept in the person's state folder, soon after each change; other windows begin anew. Meant for what
/// somebody was doing, such as a choice or a half-written text, not for the app's data.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let initial: Value
    fileprivate let form: StoredForm<Value>
    fileprivate var location: SceneStorageLocation<Value>?

    fileprivate init(_ key: String, initial: Value, form: StoredForm<Value>) {
        self.key = key
        self.initial = initial
        self.form = form
    }

    /// The window's value, or the default where there is none of the right type. Outside of a window writes are
    /// ignored.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set {
            guard let location else {
                Diagnostics.once(
                    "Accessing SceneStorage's value outside of being installed on a View: the write is ignored.")
                return
            }
            location.set(newValue, transaction: .current)
        }
    }

    /// A binding to the window's value.
    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// A window's value as a view sees it.
private final class SceneStorageLocation<Value>: Location<Value> {
    private let storage: SceneStorage<Value>
    private let values: SceneValues
    private let pulse: Attribute<Int>
    private let host: HostReference

    @MainActor
    init(_ storage: SceneStorage<Value>, in values: SceneValues, host: ViewHost) {
        self.storage = storage
        self.values = values
        self.host = host.reference
        pulse = values.pulse(of: storage.key)
    }

    override var value: Value {
        if MainThread.isCurrent { MainThread.assume { if pulse.isValid { _ = pulse.value } } }
        return storage.form.read(values[storage.key]) ?? storage.initial
    }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) {
            values[storage.key] = storage.form.encode(value)
            let (host, pulse) = (host, pulse)
            MainThread.perform {
                host.host?.write { pulse.advance() }
            }
        }
    }

    override var isTracked: Bool { true }
    override var isPart: Bool { true }
}

extension SceneStorage: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(inputs: inputs)
    }

    private final class Storage: DynamicPropertyStorage {
        private let inputs: _ViewInputs
        private var location: SceneStorageLocation<Value>?
        private var key: String?

        init(inputs: _ViewInputs) { self.inputs = inputs }

        override func update(_ field: UnsafeMutableRawPointer) {
            let storage = field.assumingMemoryBound(to: SceneStorage<Value>.self)
            if location == nil || key != storage.pointee.key {
                let window = inputs.host.graph.untracked { inputs.environment.value(WindowKey.self)?.window }
                key = storage.pointee.key
                location = window.map {
                    SceneStorageLocation(storage.pointee, in: $0.sceneRoot.sceneValues, host: inputs.host)
                }
            }
            storage.pointee.location = location
        }
    }
}

extension SceneStorage where Value == Bool {
    /// A Boolean of the window.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .itself)
    }
}

extension SceneStorage where Value == Int {
    /// An integer of the window.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .itself)
    }
}

extension SceneStorage where Value == Double {
    /// A number of the window.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .itself)
    }
}

extension SceneStorage where Value == String {
    /// A string of the window.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .itself)
    }
}

extension SceneStorage where Value == URL {
    /// An address of the window.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .address)
    }
}

extension SceneStorage where Value == Data {
    /// Bytes of the window.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .itself)
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A value of the window with an integer for it.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .rawValue)
    }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A value of the window with a string for it.
    public init(wrappedValue: Value, _ key: String) {
        self.init(key, initial: wrappedValue, form: .rawValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean of the window, if there is one.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, form: StoredForm<Bool>.itself.optional)
    }

    /// An integer of the window, if there is one.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, form: StoredForm<Int>.itself.optional)
    }

    /// A number of the window, if there is one.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, form: StoredForm<Double>.itself.optional)
    }

    /// A string of the window, if there is one.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, form: StoredForm<String>.itself.optional)
    }

    /// An address of the window, if there is one.
    public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, form: StoredForm<URL>.address.optional)
    }

    /// Bytes of the window, if there are any.
    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, form: StoredForm<Data>.itself.optional)
    }
}

extension SceneStorage {
    /// A value of the window with a string for it, if there is one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, initial: nil, form: StoredForm<R>.rawValue.optional)
    }

    /// A value of the window with an integer for it, if there is one.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, initial: nil, form: StoredForm<R>.rawValue.optional)
    }
}
