import Foundation

/// A run of colours, each at a location along a line.
@frozen public struct Gradient: Equatable, Sendable {
    /// A colour at a location.
    @frozen public struct Stop: Equatable, Sendable {
        /// The colour.
        public var color: Color
        /// The location, 0 being the gradient's start and 1 its end.
        public var location: CGFloat

        /// Makes a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space that colours between two stops are mixed in.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// Encoded sRGB, as the screen has it.
        public static let device = ColorSpace(isPerceptual: false)
        /// A space in which equal distances look equal.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colours and their locations, in order.
    public var stops: [Gradient.Stop]

    /// Makes a gradient from stops.
    public init(stops: [Gradient.Stop]) {
        self.stops = stops
    }

    /// Makes a gradient whose colours are evenly spaced from 0 to 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient with colours mixed in the given space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }

    package func resolved(in context: PaintContext, space: ColorSpace = .device) -> ResolvedGradient {
        ResolvedGradient(
            stops: stops.map { .init(color: $0.color.resolved(in: context), location: $0.location) },
            isPerceptual: space.isPerceptual)
    }
}

extension Gradient: Hashable {}
extension Gradient.Stop: Hashable {}

extension Gradient: ShapeStyle {
    /// Gives a linear gradient from top to bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .linearGradient(resolved(in: shape.context), start: .top, end: .bottom)
    }
}
