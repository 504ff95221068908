#if GTK
    import Foundation

    /// An X display without a screen, for as long as the tests run.
    ///
    /// One display for each session: keyboard focus belongs to a display, and tests run beside each other.
    public final class VirtualDisplay: @unchecked Sendable {
        /// What DISPLAY has to be.
        public let name: String
        private let server: Process

        /// How far in points the content of a window stands from the corner of the display: without a window manager
        /// GTK draws a plain border.
        public static let windowBorder = 5.0

        /// Whether this machine has what tests of windows need.
        public static let isAvailable = find("Xvfb") != nil

        /// Whether keys and clicks can be sent as well.
        public static let hasInput = isAvailable && find("xdotool") != nil

        /// Where a program is, by PATH; nil if it is not installed.
        public static func find(_ program: String) -> String? {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            return path.split(separator: ":").map { "\($0)/\(program)" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }

        /// Starts the display, and returns when it takes connections.
        public init() throws {
            server = Process()
            server.executableURL = URL(fileURLWithPath: Self.find("Xvfb") ?? "/usr/bin/Xvfb")
            let pipe = Pipe()
            // The server writes the number that it chose to its standard output once it takes connections.
            server.arguments = ["-displayfd", "1", "-screen", "0", "1000x800x24", "-nolisten", "tcp"]
            server.standardOutput = pipe
            server.standardError = FileHandle.nullDevice
            try server.run()
            name = try ":" + pipe.readLine()
        }

        /// Sends keys or clicks, as xdotool's arguments.
        public func input(_ arguments: String...) throws { try input(arguments) }

        /// Sends keys or clicks, as xdotool's arguments.
        public func input(_ arguments: [String]) throws {
            let tool = Process()
            tool.executableURL = URL(fileURLWithPath: Self.find("xdotool") ?? "/usr/bin/xdotool")
            tool.arguments = arguments
            tool.environment = ["DISPLAY": name, "PATH": "/usr/bin:/bin"]
            try tool.run()
            tool.waitUntilExit()
        }

        /// How many windows are seen; a menu that has opened is one.
        public func windowCount() throws -> Int {
            let tool = Process()
            tool.executableURL = URL(fileURLWithPath: Self.find("xdotool") ?? "/usr/bin/xdotool")
            tool.arguments = ["search", "--onlyvisible", "--maxdepth", "1", ""]
            tool.environment = ["DISPLAY": name, "PATH": "/usr/bin:/bin"]
            let pipe = Pipe()
            tool.standardOutput = pipe
            tool.standardError = FileHandle.nullDevice
            try tool.run()
            let found = pipe.fileHandleForReading.readDataToEndOfFile()
            tool.waitUntilExit()
            return found.split(separator: UInt8(ascii: "\n")).count
        }

        /// Gives the display a keyboard of this layout, as the desktop's settings name it.
        public func useKeyboard(_ layout: String, variant: String) throws {
            let tool = Process()
            tool.executableURL = URL(fileURLWithPath: Self.find("setxkbmap") ?? "/usr/bin/setxkbmap")
            tool.arguments = ["-layout", layout, "-variant", variant]
            tool.environment = ["DISPLAY": name, "PATH": "/usr/bin:/bin"]
            try tool.run()
            tool.waitUntilExit()
        }

        deinit {
            // Not SIGTERM: a thread of the test runner may have handed on that it takes none.
            kill(server.processIdentifier, SIGKILL)
        }
    }
#endif
