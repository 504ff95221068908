#if GTK
    import Foundation
    import Testing
    import WindowTesting

    /// What the desktop says, and says anew while the program runs.
    @Suite("Desktop", .serialized, .enabled(if: VirtualDisplay.hasInput))
    struct DesktopTests {
        // What is set stays in the program, and no portal is asked before the settings.
        private static let ownSettings = ["GSETTINGS_BACKEND": "memory", "ADW_DISABLE_PORTAL": "1"]

        // issue 2 §7: light, dark and high contrast follow the desktop at run time.
        @Test("Light, dark and high contrast follow the desktop while the program runs")
        func appearance() throws {
            let session = try ProbeSession("desktop", environment: Self.ownSettings)
            #expect(session.wait(for: "desktop light increased 1.0"), "\(session.printed)")
            #expect(
                session.printed.filter { $0.hasPrefix("desktop") } == [
                    "desktop light standard 1.0", "desktop dark standard 1.0", "desktop dark increased 1.0",
                    "desktop light increased 1.0",
                ])
        }

        // issue 2 §7: HiDPI scale 2.
        @Test("On a display of two pixels a point the views know it, and a click meets what is seen there")
        func scale() throws {
            let session = try ProbeSession("desktop", environment: Self.ownSettings.merging(["GDK_SCALE": "2"]) { $1 })
            #expect(session.wait(for: "desktop light standard 2.0"), "\(session.printed)")
            #expect(session.wait(for: "the window is there"))
            // Outside of the window if a point were a pixel.
            try session.display?.input("mousemove", "500", "320", "click", "1")
            #expect(session.wait(for: "pressed"), "\(session.printed)")
        }
    }
#endif
