#if GTK
    import Foundation
    import Testing

    /// Each test runs one scenario of `MainLoopProbe` in a process of its own and compares what it printed.
    @Suite("Main loop")
    struct MainLoopTests {
        // issue 2 §7: "all arrive, in order".
        @Test("Blocks of the main queue arrive in the order in which they were sent")
        func queue() throws {
            let lines = (1...5).map { "queue \($0)" }
            try #expect(Probe.run("queue") == lines + ["end"])
            try #expect(Probe.run("queue-from-threads") == lines + ["sync", "end"])
        }

        @Test("Delayed blocks of the main queue arrive in the order of their deadlines")
        func after() throws {
            try #expect(Probe.run("after") == ["after 20", "after 40", "after 60", "end"])
        }

        @Test("A main-actor task goes on after sleeping, after other work and after yielding")
        func task() throws {
            try #expect(Probe.run("task") == ["start", "slept", "sum 500500", "end"])
        }

        @Test("A repeating timer fires at its deadlines")
        func timer() throws {
            try #expect(Probe.run("timer") == ["ticks 10 in time true", "end"])
        }

        @Test("A timer that another thread adds wakes the sleeping loop")
        func timerFromThread() throws {
            try #expect(Probe.run("timer-from-thread") == ["fired"])
        }

        // engine.md §4: RunLoop.main.perform signals no descriptor of Foundation's.
        @Test("Blocks performed on the main run loop arrive in order, also from another thread")
        func perform() throws {
            try #expect(Probe.run("perform") == ["perform 1", "perform 2", "end"])
            try #expect(Probe.run("perform-from-thread") == ["perform 1", "perform 2", "perform 3", "end"])
        }

        @Test("Operations of the main operation queue arrive in order")
        func operations() throws {
            try #expect(Probe.run("operations") == ["operation 1", "operation 2", "operation 3", "end"])
        }

        @Test("A URL session that delivers to the main queue completes")
        func session() throws {
            try #expect(Probe.run("session") == ["200 hello", "end"])
        }

        @Test("Everything at once arrives")
        func mixed() throws {
            try #expect(Probe.run("mixed") == ["all"])
        }

        @Test("A task that never stops yielding does not keep the flush from running")
        func yielding() throws {
            try #expect(Probe.run("yielding") == ["flush", "end"])
        }

        @Test("A loop that runs inside a block of the main queue serves timers")
        func nested() throws {
            try #expect(Probe.run("nested") == ["outer begins", "timer in the inner loop", "outer ends", "end"])
        }

        // issue 2 §7: an idle window wakes at most once a second; ask 45, whose times MainLoopBenchmark measures.
        @Test("An idle loop sleeps through two seconds")
        func idle() throws {
            try #expect(Probe.run("idle") == ["slept true"])
        }
    }

    /// Runs the probe program, which is built beside the tests.
    enum Probe {
        struct Failure: Error {
            var description: String
        }

        static func run(_ scenario: String) throws -> [String] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
                .deletingLastPathComponent().appendingPathComponent("MainLoopProbe")
            process.arguments = [scenario]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }
#endif
