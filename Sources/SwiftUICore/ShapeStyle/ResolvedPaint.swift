import Foundation

/// A paint that a surface can draw without knowing anything of the place where it is used.
package indirect enum ResolvedPaint: Hashable, Sendable {
    case color(Color.Resolved)
    case linearGradient(ResolvedGradient, start: UnitPoint, end: UnitPoint)
    case radialGradient(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case ellipticalGradient(ResolvedGradient, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
    case angularGradient(ResolvedGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
    case image(Image, sourceRect: PaintRect, scale: CGFloat)
    case material(Material, fallback: Color.Resolved)
    /// The paint as if the shape's bounds were the given rectangle.
    case anchored(ResolvedPaint, PaintRect)
    case blended(ResolvedPaint, BlendMode)
    case shadowed(ResolvedPaint, ResolvedShadow)
    /// A paint that has no colours to fade, drawn with less opacity.
    case faded(ResolvedPaint, opacity: Double)

    /// The paint with its opacity multiplied; colours and gradients take it into their components.
    package func opacity(_ factor: Double) -> ResolvedPaint {
        if factor == 1 { return self }
        switch self {
        case .color(let color):
            return .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(gradient.opacity(factor), start: start, end: end)
        case .radialGradient(let gradient, let center, let start, let end):
            return .radialGradient(gradient.opacity(factor), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let gradient, let center, let start, let end):
            return .ellipticalGradient(
                gradient.opacity(factor), center: center, startFraction: start, endFraction: end)
        case .angularGradient(let gradient, let center, let start, let end):
            return .angularGradient(gradient.opacity(factor), center: center, startAngle: start, endAngle: end)
        case .anchored(let paint, let rect):
            return .anchored(paint.opacity(factor), rect)
        case .blended(let paint, let mode):
            return .blended(paint.opacity(factor), mode)
        case .shadowed(let paint, let shadow):
            return .shadowed(paint.opacity(factor), shadow)
        case .faded(let paint, let opacity):
            return .faded(paint, opacity: opacity * factor)
        case .image, .material:
            return .faded(self, opacity: factor)
        }
    }

    /// The colour that comes nearest, for places that can draw nothing else.
    package var representativeColor: Color.Resolved {
        switch self {
        case .color(let color), .material(_, fallback: let color): color
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
            gradient.stops.first?.color ?? .clear
        case .image: .init(hex: 0x808080)
        case .anchored(let paint, _), .blended(let paint, _), .shadowed(let paint, _): paint.representativeColor
        case .faded(let paint, let opacity): paint.representativeColor.multiplyingOpacity(by: opacity)
        }
    }
}

/// A rectangle that can be hashed.
package struct PaintRect: Hashable, Sendable {
    package var x: CGFloat
    package var y: CGFloat
    package var width: CGFloat
    package var height: CGFloat

    package init(_ rect: CGRect) {
        (x, y) = (rect.origin.x, rect.origin.y)
        (width, height) = (rect.size.width, rect.size.height)
    }

    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// A gradient whose colours are components.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: Color.Resolved
        package var location: CGFloat

        package init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package var stops: [Stop]
    /// Whether colours between stops are mixed in a perceptual space rather than in encoded sRGB.
    package var isPerceptual: Bool
    /// How the gradient goes on beyond its ends.
    package var spread = Spread.padded

    package enum Spread: Hashable, Sendable { case padded, repeated, mirrored }

    package init(stops: [Stop], isPerceptual: Bool = false) {
        self.stops = stops
        self.isPerceptual = isPerceptual
    }

    package func opacity(_ factor: Double) -> ResolvedGradient {
        var result = self
        for index in result.stops.indices {
            result.stops[index].color.opacity *= Float(factor)
        }
        return result
    }
}

/// A shadow whose colour is components.
package struct ResolvedShadow: Hashable, Sendable {
    package var isInner: Bool
    package var color: Color.Resolved
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat

    package init(isInner: Bool, color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.isInner = isInner
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}
