#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// Draws a container's children clipped, blurred and with a shadow.
    @MainActor
    final class LayerEffects {
        private let clip: LayerContent.Clip
        private let shadow: LayerContent.Shadow?
        private let blurRadius: CGFloat

        init(clip: LayerContent.Clip, shadow: LayerContent.Shadow?, blurRadius: CGFloat) {
            self.clip = clip
            self.shadow = shadow
            self.blurRadius = blurRadius
        }

        func draw(_ container: OpaquePointer, into snapshot: OpaquePointer) {
            let widget: Widget = container.cast()
            let size = CGSize(
                width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
            var pushed = 0
            if let shadow {
                // GSK blurs by the standard deviation, SwiftUI by about twice of it.
                var value = GskShadow(
                    color: shadow.color.rgba, dx: Float(shadow.x), dy: Float(shadow.y), radius: Float(shadow.radius))
                gtk_snapshot_push_shadow(snapshot, &value, 1)
                pushed += 1
            }
            if blurRadius > 0 {
                gtk_snapshot_push_blur(snapshot, Double(blurRadius) * 2)
                pushed += 1
            }
            switch clip {
            case .none:
                martlet_container_snapshot_children(container, snapshot)
            case .bounds(let radius):
                var rounded = CGRect(origin: .zero, size: size).rounded(radius: radius)
                gtk_snapshot_push_rounded_clip(snapshot, &rounded)
                martlet_container_snapshot_children(container, snapshot)
                gtk_snapshot_pop(snapshot)
            case .path(let path):
                draw(container, into: snapshot, inside: path)
            }
            for _ in 0..<pushed { gtk_snapshot_pop(snapshot) }
        }

        private func draw(
            _ container: OpaquePointer, into snapshot: OpaquePointer, inside path: Path
        ) {
            switch path.figure {
            case .rectangle(let rect):
                var bounds = rect.graphene
                gtk_snapshot_push_clip(snapshot, &bounds)
                martlet_container_snapshot_children(container, snapshot)
                gtk_snapshot_pop(snapshot)
            case .roundedRectangle(let rect, let corner):
                var rounded = rect.rounded(width: corner.width, height: corner.height)
                gtk_snapshot_push_rounded_clip(snapshot, &rounded)
                martlet_container_snapshot_children(container, snapshot)
                gtk_snapshot_pop(snapshot)
            case .general:
                // GSK 4.8 clips by rectangles only; for other paths cairo draws the children.
                guard let inner = gtk_snapshot_new() else { return }
                martlet_container_snapshot_children(container, inner)
                guard let node = gtk_snapshot_free_to_node(inner) else { return }
                var bounds = path.boundingRect.graphene
                if let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) {
                    path.add(to: cairo)
                    cairo_clip(cairo)
                    gsk_render_node_draw(node, cairo)
                    cairo_destroy(cairo)
                }
                gsk_render_node_unref(node)
            }
        }
    }
#endif
