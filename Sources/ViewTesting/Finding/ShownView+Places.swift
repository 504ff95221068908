import Foundation

/// How two views that were found stand to each other on screen.
extension ShownView {
    /// A line of a view that may be at the same place as that of another one.
    public enum Line: Sendable, CaseIterable { case left, right, top, bottom, horizontalCenter, verticalCenter }

    /// Whether all of it is higher than all of another one.
    public func isAbove(_ other: ShownView) -> Bool { frame.maxY <= other.frame.minY + Self.slack }

    /// Whether all of it is lower than all of another one.
    public func isBelow(_ other: ShownView) -> Bool { other.isAbove(self) }

    /// Whether all of it is further to the left than all of another one.
    public func isLeft(of other: ShownView) -> Bool { frame.maxX <= other.frame.minX + Self.slack }

    /// Whether all of it is further to the right than all of another one.
    public func isRight(of other: ShownView) -> Bool { other.isLeft(of: self) }

    /// Whether all of it lies in another one.
    public func isInside(_ other: ShownView) -> Bool {
        other.frame.insetBy(dx: -Self.slack, dy: -Self.slack).contains(frame)
    }

    /// Whether a line of it is where that of another one is, within half a point.
    public func isAligned(with other: ShownView, at line: Line) -> Bool {
        abs(place(of: line) - other.place(of: line)) <= Self.slack
    }

    private static var slack: CGFloat { 0.5 }

    private func place(of line: Line) -> CGFloat {
        switch line {
        case .left: frame.minX
        case .right: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .horizontalCenter: frame.midX
        case .verticalCenter: frame.midY
        }
    }
}
