#if GTK
    import Foundation

    /// A probe program that runs beside the test, and the lines that it has printed.
    final class ProbeSession: @unchecked Sendable {
        let display: VirtualDisplay?
        private let process = Process()
        private let output = Pipe()
        private let condition = NSCondition()
        private var lines: [String] = []
        private var isAtEnd = false

        /// Starts `SurfaceProbe` on a display of its own; without one if `hasDisplay` is false.
        init(_ scenario: String, hasDisplay: Bool = true, environment: [String: String] = [:]) throws {
            display = hasDisplay ? try VirtualDisplay() : nil
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
            values["GTK_A11Y"] = "none"
            values.merge(environment) { $1 }
            process.environment = values
            process.standardOutput = output
            process.standardError = output
            try process.run()
            Thread.detachNewThread { [self] in read() }
        }

        static var productsFolder: URL {
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        }

        private func read() {
            var rest = ""
            while true {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                rest += String(decoding: data, as: UTF8.self)
                var parts = rest.components(separatedBy: "\n")
                rest = parts.removeLast()
                condition.withLock {
                    lines += parts
                    condition.broadcast()
                }
            }
            condition.withLock {
                isAtEnd = true
                condition.broadcast()
            }
        }

        /// The lines so far.
        var printed: [String] { condition.withLock { lines } }

        /// Waits until a line is printed, or the program ends, or ten seconds are over. Returns whether it was.
        @discardableResult
        func wait(for line: String) -> Bool {
            let end = Date(timeIntervalSinceNow: 10)
            return condition.withLock {
                while !lines.contains(line), !isAtEnd {
                    guard condition.wait(until: end) else { break }
                }
                return lines.contains(line)
            }
        }

        /// Waits until the program has ended, and returns its status.
        func waitForEnd() -> Int32 {
            process.waitUntilExit()
            condition.withLock { while !isAtEnd { condition.wait() } }
            return process.terminationStatus
        }

        /// Sends SIGTERM.
        func terminate() {
            process.terminate()
        }

        deinit {
            if process.isRunning {
                process.terminate()
                process.waitUntilExit()
            }
        }
    }
#endif
