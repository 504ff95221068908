import Foundation

/// The machine that the program runs on.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()

    /// The name that the machine has in the network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// "Linux".
    open var systemName: String { "Linux" }

    /// The version of the distribution, such as "12".
    open var systemVersion: String { Self.release["VERSION_ID"] ?? "" }

    /// "Desktop".
    open var model: String { "Desktop" }

    /// The kind of device in the user's language.
    open var localizedModel: String { model }

    /// A window of a desktop has the room and the habits of a tablet's: code that asks this chooses between a phone's
    /// single column and everything else.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

    /// Whether the machine can run several programs at a time. It can.
    open var isMultitaskingSupported: Bool { true }

    @MainActor private override init() {
        super.init()
    }

    /// The lines `NAME=value` of the file in which a distribution says what it is.
    private static let release: [String: String] = {
        var values: [String: String] = [:]
        let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            values[String(parts[0])] = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
        return values
    }()
}
