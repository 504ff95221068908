import CAllocationCounter

/// What the allocator was asked for while something ran.
package struct AllocationCounts: Equatable, Sendable {
    package var allocations: Int
    package var frees: Int
    /// Bytes that were allocated and not freed again.
    package var liveBytes: Int

    private init(_ counts: allocation_counts) {
        (allocations, frees, liveBytes) = (counts.allocations, counts.frees, counts.live_bytes)
    }

    /// Whether allocations can be counted: not in the build of a sanitizer, which has an allocator of its own.
    package static var isAvailable: Bool { allocation_counter_is_available() }

    /// Counts exactly what all threads of the process ask for during `body`. Calls must not be nested.
    package static func counting(_ body: () throws -> Void) rethrows -> AllocationCounts {
        allocation_counter_start()
        var counts = allocation_counts()
        do {
            defer { counts = allocation_counter_stop() }
            try body()
        }
        return AllocationCounts(counts)
    }

    /// Counts exactly what this thread asks for during `body`, whatever others do. Calls must not be nested.
    package static func countingHere(_ body: () throws -> Void) rethrows -> AllocationCounts {
        allocation_counter_start_here()
        var counts = allocation_counts()
        do {
            defer { counts = allocation_counter_stop_here() }
            try body()
        }
        return AllocationCounts(counts)
    }
}
