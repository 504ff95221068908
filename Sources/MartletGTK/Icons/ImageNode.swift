#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// A symbol or a picture.
    final class ImageNode: GTKNode {
        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(
                id: id, value: value, widget: Self.makeWidget(role: value.accessibility.pictureRole), surface: surface)
        }

        private static func makeWidget(role: GtkAccessibleRole) -> Widget {
            martlet_image_new(role).cast()
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .image(let content) = value.content else { return }
            var oldContent: ImageContent?
            if case .image(let content)? = old?.content { oldContent = content }
            if let old, old.accessibility.pictureRole != value.accessibility.pictureRole {
                replaceWidget(with: Self.makeWidget(role: value.accessibility.pictureRole))
                oldContent = nil
            }
            if content != oldContent { show(content) }
        }

        /// Shows what the icon theme has now.
        func showAgain() {
            if case .image(let content) = value.content { show(content) }
        }

        private func show(_ content: ImageContent) {
            let picture = surface.icons.picture(for: content.source, scale: gtk_widget_get_scale_factor(widget))
            let image = widget.opaque
            martlet_image_set_paintable(image, picture.paintable)
            martlet_image_set_stencil(image, (picture.isStencil || content.tint != nil).gboolean)
            if let tint = content.tint {
                var rgba = tint.rgba
                martlet_image_set_color(image, &rgba)
            } else {
                martlet_image_set_color(image, nil)
            }
            martlet_image_set_hard_edged(image, (!content.isSmooth).gboolean)
            let isMirrored = picture.isMirrored && surface.environment.isRightToLeft
            martlet_image_set_mirrored(image, isMirrored.gboolean)
            let mode =
                if content.tiles { MARTLET_IMAGE_TILE } else if picture.isStencil { MARTLET_IMAGE_FIT } else {
                    MARTLET_IMAGE_FILL
                }
            martlet_image_set_mode(image, mode)
        }
    }
#endif
