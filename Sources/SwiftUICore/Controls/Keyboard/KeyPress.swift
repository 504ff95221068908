/// A key that a person presses, holds or lets go while a view has the keyboard focus.
public struct KeyPress: Sendable {
    /// What happens to a key.
    public struct Phases: OptionSet, Sendable {
        /// One bit for each option that is in the set.
        public let rawValue: Int

        /// A set of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key goes down.
        public static let down = Phases(rawValue: 1)
        /// The key is held, and the keyboard repeats it.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is let go.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action has used a key.
    public enum Result: Sendable {
        /// It has; nobody else hears of the key.
        case handled
        /// It has not; the views around hear of the key, and at last the control that has the focus.
        case ignored
    }

    /// What happens to the key: one phase.
    public let phase: KeyPress.Phases

    /// The key.
    public let key: KeyEquivalent

    /// What the key writes; of the keys that are held with it only Shift changes that.
    public let characters: String

    /// What is held with the key. Control is `.command` on this platform.
    public let modifiers: EventModifiers

    /// What happens to the keys of a shortcut; without `characters` they write what the key does, in capitals with Shift.
    package init(_ shortcut: Shortcut, _ phase: KeyPress.Phases, characters: String? = nil) {
        self.phase = phase
        key = KeyEquivalent(shortcut.key)
        var modifiers: EventModifiers = []
        if shortcut.control { modifiers.insert(.command) }
        if shortcut.shift { modifiers.insert(.shift) }
        if shortcut.option { modifiers.insert(.option) }
        self.modifiers = modifiers
        let written = String(shortcut.key)
        self.characters = characters ?? (shortcut.shift ? written.uppercased() : written)
    }
}

extension KeyPress: CustomDebugStringConvertible {
    /// The key, what it writes and what is held with it.
    public var debugDescription: String {
        "KeyPress(\(phase.debugDescription), key: \(key.character.debugDescription), "
            + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
    /// The names of the phases.
    public var debugDescription: String {
        let names: [(KeyPress.Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}

/// A key on its way through a window; who hears of it says whether it was used.
package final class KeyPressRequest: Equatable {
    package let press: KeyPress
    package var isHandled = false

    package init(_ press: KeyPress) { self.press = press }

    package static func == (left: KeyPressRequest, right: KeyPressRequest) -> Bool { left === right }
}
