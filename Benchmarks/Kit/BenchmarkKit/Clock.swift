import Glibc

/// The clocks of the machine and of this process.
package enum Clock {
    /// Nanoseconds since some fixed moment.
    @inline(never)
    package static func now() -> Double { read(CLOCK_MONOTONIC) }

    /// Nanoseconds that the processors have worked for this process: waiting for a frame's turn is not in it, and
    /// neither is what other programs do meanwhile.
    @inline(never)
    package static func worked() -> Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
