import CCairo
import Foundation
import SwiftUICore

/// A gradient around a point, as a fan of triangles: cairo has no pattern for it.
struct AngularPattern {
    let gradient: ResolvedGradient
    let center: CGPoint
    /// In radians, like the end.
    let start: Double
    let end: Double
    /// How far it reaches from the centre, in points.
    let radius: Double

    private static let steps = 120

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
        for (corner, color) in [first, first, second, second].enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
                Double(color.opacity))
        }
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func color(at angle: Double) -> Color.Resolved {
        let span = end - start
        let fraction = span == 0 ? 0 : min(max((angle - start) / span, 0), 1)
        guard let next = gradient.stops.firstIndex(where: { Double($0.location) >= fraction }) else {
            return gradient.stops.last?.color ?? .clear
        }
        let upper = gradient.stops[next]
        guard next > 0 else { return upper.color }
        let lower = gradient.stops[next - 1]
        let width = Double(upper.location - lower.location)
        let part = Float(width > 0 ? (fraction - Double(lower.location)) / width : 1)
        func mix(_ lower: Float, _ upper: Float) -> Float { lower + (upper - lower) * part }
        return Color.Resolved(
            red: mix(lower.color.red, upper.color.red), green: mix(lower.color.green, upper.color.green),
            blue: mix(lower.color.blue, upper.color.blue), opacity: mix(lower.color.opacity, upper.color.opacity))
    }
}
