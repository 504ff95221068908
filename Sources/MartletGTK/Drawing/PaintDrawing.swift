#if GTK
    import CGTK
    import CairoDrawing
    import Foundation
    import SwiftUICore

    /// Turns paints into cairo's sources.
    @MainActor
    enum PaintDrawing {
        /// Makes `paint` the source of what is drawn next; `bounds` is what unit points refer to.
        static func setSource(_ paint: ResolvedPaint, in bounds: CGRect, of cairo: OpaquePointer) {
            guard let pattern = pattern(paint, in: bounds) else { return }
            cairo_set_source(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }

        private static func pattern(_ paint: ResolvedPaint, in bounds: CGRect) -> OpaquePointer? {
            switch paint {
            case .color(let color), .material(_, fallback: let color):
                return solid(color)
            case .linearGradient(let gradient, let start, let end):
                let (from, to) = (start.point(in: bounds), end.point(in: bounds))
                let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
                addStops(of: gradient, to: pattern)
                return pattern
            case .radialGradient(let gradient, let center, let start, let end):
                let center = center.point(in: bounds)
                let pattern = cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)
                addStops(of: gradient, to: pattern)
                return pattern
            case .ellipticalGradient(let gradient, let center, let start, let end):
                let center = center.point(in: bounds)
                let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
                addStops(of: gradient, to: pattern)
                var matrix = cairo_matrix_t()
                // Pattern space is the unit circle; the ellipse has the bounds' proportions.
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
                return pattern(paint, in: rect.rect)
            case .blended(let paint, _), .shadowed(let paint, _):
                return pattern(paint, in: bounds)
            case .image(let image, let source, let scale):
                return ImagePattern(image: image, source: source.rect, scale: scale).make(in: bounds)
            case .faded:
                return solid(paint.representativeColor)
            }
        }

        private static func solid(_ color: Color.Resolved) -> OpaquePointer? {
            let rgba = color.rgba
            return cairo_pattern_create_rgba(
                Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
        }

        private static func addStops(of gradient: ResolvedGradient, to pattern: OpaquePointer?) {
            for stop in gradient.stops {
                let rgba = stop.color.rgba
                cairo_pattern_add_color_stop_rgba(
                    pattern, Double(stop.location), Double(rgba.red), Double(rgba.green), Double(rgba.blue),
                    Double(rgba.alpha))
            }
            gradient.spread.apply(to: pattern)
        }
    }

    /// A gradient around a point, as a fan of triangles: cairo has no pattern for it.
    private struct AngularPattern {
        let gradient: ResolvedGradient
        let center: CGPoint
        let start: Double
        let end: Double
        let radius: Double

        private static let steps = 90

        func make() -> OpaquePointer? {
            let pattern = cairo_pattern_create_mesh()
            for step in 0..<Self.steps {
                let from = Double(step) / Double(Self.steps)
                let to = Double(step + 1) / Double(Self.steps)
                addTriangle(from: start + from * 2 * .pi, to: start + to * 2 * .pi, in: pattern)
            }
            return pattern
        }

        private func addTriangle(from: Double, to: Double, in pattern: OpaquePointer?) {
            let (first, second) = (color(at: from), color(at: to))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(from), center.y + radius * sin(from))
            cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(to), center.y + radius * sin(to))
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, rgba) in [first, first, second, second].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), Double(rgba.red), Double(rgba.green), Double(rgba.blue),
                    Double(rgba.alpha))
            }
            cairo_mesh_pattern_end_patch(pattern)
        }

        private func color(at angle: Double) -> GdkRGBA {
            let span = end - start
            let fraction = span == 0 ? 0 : min(max((angle - start) / span, 0), 1)
            guard let next = gradient.stops.firstIndex(where: { Double($0.location) >= fraction }) else {
                return gradient.stops.last?.color.rgba ?? GdkRGBA()
            }
            let upper = gradient.stops[next]
            guard next > 0 else { return upper.color.rgba }
            let lower = gradient.stops[next - 1]
            let width = Double(upper.location - lower.location)
            let part = Float(width > 0 ? (fraction - Double(lower.location)) / width : 1)
            let (a, b) = (lower.color.rgba, upper.color.rgba)
            return GdkRGBA(
                red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
                blue: a.blue + (b.blue - a.blue) * part, alpha: a.alpha + (b.alpha - a.alpha) * part)
        }
    }

    extension UnitPoint {
        /// The point in a rectangle.
        func point(in rect: CGRect) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
    }
#endif
