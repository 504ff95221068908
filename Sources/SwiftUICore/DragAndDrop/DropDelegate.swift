/// Decides what becomes of items that a person drags over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the items can be dropped here at all. Asked before anything else; true unless it is said otherwise.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes the items, which were let go; answers whether it did.
    func performDrop(info: DropInfo) -> Bool

    /// Called when the items come over the view.
    func dropEntered(info: DropInfo)

    /// Called when the items move over the view. Nil for the last proposal, which is a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// Called when the items leave the view without being dropped.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// All items can be dropped.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Nothing happens.
    public func dropEntered(info: DropInfo) {}

    /// The last proposal stays.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Nothing happens.
    public func dropExited(info: DropInfo) {}
}

/// A drop of which two closures hear.
nonisolated struct ClosureDropDelegate: DropDelegate {
    let isTargeted: (Bool) -> Void
    let perform: @MainActor (DropInfo) -> Bool

    init(isTargeted: @escaping (Bool) -> Void, perform: @escaping @MainActor (DropInfo) -> Bool) {
        self.isTargeted = isTargeted
        self.perform = perform
    }

    @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }

    @MainActor func dropExited(info: DropInfo) { isTargeted(false) }

    @MainActor
    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return perform(info)
    }
}
