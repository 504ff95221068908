import Foundation

/// Where a shown node stands: what layout says, and what effects around it add.
struct SurfacePlace: Equatable {
    /// The frame that layout gives, from the corner of the nearest node around it that is shown too.
    var base: CGRect
    /// How far effects move it now, and how far when they have arrived.
    var shift: CGPoint
    var restingShift: CGPoint
    /// How far the node around it stands from the pixel grid. Where on the grid that is makes no difference.
    var parent: CGPoint

    /// The node's rectangle when everything has arrived, from the pixel at which the node around it stands.
    var rest: CGRect { base.offsetBy(dx: parent.x + restingShift.x, dy: parent.y + restingShift.y) }

    /// What is left of where the node stands when it is put on the pixel grid, for what is inside of it.
    func fraction(scale: CGFloat) -> CGPoint {
        let exact = rest.origin
        let whole = Self.rounded(rest, scale: scale).origin
        return CGPoint(x: exact.x - whole.x, y: exact.y - whole.y)
    }

    /// The frame for the surface, if the node stood at `base`.
    func frame(of base: CGRect, scale: CGFloat) -> CGRect {
        Self.rounded(base.offsetBy(dx: parent.x + shift.x, dy: parent.y + shift.y), scale: scale)
    }

    static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        // Halves always go up, so that a place is rounded alike wherever it is counted from.
        func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let x = snap(rect.minX)
        let y = snap(rect.minY)
        return CGRect(x: x, y: y, width: max(0, snap(rect.maxX) - x), height: max(0, snap(rect.maxY) - y))
    }
}
