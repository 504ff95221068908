import Foundation
import MartletGraph

/// Who reads which key of the user defaults, and what was there when it was looked at last.
///
/// Foundation on Linux tells nobody that a value has changed. So what is read is compared before each update, after each
/// event and before the program sleeps, and at once where a store does tell: then a view follows what a model writes, too.
@MainActor
final class DefaultsReaders {
    static let shared = DefaultsReaders()

    private struct Key: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    /// All that read one key of one store. It keeps the store, so that no other object gets its name.
    private struct Group {
        let store: UserDefaults
        var value: Any?
        var readers: [ObjectIdentifier: DefaultsReader] = [:]
    }

    private var groups: [Key: Group] = [:]

    private init() {
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in
            MainThread.perform { DefaultsReaders.shared.takeOver() }
        }
    }

    /// From now on a reader is told of a key of a store, and no longer of what it was told of before.
    func add(_ reader: DefaultsReader, to name: String, in store: UserDefaults) {
        remove(reader)
        let key = Key(store: ObjectIdentifier(store), name: name)
        groups[key, default: Group(store: store, value: store.object(forKey: name))].readers[
            ObjectIdentifier(reader)] = reader
        reader.place = (key.store, name)
    }

    func remove(_ reader: DefaultsReader) {
        guard let place = reader.place else { return }
        reader.place = nil
        let key = Key(store: place.store, name: place.name)
        groups[key]?.readers[ObjectIdentifier(reader)] = nil
        if groups[key]?.readers.isEmpty == true { groups[key] = nil }
    }

    /// How many read, for tests.
    var count: Int { groups.values.reduce(0) { $0 + $1.readers.count } }

    /// Updates the views that read what has changed since the last time.
    func takeOver() {
        guard !groups.isEmpty else { return }
        for (key, group) in groups {
            let value = group.store.object(forKey: key.name)
            guard !Self.areSame(value, group.value) else { continue }
            groups[key]?.value = value
            for reader in group.readers.values { reader.advance() }
        }
    }

    /// What cannot be compared counts as different.
    private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): return true
        case (let one?, let other?):
            guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
            return one == other
        default: return false
        }
    }
}

extension ViewHost {
    /// Updates the views that read what has been written to user defaults since the last time, by a model say.
    @MainActor
    package func takeOverUserDefaults() { DefaultsReaders.shared.takeOver() }
}

/// A view that reads a key of the user defaults.
@MainActor
final class DefaultsReader {
    private let host: HostReference
    /// What the view depends on.
    let pulse: Attribute<Int>
    fileprivate var place: (store: ObjectIdentifier, name: String)?

    init(_ inputs: _ViewInputs) {
        host = inputs.host.reference
        pulse = inputs.subgraph.input(0, name: AttributeName("AppStorage"))
        inputs.subgraph.onInvalidate { DefaultsReaders.shared.remove(self) }
    }

    fileprivate func advance() {
        let pulse = pulse
        host.host?.write { if pulse.isValid { pulse.advance() } }
    }
}
