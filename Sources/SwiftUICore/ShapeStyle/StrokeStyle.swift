import Combine
import Foundation

/// How a line along a path is drawn.
@frozen public struct StrokeStyle: Equatable, Sendable {
    /// The width in points, half of it on each side of the path.
    public var lineWidth: CGFloat
    /// The shape of open ends.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// The longest corner, in line widths, that a miter join may have before it becomes a bevel.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dash pattern the line begins.
    public var dashPhase: CGFloat

    /// Makes a stroke style; without arguments a solid line one point wide.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Hashable {}

extension StrokeStyle: Animatable {
    /// Line width, miter limit and dash phase as one vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    /// Line width, miter limit and dash phase as one vector.
    public var animatableData: AnimatableData {
        get { .init(lineWidth, .init(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
