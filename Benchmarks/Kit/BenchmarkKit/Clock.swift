import Glibc

/// The monotonic clock.
enum Clock {
    /// Nanoseconds since some fixed moment.
    @inline(never)
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
