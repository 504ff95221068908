import Synchronization

/// Something that a test makes and that may hold itself in a circle, as a subscriber and a subscription that know each
/// other do until the stream ends.
package protocol Releasable: AnyObject {
    /// Lets everything go that the test hung on it.
    func releaseAll()
}

/// What one test has made.
package final class ReleasePool: @unchecked Sendable {
    @TaskLocal package static var current: ReleasePool?

    private final class Entry {
        weak var object: (any Releasable)?

        init(_ object: any Releasable) { self.object = object }
    }

    // Guarded by the mutex.
    private var entries: [Entry] = []
    private let mutex = Mutex(())

    package init() {}

    package func add(_ object: any Releasable) { mutex.withLock { _ in entries.append(Entry(object)) } }

    package func drain() {
        let all = mutex.withLock { _ in entries }
        for entry in all { entry.object?.releaseAll() }
    }
}
