import Foundation

/// What a window in which files are chosen shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is in packages. They are folders on this platform.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Files whose names begin with a dot.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// The endings of names. They are always shown on this platform.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What modifiers around say of the windows in which files are chosen.
struct FileDialogOptions {
    var message: Text?
    var confirmation: Text?
    var folder: URL?
    var browser: FileDialogBrowserOptions = []
}

enum FileDialogOptionsKey: EnvironmentKey { static var defaultValue: FileDialogOptions { FileDialogOptions() } }

extension View {
    nonisolated private func fileDialogOptions(_ change: @escaping (inout FileDialogOptions) -> Void) -> some View {
        transformEnvironment(\.fileDialogOptions, transform: change)
    }

    /// What the windows in which files are chosen say in their title; nil for the usual words.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
        fileDialogOptions { $0.message = message }
    }

    /// What the windows in which files are chosen say in their title, by a key that is looked up.
    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// What the windows in which files are chosen say in their title.
    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// What the button says that accepts the chosen files; nil for the usual word.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        fileDialogOptions { $0.confirmation = label }
    }

    /// What the button says that accepts the chosen files, by a key that is looked up.
    public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// What the button says that accepts the chosen files.
    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// The folder that the windows in which files are chosen show at first; nil for the one that was used last.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        fileDialogOptions { $0.folder = defaultDirectory }
    }

    /// What the windows in which files are chosen show.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        fileDialogOptions { $0.browser = options }
    }
}

extension EnvironmentValues {
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}
