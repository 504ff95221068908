/// What makes views to be looked at while an app is written.
public protocol _PreviewProvider {}

/// Views to be looked at while an app is written, with data made up for it. A program never shows them by itself; tests
/// can.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Self.Previews { get }

    /// The platform that they are meant for; nil for the one that the file is built for.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform that the file is built for.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is meant for.
public enum PreviewPlatform: Sendable {
    /// Phones and tablets.
    case iOS
    /// Desktops.
    case macOS
    /// Television sets.
    case tvOS
    /// Watches.
    case watchOS
}
