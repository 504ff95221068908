import Synchronization

/// A token that cancels work when `cancel()` is called, and at the latest when the token is released.
///
/// The work is cancelled once, whichever thread comes first.
public final class AnyCancellable: Cancellable, Hashable {
    @usableFromInline let isCancelled: Atomic<Bool>
    // Touched by the one who cancels.
    @usableFromInline @exclusivity(unchecked) var action: (() -> Void)?
    @usableFromInline @exclusivity(unchecked) var target: (any Cancellable)?

    /// Makes a token that runs `cancel`.
    @inlinable public init(_ cancel: @escaping () -> Void) {
        isCancelled = Atomic(false)
        action = cancel
    }

    /// Makes a token that cancels `canceller`.
    @inlinable public init<C>(_ canceller: C) where C: Cancellable {
        isCancelled = Atomic(false)
        target = canceller
    }

    deinit { cancel() }

    /// Cancels the work, unless that was done before, and releases it.
    public func cancel() {
        guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        // Only the first caller comes here, so nobody else touches the two.
        let action = action.take()
        let target = target.take()
        action?()
        target?.cancel()
    }

    /// Keeps the token in `collection`.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps the token in `set`.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Two tokens are equal when they are the same one.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes which token this is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
