import Foundation
import MartletGraph

/// The environment at a place in the tree: what is set there, in front of what is inherited.
///
/// Each value that is set has its own attribute, so that a change reaches its readers only. Which keys
/// a scope sets is fixed when it is made.
package final class EnvironmentScope {
    private let parent: EnvironmentScope?
    // Every view looks here several times. Nothing is called while these are changed, so that overlapping accesses, for
    // which the runtime would look each time, cannot be.
    @exclusivity(unchecked) private var attributes: [Entry] = []
    /// Where values live that are derived from those that are set here; nil where nothing is derived.
    private let subgraph: Subgraph?
    /// Those, and what was found further up.
    @exclusivity(unchecked) private var derived: [Entry] = []
    private var directionFollowers: DirectionFollowers?
    private let rebase: Rebase?
    /// Where the keys that were asked for here are set. Only every so many scopes remember it: most have few keys of
    /// their own and few readers.
    @exclusivity(unchecked) private var known: [ObjectIdentifier: Found] = [:]
    /// How many scopes up the next one that remembers is.
    private let distance: Int
    private static let longestDistance = 6

    private struct Entry {
        let key: ObjectIdentifier
        let attribute: AnyAttribute
    }

    /// A scope as it would be if it had been made inside of another one.
    private struct Rebase {
        let inner: EnvironmentScope
        let old: EnvironmentScope
        let new: EnvironmentScope
    }

    package init(parent: EnvironmentScope?, subgraph: Subgraph? = nil) {
        self.parent = parent
        self.subgraph = subgraph
        rebase = nil
        distance = parent.map { $0.distance == Self.longestDistance ? 0 : $0.distance + 1 } ?? 0
    }

    private init(_ rebase: Rebase) {
        parent = nil
        subgraph = nil
        self.rebase = rebase
        distance = 0
    }

    /// What is set here since an old scope, in front of a new one.
    package func onTop(of new: EnvironmentScope, insteadOf old: EnvironmentScope) -> EnvironmentScope {
        if new === old { return self }
        if self === old { return new }
        return EnvironmentScope(Rebase(inner: self, old: old, new: new))
    }

    /// Sets a key. All keys have to be set before something inside asks for one.
    package func set(_ key: ObjectIdentifier, _ attribute: AnyAttribute) {
        attributes.removeAll { $0.key == key }
        attributes.append(Entry(key: key, attribute: attribute))
        known[key] = nil
    }

    /// The value of a key; nil where nothing sets it. A reader in the graph depends on it.
    package func value<Value>(of key: ObjectIdentifier, as type: Value.Type) -> Value? {
        guard case .found(let attribute) = find(key, before: nil), attribute.isValid else { return nil }
        return attribute.cast(to: Value.self).value
    }

    private enum Found {
        case found(AnyAttribute), stopped, nothing
    }

    private func find(_ key: ObjectIdentifier, before stop: EnvironmentScope?) -> Found {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current === stop { return .stopped }
            // With a stop the way matters, and not only where it leads.
            if stop == nil, current.distance == 0 { return current.findKnown(key) }
            if let found = current.findHere(key) { return found }
            scope = current.parent
        }
        return .nothing
    }

    private func findKnown(_ key: ObjectIdentifier) -> Found {
        if let known = known[key] { return known }
        let found = findHere(key) ?? parent?.find(key, before: nil) ?? .nothing
        known[key] = found
        return found
    }

    /// Nil where the scope around has to be asked.
    private func findHere(_ key: ObjectIdentifier) -> Found? {
        if let rebase {
            let found = rebase.inner.find(key, before: rebase.old)
            if case .stopped = found { return rebase.new.find(key, before: nil) }
            return found
        }
        for entry in attributes where entry.key == key { return .found(entry.attribute) }
        return nil
    }

    package func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
        value(of: ObjectIdentifier(key), as: K.Value.self) ?? K.defaultValue
    }

    /// All values, as the place sees them.
    package var values: EnvironmentValues { EnvironmentValues(scope: self) }

    /// A value that is made of several others. It is evaluated once for all readers between two places that
    /// set one of its keys, and they have one dependency instead of many.
    @MainActor
    package func derived<Derived: DerivedEnvironmentValue>(_ type: Derived.Type) -> Derived {
        let key = ObjectIdentifier(type)
        if let known = knownDerived(key) { return known.cast(to: Derived.self).value }
        var scope = self
        while let parent = scope.parent, !scope.attributes.contains(where: { Derived.keys.contains($0.key) }) {
            scope = parent
        }
        if let known = scope.knownDerived(key) {
            noteDerived(key, known)
            return known.cast(to: Derived.self).value
        }
        guard let subgraph = scope.subgraph else { return Derived(environment: self) }
        let attribute = subgraph.rule(name: "\(Derived.self)") { [unowned scope] in scope.derive(type) }
        scope.noteDerived(key, attribute.any)
        if scope !== self { noteDerived(key, attribute.any) }
        return attribute.value
    }

    @MainActor
    private func knownDerived(_ key: ObjectIdentifier) -> AnyAttribute? {
        for entry in derived where entry.key == key { return entry.attribute.isValid ? entry.attribute : nil }
        return nil
    }

    private func noteDerived(_ key: ObjectIdentifier, _ attribute: AnyAttribute) {
        derived.removeAll { $0.key == key }
        derived.append(Entry(key: key, attribute: attribute))
    }

    /// The nodes that follow the layout direction in force here; nil where nothing of this scope's own can be kept.
    @MainActor
    package func sharedDirectionFollowers() -> DirectionFollowers? {
        var scope = self
        let key = ObjectIdentifier(LayoutDirectionKey.self)
        while let parent = scope.parent, !scope.attributes.contains(where: { $0.key == key }) { scope = parent }
        if let known = scope.directionFollowers { return known }
        guard let subgraph = scope.subgraph else { return nil }
        let followers = DirectionFollowers(scope, isPart: true, in: subgraph)
        scope.directionFollowers = followers
        return followers
    }

    /// The value here: that of the scope around with what is set here, where the value can be made so.
    @MainActor
    private func derive<Derived: DerivedEnvironmentValue>(_ type: Derived.Type) -> Derived {
        parent?.derived(type).replacing(attributes.map(\.key), in: self) ?? Derived(environment: self)
    }
}

/// A value that is made of several values of the environment.
@MainActor
package protocol DerivedEnvironmentValue {
    /// The keys that it reads.
    static var keys: Set<ObjectIdentifier> { get }
    init(environment: EnvironmentScope)

    /// The value inside of a scope that sets these keys; nil where it has to be made anew. Optional: it is nil by default.
    func replacing(_ keys: [ObjectIdentifier], in environment: EnvironmentScope) -> Self?
}

extension DerivedEnvironmentValue {
    package func replacing(_ keys: [ObjectIdentifier], in environment: EnvironmentScope) -> Self? { nil }
}

extension _ViewInputs {
    /// Inputs with values set on top of the inherited ones.
    ///
    /// `write` is run once now to learn which keys it sets, and again when what it reads has changed.
    @MainActor
    package func settingEnvironment(_ write: @escaping (inout EnvironmentValues) -> Void) -> _ViewInputs {
        let outer = environment
        let scope = EnvironmentScope(parent: outer, subgraph: subgraph)
        var first = outer.values
        host.graph.untracked { write(&first) }
        if first.written.isEmpty { return self }
        let subgraph = subgraph
        if first.written.count == 1, let (key, entry) = first.written.first {
            let attribute = entry.makeAttribute(in: subgraph) {
                var values = outer.values
                write(&values)
                return values.written[key]
            }
            scope.set(key, attribute)
        } else {
            // Several keys of one write share one evaluation of it.
            let all = subgraph.rule(name: "environment", comparison: .never) {
                () -> [ObjectIdentifier: EnvironmentEntry] in
                var values = outer.values
                write(&values)
                return values.written
            }
            for (key, entry) in first.written {
                scope.set(key, entry.makeAttribute(in: subgraph) { all.value[key] })
            }
        }
        var inputs = self
        inputs.environment = scope
        return inputs
    }

    /// Inputs with the value of a key, which follows what it is made of.
    @MainActor
    package func settingEnvironment<Key: EnvironmentKey>(
        _ key: Key.Type, to value: @escaping @MainActor () -> Key.Value
    ) -> _ViewInputs {
        let scope = EnvironmentScope(parent: environment, subgraph: subgraph)
        scope.set(ObjectIdentifier(key), subgraph.rule(name: "environment \(Key.self)") { value() }.any)
        var inputs = self
        inputs.environment = scope
        return inputs
    }

    /// Inputs with the values of two keys, each of which follows what it is made of. Cheaper than a closure that writes
    /// any keys, where there are many places.
    @MainActor
    package func settingEnvironment<First: EnvironmentKey, Second: EnvironmentKey>(
        _ first: First.Type, to firstValue: @escaping @MainActor () -> First.Value, _ second: Second.Type,
        to secondValue: @escaping @MainActor () -> Second.Value
    ) -> _ViewInputs {
        let scope = EnvironmentScope(parent: environment, subgraph: subgraph)
        scope.set(ObjectIdentifier(first), subgraph.rule(name: "environment \(First.self)") { firstValue() }.any)
        scope.set(ObjectIdentifier(second), subgraph.rule(name: "environment \(Second.self)") { secondValue() }.any)
        var inputs = self
        inputs.environment = scope
        return inputs
    }

    /// The value of a key at this place.
    @MainActor
    package func environmentValue<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
        environment.values[keyPath: path]
    }
}
