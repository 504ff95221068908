#if GTK
    import CGTK
    import CMartletGTK

    /// The program's main loop: GLib's loop, which also serves the main dispatch queue and the main run loop.
    ///
    /// With it installed, `DispatchQueue.main`, main-actor tasks, `Timer`, `RunLoop.main` and `OperationQueue.main`
    /// work in a GTK program as they do elsewhere. Nothing polls: an idle program sleeps in the kernel until a
    /// descriptor or a deadline wakes it.
    @MainActor
    package enum MainLoop {
        /// Where a piece of work stands between events and drawing; the lower number runs first.
        package enum Priority: Int32 {
            /// Beside input events, timers and the main queue.
            case event = 0
            /// After all events of a turn and before the frame is drawn: the engine's flush.
            case flush = 110
            /// When nothing else is to do.
            case idle = 200
        }

        private static var loops: [OpaquePointer] = []
        private static var isOver = false

        /// Connects the main dispatch queue and the main run loop to GLib's default context, once.
        package static func install() {
            martlet_main_loop_install()
        }

        /// Runs the loop until `quit()`; calls may nest.
        package static func run() {
            install()
            if loops.isEmpty, isOver { return isOver = false }
            guard let loop = g_main_loop_new(nil, 0) else { return }
            loops.append(loop)
            g_main_loop_run(loop)
            loops.removeLast()
            g_main_loop_unref(loop)
        }

        /// Ends the innermost `run()`; the next one, if none runs yet.
        package static func quit() {
            if let loop = loops.last {
                g_main_loop_quit(loop)
            } else {
                isOver = true
            }
        }

        /// Runs `work` once, in the next turn of the loop that reaches `priority`.
        package static func schedule(_ priority: Priority, _ work: @escaping @MainActor () -> Void) {
            let box = Unmanaged.passRetained(ScheduledWork(work))
            g_idle_add_full(
                priority.rawValue,
                { data in
                    if let data {
                        let work = Unmanaged<ScheduledWork>.fromOpaque(data).takeUnretainedValue()
                        MainActor.assumeIsolated { work.body() }
                    }
                    return 0
                },
                box.toOpaque(),
                { data in
                    // The destroy notice releases the box, so that a source that never ran leaks nothing either.
                    if let data { Unmanaged<ScheduledWork>.fromOpaque(data).release() }
                })
        }

        private static var turnEnd: (@MainActor () -> Bool)?

        /// Calls `body` at the end of each turn, before the loop sleeps. If the answer is that there is more to do, it does
        /// not sleep.
        package static func atEndOfTurn(_ body: @escaping @MainActor () -> Bool) {
            let isFirst = turnEnd == nil
            turnEnd = body
            guard isFirst, let source = g_source_new(turnEndFunctions, guint(MemoryLayout<GSource>.size)) else {
                return
            }
            g_source_set_priority(source, G_PRIORITY_LOW)
            g_source_attach(source, nil)
            g_source_unref(source)
        }

        /// A source that is never ready: it is only asked, last of all. GLib keeps the address.
        private static let turnEndFunctions: UnsafeMutablePointer<GSourceFuncs> = {
            let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
            functions.initialize(to: GSourceFuncs())
            functions.pointee.prepare = { _, timeout in
                let hasMore = MainActor.assumeIsolated { MainLoop.turnEnd?() ?? false }
                timeout?.pointee = hasMore ? 0 : -1
                return 0
            }
            functions.pointee.dispatch = { _, _, _ in 1 }
            return functions
        }()

        /// How often the loop came back from waiting; counting starts with the first question.
        package static var wakeCount: Int {
            martlet_main_loop_count_wakes()
            return Int(martlet_main_loop_wake_count())
        }
    }

    /// A closure that GLib holds.
    @MainActor
    private final class ScheduledWork {
        let body: @MainActor () -> Void

        init(_ body: @escaping @MainActor () -> Void) {
            self.body = body
        }
    }
#endif
