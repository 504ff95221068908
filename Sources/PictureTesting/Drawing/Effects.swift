import CCairo
import CairoDrawing
import Foundation
import FoundationGaps
import SwiftUICore

extension Canvas {
    /// Blurs the image by a bell curve of that standard deviation, in pixels.
    func blur(deviation: CGFloat) { Pixels.blur(surface, deviation: deviation) }

    /// The shape of what was drawn, all in one colour.
    func tinted(_ color: Color.Resolved) -> Canvas {
        let result = Canvas(width: width, height: height)
        result.setSource(color)
        cairo_mask_surface(result.cairo, surface, 0, 0)
        return result
    }

    /// Leaves of the image what another one of the same size is opaque over.
    func mask(by mask: Canvas) {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_reset_clip(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cairo, mask.surface, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// How many pixels are a point, where that is the same in all directions.
    var scale: CGFloat {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return hypot(matrix.xx, matrix.yx)
    }

    /// The image transformed in the coordinates that things are drawn in.
    func projected(by projection: ProjectionTransform) -> Canvas {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let drawing = ProjectionTransform(
            CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0))
        let result = Canvas(width: width, height: height)
        Pixels.project(
            surface, by: drawing.inverted().concatenating(projection).concatenating(drawing), into: result.surface)
        return result
    }
}
