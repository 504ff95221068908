/// Writes messages of one part of a program to its log.
///
/// Martlet's log is standard error: one line a message, with its level and its category. Started by systemd or from a
/// desktop, that is the journal. Values in a message are shown on a terminal and hidden elsewhere, unless they are
/// numbers or marked `public`, as on Apple's platforms with and without a debugger.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String
    private let output: LogOutput

    /// Makes a logger for a part of a program.
    ///
    /// - Parameters:
    ///   - subsystem: The program, in the form of a reversed host name.
    ///   - category: The part of it.
    public init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, output: .standardError)
    }

    /// Makes a logger that names no part.
    public init() {
        self.init(subsystem: "", category: "")
    }

    /// Makes a logger for the part of a program that a log is of.
    public init(_ logObj: OSLog) {
        self.init(subsystem: logObj.subsystem, category: logObj.category)
    }

    init(subsystem: String, category: String, output: LogOutput) {
        self.subsystem = subsystem
        self.category = category
        self.output = output
    }

    /// Writes a message at the level `default`.
    public func log(_ message: OSLogMessage) {
        write(.default, message)
    }

    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        write(level, message)
    }

    /// Writes a message that matters only to who is writing the program. It is shown where `MARTLET_LOG` is `debug`.
    public func trace(_ message: OSLogMessage) {
        write(.debug, message)
    }

    /// Writes a message that matters only to who is writing the program. It is shown where `MARTLET_LOG` is `debug`.
    public func debug(_ message: OSLogMessage) {
        write(.debug, message)
    }

    /// Writes a message that may help. It is shown where `MARTLET_LOG` is `info` or `debug`.
    public func info(_ message: OSLogMessage) {
        write(.info, message)
    }

    /// Writes a message about something that is needed to understand a problem.
    public func notice(_ message: OSLogMessage) {
        write(.default, message)
    }

    /// Writes a message about something that should not be so.
    public func warning(_ message: OSLogMessage) {
        write(.error, message)
    }

    /// Writes a message about something that went wrong.
    public func error(_ message: OSLogMessage) {
        write(.error, message)
    }

    /// Writes a message about something that went wrong beyond repair.
    public func critical(_ message: OSLogMessage) {
        write(.fault, message)
    }

    /// Writes a message about a mistake in the program.
    public func fault(_ message: OSLogMessage) {
        write(.fault, message)
    }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        guard output.shows(level) else { return }
        output.write(level, subsystem: subsystem, category: category, message.text(showsPrivate: output.isTerminal))
    }
}
