#if MARTLET_SANITIZER
    import Glibc
#else
    import Synchronization
#endif

/// The one lock of this module: not recursive, stored inline in the object that it guards.
///
/// It is never held while a subscriber, a subscription or a client's closure is called, nor while one is released.
/// The thread sanitizer does not understand `Mutex`, so sanitizer builds (`MARTLET_SANITIZER`) use a POSIX mutex.
@usableFromInline
struct Lock: ~Copyable, @unchecked Sendable {
    #if MARTLET_SANITIZER
        @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

        @usableFromInline init() {
            mutex = .allocate(capacity: 1)
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        @usableFromInline func lock() { pthread_mutex_lock(mutex) }

        @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
    #else
        @usableFromInline let mutex: Mutex<Void>

        @inlinable init() { mutex = Mutex(()) }

        @inlinable func lock() { mutex._unsafeLock() }

        @inlinable func unlock() { mutex._unsafeUnlock() }
    #endif

    /// Runs `body` with the lock held. `body` must not call out.
    @inlinable func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
