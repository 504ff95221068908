import Synchronization

/// A truth that is read without a lock.
@usableFromInline
struct Flag: ~Copyable, Sendable {
    @usableFromInline let value: Atomic<Bool>

    @inlinable init() { value = Atomic(false) }

    @inlinable var isSet: Bool { value.load(ordering: .acquiring) }

    @inlinable func set() { value.store(true, ordering: .releasing) }

    @inlinable func clear() { value.store(false, ordering: .releasing) }
}
