/// The log of one part of a program.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    /// Makes a log for a part of a program.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// The log that names no part.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log whose messages are not written.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        self !== OSLog.disabled && LogOutput.standardError.shows(type)
    }
}

/// Writes a message at a level, which is `default` if none is given.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    guard log.isEnabled(type: type) else { return }
    Logger(log).log(level: type, message)
}
