/// A key that a shortcut is on.
public struct KeyEquivalent: Sendable {
    /// The character that the key writes, or the one that stands for it.
    public var character: Character

    /// The key that writes a character.
    public init(_ character: Character) { self.character = character }

    /// Up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// Down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// Left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// Right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete backward.
    public static let delete = KeyEquivalent("\u{08}")
    /// Delete forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: Hashable {}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key that writes a character.
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// Keys that are held with another.
@frozen public struct EventModifiers: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Alt.
    public static let option = EventModifiers(rawValue: 8)
    /// The key of commands, which is Control on this platform.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The function key.
    public static let function = EventModifiers(rawValue: 64)
    /// All of them.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad, .function,
    ]
}
