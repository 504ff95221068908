import Foundation

/// User defaults that are kept in memory and go with the object: nothing of a person's settings is read or written.
///
/// Hand it to `defaultAppStorage(_:)`, or to a model that takes its defaults from outside. Any thread.
public final class MemoryDefaults: UserDefaults {
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var registered: [String: Any] = [:]

    /// Has these values at first.
    public init(_ values: [String: Any] = [:]) {
        self.values = values
        // A name that nothing is ever stored under.
        super.init(suiteName: "memory")!
    }

    /// The value of a key; nil where there is none.
    public override func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] ?? registered[defaultName] }
    }

    /// Gives a key a value, or none with nil.
    public override func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    /// Takes the value of a key away.
    public override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    /// Gives a key a number.
    public override func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }

    /// Gives a key a number.
    public override func set(_ value: Float, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }

    /// Gives a key a number.
    public override func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }

    /// Gives a key yes or no.
    public override func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }

    /// Gives a key an address, or none with nil.
    public override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    /// The text of a key; that of a number as well.
    public override func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let number as any BinaryInteger: "\(number)"
        case let number as any BinaryFloatingPoint: "\(number)"
        default: nil
        }
    }

    /// The list of a key.
    public override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    /// The dictionary of a key.
    public override func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// The bytes of a key.
    public override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    /// The list of texts of a key.
    public override func stringArray(forKey defaultName: String) -> [String]? {
        object(forKey: defaultName) as? [String]
    }

    /// The number of a key; 0 where there is none.
    public override func integer(forKey defaultName: String) -> Int {
        switch object(forKey: defaultName) {
        case let number as Int: number
        case let number as Double: Int(exactly: number.rounded(.towardZero)) ?? 0
        case let isTrue as Bool: isTrue ? 1 : 0
        case let text as String: Int(text) ?? 0
        default: 0
        }
    }

    /// The number of a key; 0 where there is none.
    public override func double(forKey defaultName: String) -> Double {
        switch object(forKey: defaultName) {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let isTrue as Bool: isTrue ? 1 : 0
        case let text as String: Double(text) ?? 0
        default: 0
        }
    }

    /// The number of a key; 0 where there is none.
    public override func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    /// Whether the value of a key is true, a number that is not 0, or a text that says yes.
    public override func bool(forKey defaultName: String) -> Bool {
        switch object(forKey: defaultName) {
        case let isTrue as Bool: isTrue
        case let text as String: ["true", "yes", "1"].contains(text.lowercased())
        default: double(forKey: defaultName) != 0
        }
    }

    /// The address of a key.
    public override func url(forKey defaultName: String) -> URL? {
        switch object(forKey: defaultName) {
        case let url as URL: url
        case let path as String: URL(fileURLWithPath: path)
        default: nil
        }
    }

    /// Values for keys that have none.
    public override func register(defaults registrationDictionary: [String: Any]) {
        lock.withLock { registered.merge(registrationDictionary) { $1 } }
    }

    /// All values.
    public override func dictionaryRepresentation() -> [String: Any] {
        lock.withLock { registered.merging(values) { $1 } }
    }

    /// Nothing has to be written.
    public override func synchronize() -> Bool { true }
}
