import Synchronization

/// Lets one delivery into a subscriber at a time, without a lock being held meanwhile.
///
/// Whoever enters owns the subscriber until it leaves. Whoever finds the gate taken, on another thread or deeper in
/// the same call, leaves its work where the owner finds it and marks the gate: the owner then cannot leave before it
/// did that work.
@usableFromInline
struct DeliveryGate: ~Copyable {
    // 0: free, 1: taken, 2: taken and work was left.
    @usableFromInline let state: Atomic<UInt>

    @inlinable init() { state = Atomic(0) }

    /// Takes the gate when it is free.
    @inlinable @inline(__always) func tryEnter() -> Bool {
        state.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    /// Gives the gate back, unless work was left since the last `acknowledge()`.
    @inlinable @inline(__always) func tryLeave() -> Bool {
        state.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
    }

    /// The owner says that it is about to look for the work that was left.
    @inlinable func acknowledge() { state.store(1, ordering: .sequentiallyConsistent) }

    /// Takes the gate when it is free, and otherwise tells the owner that there is work.
    ///
    /// - Returns: whether the caller now owns the gate and has to do the work itself.
    @inlinable func enterOrMark() -> Bool {
        while true {
            let (entered, seen) = state.compareExchange(
                expected: 0, desired: 1, ordering: .acquiringAndReleasing)
            if entered { return true }
            if seen == 2 { return false }
            if state.compareExchange(expected: 1, desired: 2, ordering: .acquiringAndReleasing).exchanged {
                return false
            }
        }
    }
}
