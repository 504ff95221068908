import CCairo
import Foundation
import SwiftUICore

extension Path {
    /// Adds the path to cairo's current one.
    package func add(to cairo: OpaquePointer) {
        var current = CGPoint.zero
        forEach { element in
            switch element {
            case .move(let point):
                cairo_move_to(cairo, point.x, point.y)
                current = point
            case .line(let point):
                cairo_line_to(cairo, point.x, point.y)
                current = point
            case .quadCurve(let point, let control):
                // The cubic that is the same curve.
                cairo_curve_to(
                    cairo, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
                current = point
            case .curve(let point, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, point.x, point.y)
                current = point
            case .closeSubpath: cairo_close_path(cairo)
            }
        }
    }
}
