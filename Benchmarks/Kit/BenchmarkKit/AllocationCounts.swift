import CAllocationCounter

/// What the allocator was asked for, by the whole process, while something ran.
package struct AllocationCounts: Equatable, Sendable {
    package var allocations: Int
    package var frees: Int
    /// Bytes that were allocated and not freed again.
    package var liveBytes: Int

    /// Counts exactly what happens during `body`. Calls must not be nested.
    package static func counting(_ body: () throws -> Void) rethrows -> AllocationCounts {
        allocation_counter_start()
        var counts = allocation_counts()
        do {
            defer { counts = allocation_counter_stop() }
            try body()
        }
        return AllocationCounts(
            allocations: counts.allocations, frees: counts.frees, liveBytes: counts.live_bytes)
    }
}
