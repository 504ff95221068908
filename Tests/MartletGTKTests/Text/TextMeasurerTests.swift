#if GTK
    import Testing
    import WindowTesting

    @Suite("Measuring", .enabled(if: VirtualDisplay.isAvailable))
    struct MeasuringTests {
        // performance.md §6: each text is shaped once; probes share layouts.
        @Test("Texts and controls answer proposals as layout needs it")
        func measures() throws {
            let session = try ProbeSession("measures")
            #expect(session.waitForEnd() == 0)
            let printed = session.printed
            #expect(printed.filter { $0.hasPrefix("holds") }.count >= 20)
            for line in printed where line.hasPrefix("fails") { Issue.record("\(line)") }
        }
    }
#endif
