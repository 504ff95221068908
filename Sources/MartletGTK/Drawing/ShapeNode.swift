#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// A filled or stroked path.
    final class ShapeNode: GTKNode {
        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(
                id: id, value: value, widget: Self.makeWidget(role: value.accessibility.pictureRole), surface: surface)
        }

        private static func makeWidget(role: GtkAccessibleRole) -> Widget {
            martlet_container_new(role, nil).cast()
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let role = value.accessibility.pictureRole
            var isNew = old == nil
            if let old, old.accessibility.pictureRole != role {
                replaceWidget(with: Self.makeWidget(role: role))
                isNew = true
            }
            guard case .shape(let content) = value.content, isNew || old?.content != value.content else { return }
            let drawing = ShapeDrawing(content)
            setDrawing(of: widget.opaque) { drawing.draw(into: $0.snapshot) }
        }
    }
#endif
