import MartletGraph

/// What modifiers around a view do to the transactions that reach it.
///
/// Transactions are not handed down: a value that has changed asks, for the few changes that there are.
@MainActor
package final class TransactionScope {
    private let parent: TransactionScope?
    private let transform: (inout Transaction) -> Void

    package init(parent: TransactionScope?, transform: @escaping (inout Transaction) -> Void) {
        self.parent = parent
        self.transform = transform
    }

    /// The transaction as it is at a place, the outermost modifier having had its say first.
    package static func resolve(_ transaction: Transaction, in scope: TransactionScope?) -> Transaction {
        guard let scope else { return transaction }
        var result = resolve(transaction, in: scope.parent)
        scope.transform(&result)
        return result
    }

    /// What was added here since an old scope, inside of a new one.
    package static func move(
        _ scope: TransactionScope?, from old: TransactionScope?, to new: TransactionScope?
    ) -> TransactionScope? {
        if old === new || scope == nil { return scope === old ? new : scope }
        if scope === old { return new }
        guard let scope else { return new }
        return TransactionScope(parent: move(scope.parent, from: old, to: new), transform: scope.transform)
    }
}

extension _ViewInputs {
    /// Inputs for views whose transactions are changed.
    @MainActor
    package func changingTransactions(_ transform: @escaping (inout Transaction) -> Void) -> _ViewInputs {
        host.animations.notesTransactionScopes = true
        var inputs = self
        inputs.transactions = TransactionScope(parent: transactions, transform: transform)
        return inputs
    }

    /// The running transaction as it is at this place.
    @MainActor
    package var transaction: Transaction { TransactionScope.resolve(host.transaction, in: transactions) }
}

/// Knows whether a value has changed with the transaction that is being applied.
@MainActor
package final class ChangeTracker<Value: Equatable> {
    private let read: () -> Value
    private unowned let host: ViewHost
    private var last: Value
    private var changedInPass = -1

    /// Follows a value of the graph from now on.
    package init(inputs: _ViewInputs, _ read: @escaping () -> Value) {
        self.read = read
        host = inputs.host
        last = inputs.host.graph.untracked(read)
        // Also where nobody asks, the value must not look new the next time.
        _ = inputs.subgraph.effect(name: "animated value") { [self] in note(read()) }
    }

    private func note(_ value: Value) {
        guard value != last else { return }
        last = value
        changedInPass = host.pass
    }

    package var hasChanged: Bool {
        note(host.graph.untracked(read))
        return changedInPass == host.pass
    }
}
