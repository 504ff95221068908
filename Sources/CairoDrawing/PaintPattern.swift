import CCairo
import Foundation
import SwiftUICore

/// Turns paints into cairo's patterns.
package struct PaintPattern {
    /// Makes a part of an image, repeated over some bounds; `scale` is that of the image. Nil where it cannot be drawn.
    package typealias ImageTiles = (_ image: Image, _ part: CGRect, _ scale: CGFloat, _ bounds: CGRect) ->
        OpaquePointer?

    private let imageTiles: ImageTiles

    /// - Parameter imageTiles: How the surface paints with images; where it cannot, one colour stands for the image.
    package init(imageTiles: @escaping ImageTiles = { _, _, _, _ in nil }) { self.imageTiles = imageTiles }

    /// Makes a paint the source of what cairo draws next; `bounds` is what unit points refer to.
    package func set(_ paint: ResolvedPaint, in bounds: CGRect, of cairo: OpaquePointer) {
        guard let pattern = make(paint, in: bounds) else { return }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    private func make(_ paint: ResolvedPaint, in bounds: CGRect) -> OpaquePointer? {
        switch paint {
        case .color(let color), .material(_, fallback: let color):
            return solid(color)
        case .linearGradient(let gradient, let start, let end):
            let (from, to) = (start.point(in: bounds), end.point(in: bounds))
            return adding(gradient, to: cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
        case .radialGradient(let gradient, let center, let start, let end):
            let center = center.point(in: bounds)
            return adding(gradient, to: cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end))
        case .ellipticalGradient(let gradient, let center, let start, let end):
            let center = center.point(in: bounds)
            let pattern = adding(gradient, to: cairo_pattern_create_radial(0, 0, start, 0, 0, end))
            var matrix = cairo_matrix_t()
            // The pattern lies on a unit circle; the ellipse has the proportions of the bounds.
            cairo_matrix_init_scale(&matrix, 1 / max(bounds.width, 0.001), 1 / max(bounds.height, 0.001))
            cairo_matrix_translate(&matrix, -center.x, -center.y)
            cairo_pattern_set_matrix(pattern, &matrix)
            return pattern
        case .angularGradient(let gradient, let center, let start, let end):
            return AngularPattern(
                gradient: gradient, center: center.point(in: bounds), start: start.radians, end: end.radians,
                radius: hypot(bounds.width, bounds.height)
            ).make()
        case .anchored(let paint, let rect):
            return make(paint, in: rect.rect)
        case .blended(let paint, _), .shadowed(let paint, _):
            return make(paint, in: bounds)
        case .image(let image, let part, let scale):
            return imageTiles(image, part.rect, scale, bounds) ?? solid(paint.representativeColor)
        case .faded:
            return solid(paint.representativeColor)
        }
    }

    private func solid(_ color: Color.Resolved) -> OpaquePointer? {
        cairo_pattern_create_rgba(
            Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }

    private func adding(_ gradient: ResolvedGradient, to pattern: OpaquePointer?) -> OpaquePointer? {
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.opacity))
        }
        gradient.spread.apply(to: pattern)
        return pattern
    }
}

extension UnitPoint {
    /// The point in a rectangle.
    fileprivate func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
