#if GTK
    import CGTK
    import CairoDrawing
    import Foundation
    import FoundationGaps
    import SwiftUICore

    /// Draws one shape; GTK keeps the result until the shape changes.
    @MainActor
    final class ShapeDrawing {
        private let content: ShapeContent

        init(_ content: ShapeContent) {
            self.content = content
        }

        func draw(into snapshot: OpaquePointer) {
            var paint = content.paint
            var isShadowed = false
            if case .shadowed(let inner, let shadow) = paint, !shadow.isInner {
                var value = GskShadow(color: shadow.color, x: shadow.x, y: shadow.y, radius: shadow.radius)
                gtk_snapshot_push_shadow(snapshot, &value, 1)
                paint = inner
                isShadowed = true
            }
            if content.fill != nil { fill(with: paint, into: snapshot) }
            if let stroke = content.stroke { self.stroke(stroke, with: paint, into: snapshot) }
            if isShadowed { gtk_snapshot_pop(snapshot) }
        }

        private func fill(with paint: ResolvedPaint, into snapshot: OpaquePointer) {
            // Areas of one colour and of no other outline than a rectangle's need no rasteriser of ours.
            if let color = paint.flatColor {
                var rgba = color.rgba
                if rgba.alpha == 0 { return }
                switch content.path.figure {
                case .rectangle(let rect):
                    var bounds = rect.graphene
                    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
                    return
                case .roundedRectangle(let rect, let corner):
                    var rounded = rect.rounded(width: corner.width, height: corner.height)
                    var bounds = rect.graphene
                    gtk_snapshot_push_rounded_clip(snapshot, &rounded)
                    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
                    gtk_snapshot_pop(snapshot)
                    return
                case .general: break
                }
            }
            let bounds = content.path.boundingRect
            withCairo(in: bounds, of: snapshot) { cairo in
                content.path.add(to: cairo)
                cairo_set_fill_rule(
                    cairo, content.fill?.isEOFilled == true ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_set_antialias(
                    cairo, content.fill?.isAntialiased == false ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_DEFAULT)
                PaintPattern.ofWindows.set(paint, in: bounds, of: cairo)
                cairo_fill(cairo)
            }
        }

        private func stroke(_ style: StrokeStyle, with paint: ResolvedPaint, into snapshot: OpaquePointer) {
            guard style.lineWidth > 0 else { return }
            let bounds = content.path.boundingRect
            let reach = style.lineWidth * (style.lineJoin == .miter ? max(1, min(style.miterLimit, 4)) : 1)
            withCairo(in: bounds.insetBy(dx: -reach, dy: -reach), of: snapshot) { cairo in
                content.path.add(to: cairo)
                style.apply(to: cairo)
                PaintPattern.ofWindows.set(paint, in: bounds, of: cairo)
                cairo_stroke(cairo)
            }
        }

        private func withCairo(in bounds: CGRect, of snapshot: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
            guard bounds.width.isFinite, bounds.height.isFinite, bounds.width > 0, bounds.height > 0 else { return }
            var area = bounds.insetBy(dx: -1, dy: -1).graphene
            guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
            draw(cairo)
            cairo_destroy(cairo)
        }
    }

    extension ResolvedPaint {
        /// The colour of a paint that is one colour everywhere.
        var flatColor: Color.Resolved? {
            switch self {
            case .color(let color), .material(_, fallback: let color): color
            case .anchored(let paint, _): paint.flatColor
            default: nil
            }
        }
    }
#endif
