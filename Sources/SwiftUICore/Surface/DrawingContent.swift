import Foundation
import FoundationGaps

/// What a canvas shows: things that are drawn one after the other, in the canvas's coordinates.
package struct DrawingContent: Equatable {
    package var commands: [DrawingCommand] = []

    package init() {}
}

/// One thing that is drawn, and how.
package struct DrawingCommand: Equatable {
    package var figure: DrawingFigure
    package var state: DrawingState
}

/// What is drawn.
package indirect enum DrawingFigure: Equatable {
    case fill(Path, ResolvedPaint, FillStyle)
    case stroke(Path, ResolvedPaint, StrokeStyle)
    case image(ImageContent, CGRect)
    case text(TextContent, CGRect)
    /// A child of the node, which has a size, drawn into a rectangle.
    case symbol(SurfaceNodeID, CGSize, CGRect)
    /// Things that are combined with each other first. Their transforms count from the canvas.
    case layer([DrawingCommand])
}

/// How something is drawn.
package struct DrawingState: Equatable {
    /// From the coordinates of the figure to those of the canvas.
    package var transform = CGAffineTransform.identity
    package var opacity: Double = 1
    package var mode = DrawingMode.normal
    package var clips: [DrawingClip] = []
    /// What becomes of the picture of the figure, one after the other.
    package var filters: [DrawingFilter] = []

    package init() {}

    /// Whether the figure is a picture by itself before it is drawn.
    package var needsPicture: Bool {
        !filters.isEmpty || clips.contains { if case .layer = $0 { true } else { $0.isInverse } }
    }
}

/// Where something is drawn; in the coordinates of the canvas.
package indirect enum DrawingClip: Equatable {
    case path(Path, isEvenOdd: Bool, isInverse: Bool)
    /// As far as what is drawn here is opaque.
    case layer([DrawingCommand], opacity: Double, isInverse: Bool)

    package var isInverse: Bool {
        switch self {
        case .path(_, _, let isInverse), .layer(_, _, let isInverse): isInverse
        }
    }
}

/// What becomes of the pixels of a picture. Lengths are points of the canvas's coordinates before any transform.
package enum DrawingFilter: Equatable {
    case blur(radius: CGFloat)
    case colors(ColorMatrix)
    /// All that is at least so opaque in one colour, up to another opacity.
    case threshold(minimum: Double, maximum: Double, color: Color.Resolved)
    case projection(ProjectionTransform)
    case shadow(DrawingShadow)
}

/// A shadow of a picture.
package struct DrawingShadow: Equatable {
    package var color: Color.Resolved
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat
    package var mode: DrawingMode
    /// Whether it lies on the picture instead of below.
    package var isAbove: Bool
    /// Whether the picture itself is not drawn.
    package var isAlone: Bool
    /// Whether it is the shadow of what is not there: one inside of the picture.
    package var invertsOpacity: Bool
}

/// How something is combined with what was drawn before, under the numbers that Apple's graphics has for it.
package enum DrawingMode: Int32, Equatable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
