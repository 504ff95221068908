#if GTK
    import CGTK
    import CMartletGTK
    import CairoDrawing
    import Foundation
    import SwiftUICore

    /// What a canvas draws. Its children are the views that it draws among other things.
    final class DrawingNode: GTKNode {
        override var container: OpaquePointer? { widget.opaque }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(
                id: id, value: value, widget: martlet_container_new(value.accessibility.pictureRole, nil).cast(),
                surface: surface)
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard remakePicture(value, replacing: old), case .drawing(let content) = value.content else { return }
            let drawing = Drawing(content, of: self)
            setDrawing(of: widget.opaque) { drawing.draw($0.container, into: $0.snapshot) }
        }

        /// The widget of a child.
        fileprivate func widget(of symbol: SurfaceNodeID) -> Widget? {
            var child = firstChild
            while let current = child {
                if current.id == symbol { return current.widget }
                child = current.nextSibling
            }
            return nil
        }
    }

    /// Draws a canvas; GTK keeps the result until something else is drawn, or a view in it changes.
    @MainActor
    private final class Drawing: FigurePainter {
        private let content: DrawingContent
        private weak var node: DrawingNode?

        init(_ content: DrawingContent, of node: DrawingNode) {
            self.content = content
            self.node = node
        }

        func draw(_ container: OpaquePointer, into snapshot: OpaquePointer) {
            let widget: Widget = container.cast()
            let size = CGSize(
                width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
            guard size.width > 0, size.height > 0, !content.commands.isEmpty else { return }
            var area = CGRect(origin: .zero, size: size).graphene
            guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
            CommandPainter(self, size: size, scale: CGFloat(gtk_widget_get_scale_factor(widget)))
                .draw(content, on: cairo)
            cairo_destroy(cairo)
        }

        func setSource(_ paint: ResolvedPaint, in bounds: CGRect, of cairo: OpaquePointer) {
            PaintPattern.ofWindows.set(paint, in: bounds, of: cairo)
        }

        func draw(_ text: TextContent, in rect: CGRect, on cairo: OpaquePointer) {
            guard let node, rect.width > 0 else { return }
            let layout = node.surface.measurer.layout(of: text, width: rect.width, height: rect.height)
            let room = layout.wrapWidth ?? layout.width
            let offset =
                (rect.width - room) * CGFloat(text.alignment.fraction(isRightToLeft: text.isRightToLeft))
            let color = (text.text.uniformColor ?? text.text.runs.first?.paint.representativeColor ?? .clear).rgba
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
            cairo_move_to(cairo, rect.minX + offset, rect.minY)
            pango_cairo_show_layout(cairo, layout.pointer)
        }

        func draw(_ image: ImageContent, in rect: CGRect, on cairo: OpaquePointer) {
            guard let node else { return }
            let scale = gtk_widget_get_scale_factor(node.widget)
            let picture = node.surface.icons.picture(for: image.source, scale: scale)
            guard let paintable = picture.paintable, rect.width > 0, rect.height > 0 else { return }
            let isStencil = picture.isStencil || image.tint != nil
            var color = (image.tint ?? Color.Resolved(red: 0, green: 0, blue: 0)).rgba
            cairo_translate(cairo, rect.minX, rect.minY)
            martlet_paintable_draw(paintable, isStencil.gboolean, &color, rect.width, rect.height, cairo)
        }

        func draw(_ symbol: SurfaceNodeID, on cairo: OpaquePointer) {
            guard let node, let child = node.widget(of: symbol), let inner = gtk_snapshot_new() else { return }
            gtk_widget_snapshot_child(node.widget, child, inner)
            guard let picture = gtk_snapshot_free_to_node(inner) else { return }
            gsk_render_node_draw(picture, cairo)
            gsk_render_node_unref(picture)
        }
    }
#endif
