package enum KeyboardShortcutKey: EnvironmentKey { package static var defaultValue: KeyboardShortcut? { nil } }

/// A key, and keys that are held with it, that push a button.
public struct KeyboardShortcut: Sendable {
    /// Whether a shortcut changes with the language of the keyboard.
    public struct Localization: Sendable, Hashable {
        private enum Kind: Sendable { case automatic, withoutMirroring, custom }

        private let kind: Kind

        /// As is usual.
        public static let automatic = Localization(kind: .automatic)
        /// Not mirrored where text runs from right to left.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// The app sees to it.
        public static let custom = Localization(kind: .custom)
    }

    /// The key.
    public var key: KeyEquivalent
    /// What is held with it.
    public var modifiers: EventModifiers
    /// Whether it changes with the language.
    public var localization: KeyboardShortcut.Localization

    /// Return, wherever the focus is.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// A key with what is held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// A key with what is held with it, and whether that changes with the language.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    package var content: Shortcut {
        Shortcut(
            key: key.character, control: !modifiers.isDisjoint(with: [.command, .control]),
            shift: modifiers.contains(.shift), option: modifiers.contains(.option))
    }

    func apply(to button: inout ButtonContent) {
        switch self {
        case .defaultAction: button.isDefault = true
        case .cancelAction: button.isCancel = true
        default: button.shortcut = content
        }
    }
}

extension KeyboardShortcut: Hashable {
    /// Whether both are the same keys.
    public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
        lhs.key == rhs.key && lhs.modifiers == rhs.modifiers && lhs.localization == rhs.localization
    }

    /// Mixes in the keys.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
        hasher.combine(localization)
    }
}

extension EnvironmentValues {
    /// The keys that push the buttons here.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Pushes the button in the view by a key and what is held with it; Command is Control on this platform.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Pushes the button in the view by a key and what is held with it.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Pushes the button in the view by keys.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Pushes the button in the view by keys; by none with nil.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
