#if GTK
    import Foundation

    /// A probe program that runs beside the test, and the lines that it has printed.
    final class ProbeSession: @unchecked Sendable {
        let display: VirtualDisplay?
        let bus: SessionBus?
        private let process = Process()
        private let output = Pipe()
        private let lines: PrintedLines

        /// Starts `SurfaceProbe` on a display of its own; without one if `hasDisplay` is false. With
        /// `isAccessible` it has a session bus of its own, on which assistive technology can meet it.
        init(
            _ scenario: String, hasDisplay: Bool = true, isAccessible: Bool = false, environment: [String: String] = [:]
        ) throws {
            bus = isAccessible ? try SessionBus() : nil
            display = hasDisplay ? try VirtualDisplay() : nil
            lines = PrintedLines(output.fileHandleForReading)
            process.executableURL = Self.productsFolder.appendingPathComponent("SurfaceProbe")
            process.arguments = [scenario]
            var values = ProcessInfo.processInfo.environment
            values["DISPLAY"] = display?.name
            values["WAYLAND_DISPLAY"] = nil
            values["GDK_BACKEND"] = "x11"
            values["GSK_RENDERER"] = "cairo"
            // Nothing of a person's own settings or files.
            values["GSETTINGS_BACKEND"] = "memory"
            values["XDG_STATE_HOME"] =
                FileManager.default.temporaryDirectory
                .appendingPathComponent("martlet-tests-\(UUID().uuidString)").path
            if let bus {
                values.merge(bus.environment) { $1 }
            } else {
                values["GTK_A11Y"] = "none"
            }
            values.merge(environment) { $1 }
            process.environment = values
            process.standardOutput = output
            process.standardError = output
            try process.run()
            lines.read()
        }

        static var productsFolder: URL {
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        }

        /// The lines so far.
        var printed: [String] { lines.all }

        /// Waits until a line is printed, or the program ends, or ten seconds are over. Returns whether it was.
        @discardableResult
        func wait(for line: String) -> Bool { lines.wait { $0 == line } }

        /// Waits for a line that begins so.
        @discardableResult
        func wait(forPrefix prefix: String) -> Bool { lines.wait { $0.hasPrefix(prefix) } }

        /// Waits until the program has ended, and returns its status.
        func waitForEnd() -> Int32 {
            process.waitUntilExit()
            lines.waitForEnd()
            return process.terminationStatus
        }

        /// Sends SIGTERM.
        func terminate() {
            process.terminate()
        }

        deinit {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }
#endif
