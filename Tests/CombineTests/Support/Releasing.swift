import CombineTestKit
import Testing

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
