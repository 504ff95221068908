#if GTK
    import CGTK
    import CMartletGTK
    import SwiftUICore

    /// A filled or stroked path.
    final class ShapeNode: GTKNode {
        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            super.init(
                id: id, value: value, widget: martlet_container_new(value.accessibility.pictureRole, nil).cast(),
                surface: surface)
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard remakePicture(value, replacing: old), case .shape(let content) = value.content else { return }
            let drawing = ShapeDrawing(content)
            setDrawing(of: widget.opaque) { drawing.draw(into: $0.snapshot) }
        }
    }
#endif
