import Foundation

/// A device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// The device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device of a name.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
    /// That of the device.
    case device
    /// As much as the view needs.
    case sizeThatFits
    /// So much, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public var id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, the other way round.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All there are.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}

/// What a preview knows of where it is shown.
public protocol PreviewContext {
    /// A value of the context.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of a preview's context.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value where the context has none.
    static var defaultValue: Self.Value { get }
}

// What these say concerns the tool that shows previews; the view itself is not changed by them, on any platform.
extension View {
    /// The device on which a preview of the view is shown.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How much room a preview of the view has.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// What a preview of the view is called.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

    /// How the device of a preview is held.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// What a preview of the view knows of where it is shown.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
