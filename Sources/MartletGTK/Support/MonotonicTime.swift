#if GTK
    import CGTK

    /// A clock that nobody sets, by which the times of what a pointer does are told.
    enum MonotonicTime {
        /// In seconds.
        static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
    }
#endif
