import Foundation

/// Where messages go.
struct LogOutput: Sendable {
    /// Whether a person reads along, so that private values may be shown.
    let isTerminal: Bool
    /// Whether lines start with the number by which the journal knows their level.
    let isJournal: Bool
    /// The least level that is written.
    let threshold: OSLogType
    let write: @Sendable (String) -> Void

    /// Standard error, as the environment says.
    static let standardError: LogOutput = {
        let environment = ProcessInfo.processInfo.environment
        let threshold: OSLogType =
            switch environment["MARTLET_LOG"] {
            case "debug": .debug
            case "info": .info
            default: .default
            }
        return LogOutput(
            isTerminal: isatty(STDERR_FILENO) == 1, isJournal: environment["JOURNAL_STREAM"] != nil,
            threshold: threshold
        ) { line in
            // One call a line, so that lines of several threads do not mix.
            FileHandle.standardError.write(Data(line.utf8))
        }
    }()

    func shows(_ level: OSLogType) -> Bool {
        level.journalPriority <= threshold.journalPriority
    }

    func write(_ level: OSLogType, subsystem: String, category: String, _ text: String) {
        let start = isJournal ? "<\(level.journalPriority)>" : ""
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        write("\(start)\(level.name)\(place.isEmpty ? "" : " [\(place)]"): \(text)\n")
    }
}
