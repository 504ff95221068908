#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// Two linked buttons: less and more.
    final class StepperNode: GTKNode {
        private let less: Widget
        private let more: Widget

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            let parts = Self.makeWidget()
            (less, more) = (parts.less, parts.more)
            super.init(id: id, value: value, widget: parts.box, surface: surface)
            connect(UnsafeMutableRawPointer(less), "clicked") { [weak self] in self?.send(.step(-1)) }
            connect(UnsafeMutableRawPointer(more), "clicked") { [weak self] in self?.send(.step(1)) }
        }

        static func makeWidget() -> (box: Widget, less: Widget, more: Widget) {
            let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0).made
            gtk_widget_add_css_class(box, "linked")
            let less = gtk_button_new_from_icon_name("list-remove-symbolic").made
            let more = gtk_button_new_from_icon_name("list-add-symbolic").made
            gtk_box_append(box.cast(), less)
            gtk_box_append(box.cast(), more)
            martlet_accessible_set_label(less, "Decrement")
            martlet_accessible_set_label(more, "Increment")
            return (box, less, more)
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .stepper(let content) = value.content else { return }
            gtk_widget_set_sensitive(less, (content.canDecrement && value.isEnabled).gboolean)
            gtk_widget_set_sensitive(more, (content.canIncrement && value.isEnabled).gboolean)
        }
    }
#endif
