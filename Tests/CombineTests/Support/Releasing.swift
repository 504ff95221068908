import Synchronization
import Testing

/// Something that a test makes and that may hold itself in a circle, as a subscriber and a subscription that know each
/// other do until the stream ends.
protocol Releasable: AnyObject {
    /// Lets everything go that the test hung on it.
    func releaseAll()
}

/// What one test has made.
final class ReleasePool: @unchecked Sendable {
    @TaskLocal static var current: ReleasePool?

    private final class Entry {
        weak var object: (any Releasable)?

        init(_ object: any Releasable) { self.object = object }
    }

    // Guarded by the mutex.
    private var entries: [Entry] = []
    private let mutex = Mutex(())

    func add(_ object: any Releasable) { mutex.withLock { _ in entries.append(Entry(object)) } }

    func drain() {
        let all = mutex.withLock { _ in entries }
        for entry in all { entry.object?.releaseAll() }
    }
}

/// Opens the circles that a test leaves behind, so that the leak sanitizer finds only those of the module.
struct ReleasingTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let pool = ReleasePool()
        defer { pool.drain() }
        try await ReleasePool.$current.withValue(pool, operation: function)
    }
}

extension Trait where Self == ReleasingTrait {
    /// Opens the circles that a test leaves behind.
    static var releasing: Self { ReleasingTrait() }
}
