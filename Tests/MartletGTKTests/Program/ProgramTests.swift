#if GTK
    import Foundation
    import Testing
    import WindowTesting

    @testable import MartletGTK

    @MainActor
    @Suite("Program")
    struct ProgramTests {
        @Test("Any name becomes an application id that D-Bus accepts")
        func identifiers() {
            #expect(GTKProgram.validApplicationID("org.example.App") == "org.example.App")
            #expect(GTKProgram.validApplicationID("Movies") == "local.Movies")
            #expect(GTKProgram.validApplicationID("com.1two.Größe x") == "com._1two.Gr__e_x")
            #expect(GTKProgram.validApplicationID("") == "local.app")
        }
    }

    @Suite("Program start", .enabled(if: VirtualDisplay.isAvailable))
    struct ProgramStartTests {
        // issue 2 §7: no display, no D-Bus, read-only home: the app starts or says in one line why it can't.
        @Test("Without a display the program says so in one line and fails")
        func noDisplay() throws {
            let session = try ProbeSession("gallery", hasDisplay: false)
            #expect(session.waitForEnd() == 1)
            #expect(session.printed.count == 1)
            #expect(session.printed.first?.hasPrefix("no display") == true)
        }

        @Test("Without a session bus and with a home that cannot be written the window opens")
        func poorSurroundings() throws {
            let session = try ProbeSession(
                "typing",
                environment: [
                    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "HOME": "/nonexistent",
                    "XDG_STATE_HOME": "/proc/nowhere", "XDG_CACHE_HOME": "/proc/nowhere",
                    "XDG_CONFIG_HOME": "/proc/nowhere",
                ])
            #expect(session.wait(for: "ready"))
            session.terminate()
            #expect(session.waitForEnd() == 0)
        }

        @Test("Without an icon theme and without a bus for assistive technology the window opens")
        func noIcons() throws {
            let session = try ProbeSession(
                "gallery",
                environment: [
                    "XDG_DATA_DIRS": "/nonexistent", "XDG_DATA_HOME": "/nonexistent", "GTK_A11Y": "atspi",
                    "AT_SPI_BUS_ADDRESS": "unix:path=/nonexistent",
                ])
            #expect(session.wait(for: "ready"), "\(session.printed)")
            session.terminate()
            #expect(session.waitForEnd() == 0)
        }

        @Test("SIGTERM ends the program after its handlers ran")
        func terminates() throws {
            let session = try ProbeSession("typing")
            #expect(session.wait(for: "ready"))
            session.terminate()
            #expect(session.waitForEnd() == 0)
            #expect(session.printed.suffix(2) == ["terminated", "ended"])
        }
    }
#endif
