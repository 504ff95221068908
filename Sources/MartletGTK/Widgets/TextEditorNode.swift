#if GTK
    import CGTK
    import SwiftUICore

    /// Text of any length that can be edited.
    final class TextEditorNode: TypedTextNode {
        private let view: TextViewControl

        init(id: SurfaceNodeID, value: SurfaceNode, surface: GTKSurface) {
            view = TextViewControl(isBordered: false, sendsReturn: false)
            super.init(id: id, value: value, control: view, surface: surface)
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .textEditor(let content) = value.content else { return }
            view.show(font: content.font, color: content.color)
            view.show(content.traits)
            show(text: content.text)
        }
    }
#endif
