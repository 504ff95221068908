#if GTK
    import Testing
    import WindowTesting

    @Suite("Several windows", .enabled(if: VirtualDisplay.isAvailable))
    struct SeveralWindowsTests {
        @Test("what becomes of one window does not undo what another does")
        func independence() throws {
            let session = try ProbeSession("several-windows")
            #expect(session.wait(for: "the animation has ended"), "\(session.printed)")
            // What the program says at its end may be there already.
            #expect(
                session.printed.prefix(6) == [
                    "ready", "dark: true", "dark after the other's title: true",
                    "the other choice can be used: false", "dark without the first: false", "the animation has ended",
                ])
        }

        @Test("a view follows what a model writes to user defaults in a task that changes nothing else")
        func userDefaults() throws {
            let session = try ProbeSession("user-defaults")
            #expect(session.wait(for: "the count is 5"), "\(session.printed)")
        }
    }
#endif
