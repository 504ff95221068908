#if GTK
    import CGTK
    import CMartletGTK
    import CairoDrawing
    import Foundation
    import SwiftUICore

    /// Draws a container's children clipped, blurred and with a shadow.
    @MainActor
    final class LayerEffects {
        private let clip: LayerContent.Clip
        private let shadow: LayerContent.Shadow?
        private let blurRadius: CGFloat
        private let colors: ColorMatrix?
        private let blendMode: BlendMode
        private let isGroup: Bool
        private let isMasked: Bool

        init(_ content: LayerContent) {
            clip = content.clip
            shadow = content.shadow
            blurRadius = content.blurRadius
            colors = content.colors
            blendMode = content.blendMode
            isGroup = content.isGroup
            isMasked = content.isMasked
        }

        /// Whether there is nothing to do but to draw the children.
        static func arePlain(_ content: LayerContent) -> Bool {
            content.clip == .none && content.shadow == nil && content.blurRadius <= 0 && content.colors == nil
                && content.blendMode == .normal && !content.isGroup && !content.isMasked
        }

        func draw(_ container: OpaquePointer, into snapshot: OpaquePointer) {
            let widget: Widget = container.cast()
            let size = CGSize(
                width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
            if blendMode != .normal || isGroup || isMasked {
                return append(container, to: snapshot)
            }
            var pushed = 0
            if let shadow {
                var value = GskShadow(color: shadow.color, x: shadow.x, y: shadow.y, radius: shadow.radius)
                gtk_snapshot_push_shadow(snapshot, &value, 1)
                pushed += 1
            }
            if blurRadius > 0 {
                snapshot.pushBlur(radius: blurRadius)
                pushed += 1
            }
            if let colors {
                push(colors, to: snapshot)
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

        /// Effects for which the children are drawn apart first. An effect has a layer for itself, so that none of the
        /// others is here.
        private func append(_ container: OpaquePointer, to snapshot: OpaquePointer) {
            if isMasked { return martlet_container_snapshot_masked(container, snapshot) }
            guard blendMode != .normal, let inner = gtk_snapshot_new() else {
                return BlendNodes.drawChildren(of: container, combining: true, into: snapshot)
            }
            BlendNodes.drawChildren(of: container, combining: true, into: inner)
            guard let node = gtk_snapshot_free_to_node(inner) else { return }
            let marked = BlendNodes.mark(node, blendMode)
            gtk_snapshot_append_node(snapshot, marked)
            gsk_render_node_unref(marked)
        }

        /// GSK multiplies rows from the left: the factors of one old component stand side by side.
        private func push(_ colors: ColorMatrix, to snapshot: OpaquePointer) {
            var factors = [Float]()
            for column in 0..<4 { for row in 0..<4 { factors.append(Float(colors.rows[row][column])) } }
            var matrix = graphene_matrix_t()
            var constants = graphene_vec4_t()
            graphene_matrix_init_from_float(&matrix, &factors)
            graphene_vec4_init(
                &constants, Float(colors.rows[0][4]), Float(colors.rows[1][4]), Float(colors.rows[2][4]),
                Float(colors.rows[3][4]))
            gtk_snapshot_push_color_matrix(snapshot, &matrix, &constants)
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
