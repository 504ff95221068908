import CCairo
import CairoDrawing
import Foundation
import SwiftUICore

extension Canvas {
    /// Draws what is inside of a path in a paint; `bounds` is what unit points refer to.
    func paint(_ path: Path, with paint: ResolvedPaint, in bounds: CGRect, evenOdd: Bool = false) {
        var paint = paint
        if case .shadowed(let inner, let shadow) = paint {
            if !shadow.isInner { drawShadow(of: path, shadow) }
            paint = inner
        }
        cairo_save(cairo)
        setSource(paint, in: bounds)
        add(path)
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    private func drawShadow(of path: Path, _ shadow: ResolvedShadow) {
        let layer = makeLayer()
        cairo_translate(layer.cairo, shadow.x, shadow.y)
        layer.fill(path, shadow.color)
        layer.blur(radius: shadow.radius)
        draw(layer)
    }

    /// Makes a paint the source of what is drawn next.
    func setSource(_ paint: ResolvedPaint, in bounds: CGRect) {
        switch paint {
        case .color(let color), .material(_, fallback: let color): setSource(color)
        case .linearGradient(let gradient, let start, let end):
            let (from, to) = (start.point(in: bounds), end.point(in: bounds))
            setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient)
        case .radialGradient(let gradient, let center, let start, let end):
            let center = center.point(in: bounds)
            setSource(cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end), gradient)
        case .ellipticalGradient(let gradient, let center, let start, let end):
            let center = center.point(in: bounds)
            let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
            var matrix = cairo_matrix_t()
            // The pattern lies on a unit circle; the ellipse has the proportions of the bounds.
            cairo_matrix_init_scale(&matrix, 1 / max(bounds.width, 0.001), 1 / max(bounds.height, 0.001))
            cairo_matrix_translate(&matrix, -center.x, -center.y)
            cairo_pattern_set_matrix(pattern, &matrix)
            setSource(pattern, gradient)
        case .angularGradient(let gradient, let center, let start, let end):
            setSource(Fan(gradient, center.point(in: bounds), start, end, hypot(bounds.width, bounds.height)).pattern)
        case .anchored(let paint, let rect): setSource(paint, in: rect.rect)
        case .blended(let paint, let mode):
            setSource(paint, in: bounds)
            mode.apply(to: cairo)
        case .shadowed(let paint, _): setSource(paint, in: bounds)
        case .image, .faded: setSource(paint.representativeColor)
        }
    }

    private func setSource(_ pattern: OpaquePointer?, _ gradient: ResolvedGradient) {
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.opacity))
        }
        gradient.spread.apply(to: pattern)
        setSource(pattern)
    }

    private func setSource(_ pattern: OpaquePointer?) {
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}

/// A gradient around a point, as triangles of one colour each: cairo has no pattern for it.
private struct Fan {
    let gradient: ResolvedGradient
    let center: CGPoint
    let start: Double
    let end: Double
    let radius: Double

    init(_ gradient: ResolvedGradient, _ center: CGPoint, _ start: Angle, _ end: Angle, _ radius: Double) {
        (self.gradient, self.center, self.radius) = (gradient, center, radius)
        (self.start, self.end) = (start.radians, end.radians)
    }

    var pattern: OpaquePointer? {
        let steps = 120
        let pattern = cairo_pattern_create_mesh()
        for step in 0..<steps {
            let from = start + Double(step) / Double(steps) * 2 * .pi
            // A little more, so that nothing shows between two of them.
            let to = start + (Double(step) + 1.05) / Double(steps) * 2 * .pi
            let color = color(at: from)
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(from), center.y + radius * sin(from))
            cairo_mesh_pattern_line_to(pattern, center.x + radius * cos(to), center.y + radius * sin(to))
            for corner in 0..<4 {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
                    Double(color.opacity))
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    private func color(at angle: Double) -> Color.Resolved {
        let span = end - start
        let place = span == 0 ? 0 : min(max((angle - start) / span, 0), 1)
        guard let next = gradient.stops.firstIndex(where: { Double($0.location) >= place }) else {
            return gradient.stops.last?.color ?? .clear
        }
        let upper = gradient.stops[next]
        guard next > 0 else { return upper.color }
        let lower = gradient.stops[next - 1]
        let width = Double(upper.location - lower.location)
        let part = Float(width > 0 ? (place - Double(lower.location)) / width : 1)
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
        return Color.Resolved(
            red: mix(lower.color.red, upper.color.red), green: mix(lower.color.green, upper.color.green),
            blue: mix(lower.color.blue, upper.color.blue), opacity: mix(lower.color.opacity, upper.color.opacity))
    }
}

extension UnitPoint {
    fileprivate func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
