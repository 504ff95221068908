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
        layer.blur(deviation: shadow.radius * scale)
        draw(layer)
    }

    /// Makes a paint the source of what is drawn next.
    func setSource(_ paint: ResolvedPaint, in bounds: CGRect) {
        if case .blended(_, let mode) = paint { mode.apply(to: cairo) }
        PaintPattern().set(paint, in: bounds, of: cairo)
    }
}
