import CAllocationCounter

/// Counts the blocks of memory that the test's own thread asks for, whatever other threads do.
enum AllocationCount {
    /// Whether anything is counted: not under a sanitizer, nor in a program with an allocator of its own.
    static let isAvailable = allocation_counter_is_available()

    /// Does something, and says how many blocks it has asked for; nil where nothing is counted.
    static func of(_ action: () throws -> Void) rethrows -> Int? {
        guard isAvailable else {
            try action()
            return nil
        }
        let before = allocation_counter_here().allocations
        let wasCounting = allocation_counter_set_here(true)
        defer { _ = allocation_counter_set_here(wasCounting) }
        try action()
        return allocation_counter_here().allocations - before
    }

    /// Does something that the test needs for itself, and does not count it.
    static func aside<Result>(_ action: () throws -> Result) rethrows -> Result {
        let wasCounting = allocation_counter_set_here(false)
        defer { _ = allocation_counter_set_here(wasCounting) }
        return try action()
    }
}
