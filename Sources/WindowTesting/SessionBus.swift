#if GTK
    import Foundation

    /// A message bus for one program under test, and the accessibility bus behind it.
    public final class SessionBus: @unchecked Sendable {
        private let daemon = Process()
        private let folder: URL
        /// Where the bus is met.
        public let address: String

        /// Whether this machine has what assistive technology needs.
        public static let isAvailable =
            VirtualDisplay.find("dbus-daemon") != nil
            && FileManager.default.isExecutableFile(atPath: "/usr/libexec/at-spi-bus-launcher")

        /// Starts the bus, and returns when it takes connections.
        public init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "martlet-bus-\(UUID().uuidString.prefix(8))")
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            daemon.executableURL = URL(fileURLWithPath: VirtualDisplay.find("dbus-daemon") ?? "/usr/bin/dbus-daemon")
            daemon.arguments = [
                // Its socket is in the folder that goes with it: a bus that is killed leaves it behind.
                "--session", "--nofork", "--print-address=1", "--address=unix:dir=\(folder.path)",
            ]
            var values = ProcessInfo.processInfo.environment
            values["XDG_RUNTIME_DIR"] = folder.path
            values["XDG_CACHE_HOME"] = folder.path
            values["DISPLAY"] = nil
            daemon.environment = values
            let pipe = Pipe()
            daemon.standardOutput = pipe
            daemon.standardError = FileHandle.nullDevice
            try daemon.run()
            address = try pipe.readLine()
        }

        /// What a program needs to be on this bus.
        public var environment: [String: String] {
            ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path, "XDG_CACHE_HOME": folder.path]
        }

        deinit {
            kill(daemon.processIdentifier, SIGKILL)
            // The bus of accessibility is a process that nobody is the parent of. It would outlive this one; its address
            // is in this one's folder.
            for process in ProcessTable.processes(whoseArgumentsName: folder.path) { kill(process, SIGKILL) }
            try? FileManager.default.removeItem(at: folder)
        }
    }
#endif
