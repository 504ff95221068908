/// Whether a value in a message is shown to everybody who can read the log.
public struct OSLogPrivacy: Hashable, Sendable {
    /// What stands for a hidden value.
    public enum Mask: Hashable, Sendable {
        /// A number that is the same for the same value.
        case hash
        /// Nothing of it.
        case none
    }

    enum Level: Hashable, Sendable {
        case auto, shown, hidden, sensitive
    }

    let level: Level
    let mask: Mask

    /// Numbers are shown, everything else is hidden.
    public static var auto: OSLogPrivacy { auto(mask: .none) }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .shown, mask: .none) }
    /// The value is hidden, except on a terminal.
    public static var `private`: OSLogPrivacy { `private`(mask: .none) }
    /// The value is always hidden.
    public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

    /// Numbers are shown, everything else is hidden behind a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }
    /// The value is hidden behind a mask, except on a terminal.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }
    /// The value is always hidden behind a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
}
