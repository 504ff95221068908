import Foundation

package enum ButtonBorderShapeKey: EnvironmentKey { package static var defaultValue: ButtonBorderShape { .automatic } }
package enum ButtonRepeatKey: EnvironmentKey { package static var defaultValue: ButtonRepeatBehavior { .automatic } }
package enum HelpKey: EnvironmentKey { package static var defaultValue: Text? { nil } }

/// The outline of buttons that have a border.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case automatic, capsule, circle, rounded(CGFloat?) }

    private let kind: Kind
    private var inset: CGFloat = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// As is usual on the platform.
    public static let automatic = ButtonBorderShape(.automatic)
    /// With round ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(.circle)
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape(.rounded(nil))

    /// With round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.rounded(radius)) }

    package var isCircle: Bool { kind == .circle }
}

extension ButtonBorderShape: InsettableShape {
    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        switch kind {
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .automatic: return Path(roundedRect: rect, cornerRadius: 6)
        case .rounded(let radius): return Path(roundedRect: rect, cornerRadius: max((radius ?? 6) - inset, 0))
        }
    }

    /// The outline, smaller by the same distance on all sides.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of buttons as is usual on the platform.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// Whether a button fires again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// As is usual.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// It does.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

extension EnvironmentValues {
    /// Whether buttons fire again and again while they are held down.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }

    package var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    package var helpText: Text? {
        get { self[HelpKey.self] }
        set { self[HelpKey.self] = newValue }
    }
}

extension View {
    /// The outline of buttons in the view that have a border.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// Whether buttons in the view fire again and again while they are held down.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
