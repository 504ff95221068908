#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// The strip on top of a window: the theme's header bar with our layout, by which the window can be moved.
    final class HeaderBarNode: GTKNode {
        private let content: OpaquePointer
        private let handle: Widget

        override var container: OpaquePointer? { content }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            // The theme's rules are for a handle inside the bar.
            let bar = martlet_container_new(GTK_ACCESSIBLE_ROLE_GROUP, "headerbar")!
            content = martlet_container_new(GTK_ACCESSIBLE_ROLE_GENERIC, nil)
            handle = gtk_window_handle_new().made
            gtk_window_handle_set_child(handle.opaque, content.cast())
            martlet_container_insert(bar, handle, nil)
            // The strip itself is what one grabs, not only what stands in it.
            martlet_container_set_takes_events(content, 1)
            super.init(id: id, value: value, widget: bar.cast(), surface: surface)
            gtk_widget_add_css_class(widget, "martlet")
            // It is read first, and content that is larger than its room lies behind it.
            martlet_widget_set_raised(widget, 1)
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .headerBar(let content) = value.content else { return }
            content.isFlat ? gtk_widget_add_css_class(widget, "flat") : gtk_widget_remove_css_class(widget, "flat")
        }

        override func frameDidChange() {
            martlet_widget_set_frame(handle, 0, 0, Float(frame.width), Float(frame.height))
        }
    }
#endif
