#if GTK
    import CGTK
    import SwiftUICore

    /// The buttons that close, minimise and maximise the window, as the desktop arranges them.
    final class WindowControlsNode: GTKNode {
        init(id: SurfaceNodeID, value: SurfaceNode, content: WindowControlsContent, surface: GTKSurface) {
            super.init(id: id, value: value, widget: Self.makeWidget(content), surface: surface)
        }

        static func makeWidget(_ content: WindowControlsContent) -> Widget {
            gtk_window_controls_new(content.side == .start ? GTK_PACK_START : GTK_PACK_END).made
        }
    }
#endif
