#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// Lets the pointer take a layer up and carry it to another place, in this window or another program.
    @MainActor
    final class DragSource {
        private weak var node: LayerNode?
        private let controller: OpaquePointer

        init?(on node: LayerNode) {
            guard let source = gtk_drag_source_new() else { return nil }
            self.node = node
            controller = source
            gtk_drag_source_set_actions(
                source, GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
            // A button takes the press for itself, so what is around it has to see it first.
            if node.isAroundButton { gtk_event_controller_set_propagation_phase(source, GTK_PHASE_CAPTURE) }
            let object = UnsafeMutableRawPointer(source)
            let prepare:
                @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> OpaquePointer? =
                    { _, x, y, kept in Callback<CGPoint, OpaquePointer?>.call(kept, CGPoint(x: x, y: y)) }
            connect(object, "prepare", through: unsafeBitCast(prepare, to: GCallback.self)) {
                [weak node] (point: CGPoint) in node?.beginDrag(at: point)
            }
            connectWithArgument(object, "drag-begin") { [weak node] _ in node?.showDragIcon(of: source) }
            connectDragEnd(of: object) { [weak node] in node?.send(.endDrag) }
            gtk_widget_add_controller(node.widget, source)
        }

        /// Takes the controller off the widget again.
        func remove() {
            if let node { gtk_widget_remove_controller(node.widget, controller) }
        }

        /// The end of a drag comes with two arguments, of which none is of interest.
        private func connectDragEnd(of object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Void) {
            let function:
                @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gboolean, UnsafeMutableRawPointer?)
                    -> Void = { _, _, _, kept in Callback<Void, Void>.call(kept, ()) }
            connect(object, "drag-end", through: unsafeBitCast(function, to: GCallback.self)) { (_: Void) in handler() }
        }
    }

    extension LayerNode {
        /// Whether there is nothing in the layer but a button.
        var isAroundButton: Bool {
            var node = firstChild
            while let current = node, current === current.parent?.lastChild {
                if current is ButtonNode { return true }
                node = current.firstChild
            }
            return false
        }

        /// What the pointer takes up here, for GTK; nil for nothing.
        fileprivate func beginDrag(at point: CGPoint) -> OpaquePointer? {
            guard isHit(point) else { return nil }
            let offer = DragOffer(at: point)
            dragStart = point
            send(.beginDrag(offer))
            return offer.items.isEmpty ? nil : DragContent.make(offer.items)
        }

        /// What is seen under the pointer is the layer as it looks now.
        fileprivate func showDragIcon(of source: OpaquePointer) {
            guard let live = gtk_widget_paintable_new(widget), let picture = gdk_paintable_get_current_image(live)
            else {
                return
            }
            gtk_drag_source_set_icon(source, picture, Int32(clamping: dragStart.x), Int32(clamping: dragStart.y))
            g_object_unref(UnsafeMutableRawPointer(picture))
            g_object_unref(UnsafeMutableRawPointer(live))
        }
    }
#endif
