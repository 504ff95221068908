#if GTK
    import Foundation
    import Testing
    import WindowTesting

    // testing.md row 6, between programs: what one drags another takes.
    @Suite("Carrying between programs", .serialized, .enabled(if: VirtualDisplay.hasInput))
    struct CarryingTests {
        private let display: VirtualDisplay
        private let source: ProbeSession
        private let target: ProbeSession

        init() throws {
            display = try VirtualDisplay()
            let program = ProbeSession.productsFolder.appendingPathComponent("SurfaceProbe")
            source = try ProbeSession(
                program, arguments: ["carrying"], display: display, environment: ["TITLE": "Source"])
            target = try ProbeSession(
                program, arguments: ["carrying"], display: display, environment: ["TITLE": "Target"])
        }

        /// Carries the thing at a position of the first program to the place in the second.
        private func carry(_ position: Int) throws {
            #expect(source.wait(for: "ready") && target.wait(for: "ready"))
            try display.input("search", "--sync", "--name", "Target", "windowmove", "500", "0")
            let (from, to) = (30 + 60 * position, 620)
            var arguments = ["sleep", "0.3", "mousemove", "\(from)", "75", "sleep", "0.1", "mousedown", "1"]
            for step in 1...12 {
                arguments += [
                    "sleep", "0.05", "mousemove", "\(from + (to - from) * step / 12)", "\(75 + 70 * step / 12)",
                ]
            }
            try display.input(arguments + ["sleep", "0.5", "mouseup", "1"])
        }

        @Test(
            "text, addresses, files and an app's own kind arrive as what they are",
            arguments: [
                (0, "text wörds"), (1, "address https://example.org/a"), (2, "address file:///etc/os-release"),
                (3, "number 7"),
            ])
        func kinds(position: Int, line: String) throws {
            try carry(position)
            #expect(target.wait(for: line), "\(target.printed)")
            #expect(!source.printed.contains(line))
        }
    }
#endif
