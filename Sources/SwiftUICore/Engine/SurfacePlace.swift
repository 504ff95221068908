import Foundation

/// Where a shown node stands: what layout says, and what effects around it add.
struct SurfacePlace: Equatable {
    /// The frame that layout gives, from the corner of the nearest node around it that is shown too.
    var base: CGRect
    /// How far effects move it now, and how far when they have arrived.
    var shift: CGPoint
    var restingShift: CGPoint
    /// Where the node around it stands in the window, exactly and on the pixel grid.
    var parent: CGPoint
    var parentOrigin: CGPoint

    /// The node's rectangle in the window when everything has arrived.
    var rest: CGRect { base.offsetBy(dx: parent.x + restingShift.x, dy: parent.y + restingShift.y) }

    /// The frame for the surface, if the node stood at `base`.
    func frame(of base: CGRect, scale: CGFloat) -> CGRect {
        let rect = base.offsetBy(dx: parent.x + shift.x, dy: parent.y + shift.y)
        return Self.rounded(rect, scale: scale).offsetBy(dx: -parentOrigin.x, dy: -parentOrigin.y)
    }

    static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = snap(rect.minX)
        let y = snap(rect.minY)
        return CGRect(x: x, y: y, width: max(0, snap(rect.maxX) - x), height: max(0, snap(rect.maxY) - y))
    }
}
