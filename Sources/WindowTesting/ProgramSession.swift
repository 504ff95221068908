#if GTK
    import Foundation

    /// A program that runs beside the test, on a display that nobody sees, and the lines that it has printed.
    public final class ProgramSession: @unchecked Sendable {
        /// The display that it runs on.
        public let display: VirtualDisplay?
        /// The bus on which assistive technology can meet it.
        public let bus: SessionBus?
        private let process = Process()
        private let output = Pipe()
        private let lines: PrintedLines
        /// Where the program keeps what it remembers of itself.
        private let state = FileManager.default.temporaryDirectory
            .appendingPathComponent("martlet-tests-\(UUID().uuidString)")

        /// Starts a program. Without a display it has none, without a bus it is not accessible; both can be those of
        /// an earlier session. Nothing of a person's own settings or files is used.
        public init(
            _ program: URL, arguments: [String] = [], display: VirtualDisplay?, bus: SessionBus? = nil,
            environment: [String: String] = [:]
        ) throws {
            self.display = display
            self.bus = bus
            lines = PrintedLines(output.fileHandleForReading)
            process.executableURL = program
            process.arguments = arguments
            var values = ProcessInfo.processInfo.environment
            values["DISPLAY"] = display?.name
            values["WAYLAND_DISPLAY"] = nil
            values["GDK_BACKEND"] = "x11"
            values["GSK_RENDERER"] = "cairo"
            values["GSETTINGS_BACKEND"] = "memory"
            values["XDG_STATE_HOME"] = state.path
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

        /// Where the programs are that were built together with the tests.
        public static var productsFolder: URL {
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        }

        /// The lines so far.
        public var printed: [String] { lines.all }

        /// Waits until a line is printed, or the program ends, or a minute is over. Returns whether it was.
        @discardableResult
        public func wait(for line: String) -> Bool { lines.wait { $0 == line } }

        /// Waits for a line that begins so.
        @discardableResult
        public func wait(forPrefix prefix: String) -> Bool { lines.wait { $0.hasPrefix(prefix) } }

        /// Waits until the program has ended, and returns its status.
        public func waitForEnd() -> Int32 {
            process.waitUntilExit()
            lines.waitForEnd()
            return process.terminationStatus
        }

        /// Sends SIGTERM.
        public func terminate() {
            process.terminate()
        }

        /// Sends SIGKILL, which no program can prepare for.
        public func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
        }

        deinit {
            if process.isRunning {
                Foundation.kill(process.processIdentifier, SIGKILL)
                // It may be writing: what it leaves behind goes after it.
                while process.isRunning { usleep(1000) }
            }
            try? FileManager.default.removeItem(at: state)
        }
    }
#endif
