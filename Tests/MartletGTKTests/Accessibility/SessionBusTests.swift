#if GTK
    import Foundation
    import Testing

    @testable import WindowTesting

    /// Tests leave nothing running behind.
    @Suite("Buses of tests", .enabled(if: SessionBus.isAvailable))
    struct SessionBusTests {
        @Test("the bus of accessibility goes with the one behind which it is")
        func ending() throws {
            var bus: SessionBus? = try SessionBus()
            let folder = try #require(bus?.environment["XDG_RUNTIME_DIR"])
            // Whoever asks for it starts it.
            withExtendedLifetime(try AccessibleTree(#require(bus))) {}
            #expect(!ProcessTable.processes(whoseArgumentsName: folder).isEmpty)
            bus = nil
            let end = Date(timeIntervalSinceNow: 20)
            while !ProcessTable.processes(whoseArgumentsName: folder).isEmpty, Date() < end { usleep(10_000) }
            #expect(ProcessTable.processes(whoseArgumentsName: folder).isEmpty)
        }
    }
#endif
