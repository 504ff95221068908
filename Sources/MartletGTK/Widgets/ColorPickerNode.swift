#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// A colour: a button that shows it and opens the desktop's window for colours.
    final class ColorPickerNode: GTKNode {
        override var followsEnabled: Bool { true }

        static func makeWidget() -> Widget { gtk_color_button_new().made }

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(id: id, value: value, widget: Self.makeWidget(), surface: surface)
            connect(UnsafeMutableRawPointer(widget), "color-set") { [weak self] in self?.wasChosen() }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .colorPicker(let content) = value.content else { return }
            gtk_color_chooser_set_use_alpha(widget.opaque, content.supportsOpacity.gboolean)
            var rgba = content.color.rgba
            gtk_color_chooser_set_rgba(widget.opaque, &rgba)
            // The button says "Pick a Colour" and nothing of the one that was.
            guard value.accessibility.description == nil else { return }
            martlet_accessible_set_description(accessibleWidget, content.color.description)
        }

        private func wasChosen() {
            guard !isWriting else { return }
            var rgba = GdkRGBA()
            gtk_color_chooser_get_rgba(widget.opaque, &rgba)
            send(
                .color(
                    Color.Resolved(
                        colorSpace: .sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)))
        }
    }
#endif
