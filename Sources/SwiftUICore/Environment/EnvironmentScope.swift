import Foundation
import MartletGraph

/// The environment at a place in the tree: what is set there, in front of what is inherited.
///
/// Each value that is set has its own attribute, so that a change reaches its readers only. Which keys
/// a scope sets is fixed when it is made.
package final class EnvironmentScope {
    private let parent: EnvironmentScope?
    private var attributes: [ObjectIdentifier: AnyAttribute] = [:]
    /// Where values live that are derived from those that are set here; nil where nothing is derived.
    private let subgraph: Subgraph?
    private var derived: [ObjectIdentifier: AnyAttribute] = [:]
    private let rebase: Rebase?
    /// Where the keys that were asked for at this place are set.
    private var known: [ObjectIdentifier: Found] = [:]

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
    }

    private init(_ rebase: Rebase) {
        parent = nil
        subgraph = nil
        self.rebase = rebase
    }

    /// What is set here since an old scope, in front of a new one.
    package func onTop(of new: EnvironmentScope, insteadOf old: EnvironmentScope) -> EnvironmentScope {
        if new === old { return self }
        if self === old { return new }
        return EnvironmentScope(Rebase(inner: self, old: old, new: new))
    }

    /// Sets a key. All keys have to be set before something inside asks for one.
    package func set(_ key: ObjectIdentifier, _ attribute: AnyAttribute) {
        attributes[key] = attribute
        known[key] = nil
    }

    /// The value of a key; nil where nothing sets it. A reader in the graph depends on it.
    package func value<Value>(of key: ObjectIdentifier, as type: Value.Type) -> Value? {
        let found: Found
        if let known = known[key] {
            found = known
        } else {
            found = find(key, before: nil)
            known[key] = found
        }
        guard case .found(let attribute) = found else { return nil }
        return MainThread.assume { attribute.isValid ? attribute.cast(to: Value.self).value : nil }
    }

    private enum Found {
        case found(AnyAttribute), stopped, nothing
    }

    private func find(_ key: ObjectIdentifier, before stop: EnvironmentScope?) -> Found {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current === stop { return .stopped }
            if let rebase = current.rebase {
                switch rebase.inner.find(key, before: rebase.old) {
                case .stopped: scope = rebase.new
                case let other: return other
                }
                continue
            }
            if let attribute = current.attributes[key] { return .found(attribute) }
            scope = current.parent
        }
        return .nothing
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
        var scope = self
        while let parent = scope.parent, scope.attributes.keys.allSatisfy({ !Derived.keys.contains($0) }) {
            scope = parent
        }
        let key = ObjectIdentifier(type)
        if let known = scope.derived[key], known.isValid { return known.cast(to: Derived.self).value }
        guard let subgraph = scope.subgraph else { return Derived(environment: self) }
        let attribute = subgraph.rule(name: "\(Derived.self)") { [unowned scope] in Derived(environment: scope) }
        scope.derived[key] = attribute.any
        return attribute.value
    }
}

/// A value that is made of several values of the environment.
@MainActor
package protocol DerivedEnvironmentValue {
    /// The keys that it reads.
    static var keys: Set<ObjectIdentifier> { get }
    init(environment: EnvironmentScope)
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

    /// The value of a key at this place.
    @MainActor
    package func environmentValue<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
        environment.values[keyPath: path]
    }
}
