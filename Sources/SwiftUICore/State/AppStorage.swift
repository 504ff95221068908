import Foundation
import MartletGraph
import Synchronization

/// A value in the user defaults. Views that read the same key all see a change of it, whoever makes it.
///
/// The default value is never written to the store. Writes on another thread take effect on the main thread.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let givenStore: UserDefaults?
    fileprivate let initial: Value
    fileprivate let form: StoredForm<Value>
    fileprivate var location: AppStorageLocation<Value>?

    fileprivate init(_ key: String, store: UserDefaults?, initial: Value, form: StoredForm<Value>) {
        self.key = key
        givenStore = store
        self.initial = initial
        self.form = form
    }

    /// The stored value, or the default where there is none of the right type.
    public var wrappedValue: Value {
        get { location?.value ?? read(givenStore ?? .standard) }
        nonmutating set { (location ?? makeLocation(in: nil, pulse: nil)).set(newValue, transaction: .current) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(location: location ?? makeLocation(in: nil, pulse: nil)) }

    fileprivate func read(_ store: UserDefaults) -> Value { form.read(store.object(forKey: key)) ?? initial }

    /// - Parameter store: That of the place, where none was given.
    fileprivate func makeLocation(in store: UserDefaults?, pulse: Attribute<Int>?) -> AppStorageLocation<Value> {
        AppStorageLocation(self, in: givenStore ?? store ?? .standard, pulse: pulse)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// A value in the user defaults as a view sees it.
private final class AppStorageLocation<Value>: Location<Value> {
    private let storage: AppStorage<Value>
    private let store: UserDefaults
    private let pulse: Attribute<Int>?

    init(_ storage: AppStorage<Value>, in store: UserDefaults, pulse: Attribute<Int>?) {
        self.storage = storage
        self.store = store
        self.pulse = pulse
    }

    override var value: Value {
        if let pulse, MainThread.isCurrent { MainThread.assume { if pulse.isValid { _ = pulse.value } } }
        return storage.read(store)
    }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) {
            if let encoded = storage.form.encode(value) {
                store.set(encoded, forKey: storage.key)
            } else {
                store.removeObject(forKey: storage.key)
            }
            MainThread.perform { DefaultsReaders.shared.takeOver() }
        }
    }

    override var isTracked: Bool { pulse != nil }
    override var isPart: Bool { true }
}

extension AppStorage: StoredDynamicProperty {
    package static func makeStorage(
        named name: String, inputs: _ViewInputs, log: BodyChangeLog
    ) -> DynamicPropertyStorage {
        Storage(inputs: inputs)
    }

    private final class Storage: DynamicPropertyStorage {
        private let inputs: _ViewInputs
        private var location: AppStorageLocation<Value>?
        private var reader: DefaultsReader?
        private var place: (name: String, store: UserDefaults)?

        init(inputs: _ViewInputs) { self.inputs = inputs }

        override func update(_ field: UnsafeMutableRawPointer) {
            let storage = field.assumingMemoryBound(to: AppStorage<Value>.self)
            let name = storage.pointee.key
            let store = storage.pointee.givenStore ?? inputs.environment.value(DefaultAppStorageKey.self) ?? .standard
            if location == nil || place?.name != name || place?.store !== store {
                // A view may make an object for its store each time; it stays one reader.
                let reader = reader ?? DefaultsReader(inputs)
                self.reader = reader
                DefaultsReaders.shared.add(reader, to: name, in: store)
                place = (name, store)
                location = storage.pointee.makeLocation(in: store, pulse: reader.pulse)
            }
            storage.pointee.location = location
        }
    }
}

extension AppStorage where Value == Bool {
    /// A Boolean in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .itself)
    }
}

extension AppStorage where Value == Int {
    /// An integer in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .itself)
    }
}

extension AppStorage where Value == Double {
    /// A number in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .itself)
    }
}

extension AppStorage where Value == String {
    /// A string in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .itself)
    }
}

extension AppStorage where Value == URL {
    /// An address in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .address)
    }
}

extension AppStorage where Value == Data {
    /// Bytes in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .itself)
    }
}

extension AppStorage where Value == Date {
    /// A date in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .itself)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// A value with an integer for it in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .rawValue)
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    /// A value with a string for it in the user defaults; the standard ones unless a store is given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store: store, initial: wrappedValue, form: .rawValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean in the user defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, initial: nil, form: StoredForm<Bool>.itself.optional)
    }

    /// An integer in the user defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, initial: nil, form: StoredForm<Int>.itself.optional)
    }

    /// A number in the user defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, initial: nil, form: StoredForm<Double>.itself.optional)
    }

    /// A string in the user defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, initial: nil, form: StoredForm<String>.itself.optional)
    }

    /// An address in the user defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store: store, initial: nil, form: StoredForm<URL>.address.optional)
    }

    /// Bytes in the user defaults, if there are any.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, initial: nil, form: StoredForm<Data>.itself.optional)
    }

    /// A date in the user defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store: store, initial: nil, form: StoredForm<Date>.itself.optional)
    }
}

extension AppStorage {
    /// A value with a string for it in the user defaults, if there is one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store: store, initial: nil, form: StoredForm<R>.rawValue.optional)
    }

    /// A value with an integer for it in the user defaults, if there is one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store: store, initial: nil, form: StoredForm<R>.rawValue.optional)
    }
}
