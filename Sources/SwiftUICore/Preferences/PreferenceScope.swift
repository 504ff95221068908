import MartletGraph

/// Where the preferences of a part of the tree gather.
///
/// Only who gives a preference and who reads or replaces one takes part: a tree of views without
/// preferences costs nothing. A key that a scope does not keep goes on to the scope around it.
@MainActor
package final class PreferenceScope {
    private let parent: PreferenceScope?
    private var keys: [ObjectIdentifier: AnyObject] = [:]
    /// While a scope is closed, what gathers in it waits and does not count further up.
    private var isOpen: Bool
    private var withdrawals: [() -> Void] = []

    /// A scope inside another; a closed one keeps everything back.
    package nonisolated init(parent: PreferenceScope?, isOpen: Bool = true) {
        self.parent = parent
        self.isOpen = isOpen
        startedClosed = !isOpen
    }

    private let startedClosed: Bool
    private var offers: [() -> (() -> Void)] = []

    /// Lets what gathers in a scope that can be closed count further up, or not any more.
    package func setOpen(_ isOpen: Bool) {
        if isOpen, !self.isOpen {
            self.isOpen = true
            withdrawals = offers.map { $0() }
        } else if !isOpen, self.isOpen {
            self.isOpen = false
            for withdraw in withdrawals { withdraw() }
            withdrawals = []
        }
    }

    /// From now on the values of a key stay here; gives what they combine to.
    package func collect<K: PreferenceKey>(_ key: K.Type, in subgraph: Subgraph) -> Attribute<K.Value> {
        collection(key, in: subgraph).combined
    }

    /// Adds a value of a key, as long as the subgraph lives. It counts in the order of adding.
    package func add<K: PreferenceKey>(_ key: K.Type, _ value: Attribute<K.Value>, in subgraph: Subgraph) {
        var scope: PreferenceScope? = self
        while let current = scope {
            if let collection = current.keys[ObjectIdentifier(key)] as? PreferenceCollection<K> {
                collection.add(value, in: subgraph)
                return
            }
            if current.startedClosed, let parent = current.parent {
                current.offer { parent.offered(key, value, in: subgraph) }
                return
            }
            scope = current.parent
        }
    }

    private func offer(_ make: @escaping () -> (() -> Void)) {
        offers.append(make)
        if isOpen { withdrawals.append(make()) }
    }

    /// Adds a value until the returned closure is called.
    private func offered<K: PreferenceKey>(
        _ key: K.Type, _ value: Attribute<K.Value>, in subgraph: Subgraph
    ) -> () -> Void {
        guard subgraph.isValid else { return {} }
        let membership = Subgraph(parent: subgraph)
        add(key, value, in: membership)
        return { membership.invalidate() }
    }

    private func collection<K: PreferenceKey>(_ key: K.Type, in subgraph: Subgraph) -> PreferenceCollection<K> {
        if let known = keys[ObjectIdentifier(key)] as? PreferenceCollection<K> { return known }
        let collection = PreferenceCollection<K>(in: subgraph)
        keys[ObjectIdentifier(key)] = collection
        return collection
    }
}

/// The values of one key in one scope.
@MainActor
private final class PreferenceCollection<K: PreferenceKey> {
    private var members: [Attribute<K.Value>] = []
    private let version: Attribute<Int>
    private(set) var combined: Attribute<K.Value>!

    init(in subgraph: Subgraph) {
        version = subgraph.input(0, name: "\(K.self) members")
        // The rule holds the collection: who reads it may be all that is left of the scope.
        combined = subgraph.rule(name: "\(K.self)") { [self] in
            _ = version.value
            return combine()
        }
    }

    func add(_ value: Attribute<K.Value>, in subgraph: Subgraph) {
        members.append(value)
        bump()
        subgraph.onInvalidate { [weak self] in
            guard let self else { return }
            members.removeAll { $0 == value }
            bump()
        }
    }

    private func bump() {
        version.advance()
    }

    private func combine() -> K.Value {
        guard let first = members.first else { return K.defaultValue }
        var result = first.value
        for member in members.dropFirst() { K.reduce(value: &result) { member.value } }
        return result
    }
}
