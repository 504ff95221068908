/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Makes a level of its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Makes a level of its number.
    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// What is needed to understand a problem.
    public static let `default` = OSLogType(rawValue: 0)
    /// What may help.
    public static let info = OSLogType(rawValue: 1)
    /// What matters only to who is writing the program.
    public static let debug = OSLogType(rawValue: 2)
    /// Something went wrong.
    public static let error = OSLogType(rawValue: 16)
    /// Something went wrong beyond repair.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }

    /// The number by which the journal knows a level at the start of a line.
    var journalPriority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
