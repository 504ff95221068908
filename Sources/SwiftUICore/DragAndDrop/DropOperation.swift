/// What becomes of items that are dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing: there is nowhere for them, now.
    case cancel
    /// Nothing: they may not be dropped here.
    case forbidden
    /// They stay where they were, and others like them come here.
    case copy
    /// They come here, and go where they were.
    case move
    /// They stay, and something that leads to them comes here.
    case alias
    /// They are deleted.
    case delete

    /// Whether anything can be dropped.
    package var isPossible: Bool { self != .cancel && self != .forbidden }
}

/// What a view would do with the items that a person holds over it.
public struct DropProposal: Sendable {
    /// What becomes of the items.
    public let operation: DropOperation

    /// A proposal of what becomes of the items.
    public init(operation: DropOperation) { self.operation = operation }
}
