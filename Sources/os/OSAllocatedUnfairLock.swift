import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // The value is only touched while the lock is held.
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    /// Makes a lock around a value that may be used from anywhere while it is locked.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// Calls a closure with the value while the lock is held. The lock must not be taken again inside.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value while the lock is held, without the compiler's checks of what leaves it.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Makes a lock around a value.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Calls a closure while the lock is held.
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
        try withLock { _ in try body() }
    }
}
