/// Whether a shape is mirrored where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where text runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func isMirrored(in direction: LayoutDirection) -> Bool {
        if case .mirrors(let mirrored) = self { mirrored == direction } else { false }
    }
}

// What looks the same from both sides need not be mirrored.
extension Rectangle {
    /// A rectangle looks the same from both sides.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
    /// A rounded rectangle looks the same from both sides.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
    /// A capsule looks the same from both sides.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
    /// A circle looks the same from both sides.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
    /// An ellipse looks the same from both sides.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path {
    /// A path has coordinates of its own, which are not mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
