/// Writes that wait for the next update. Those of one transaction are applied together: what a body sees is what one
/// transaction made.
@MainActor
struct PendingWrites {
    private var groups: [Group] = []

    struct Group {
        let transaction: Transaction
        var writes: [() -> Void]
    }

    var isEmpty: Bool { groups.isEmpty }

    /// Takes a write of the transaction that is in force.
    mutating func append(_ write: @escaping () -> Void) {
        let transaction = Transaction.current
        for completion in transaction.completions { completion.claim() }
        if let last = groups.last, last.transaction.isSame(as: transaction) {
            groups[groups.count - 1].writes.append(write)
        } else {
            groups.append(Group(transaction: transaction, writes: [write]))
        }
    }

    /// The writes of the oldest transaction.
    mutating func next() -> Group? { groups.isEmpty ? nil : groups.removeFirst() }
}
