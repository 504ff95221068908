#if GTK
    import CGTK
    import SwiftUICore

    /// A switch or a check box.
    final class ToggleNode: GTKNode {
        private var style: ToggleContent.Style

        override var followsEnabled: Bool { true }
        override var showsTint: Bool { true }

        init(id: SurfaceNodeID, value: SurfaceNode, content: ToggleContent, surface: GTKSurface) {
            style = content.style
            super.init(id: id, value: value, widget: Self.makeWidget(style), surface: surface)
            listen()
        }

        static func makeWidget(_ style: ToggleContent.Style) -> Widget {
            style == .switching ? gtk_switch_new().made : gtk_check_button_new().made
        }

        private func listen() {
            connectChange(of: "active", in: UnsafeMutableRawPointer(widget)) { [weak self] in
                guard let self else { return }
                // A person who has switched it has said which it is, and the engine does not say it again.
                if style == .checkbox, !isWriting { gtk_check_button_set_inconsistent(widget.cast(), 0) }
                send(.toggle(isOn))
            }
        }

        private var isOn: Bool {
            style == .switching
                ? gtk_switch_get_active(widget.opaque) != 0 : gtk_check_button_get_active(widget.cast()) != 0
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .toggle(let content) = value.content else { return }
            if content.style != style {
                style = content.style
                replaceWidget(with: Self.makeWidget(style))
                listen()
            }
            if style == .switching {
                gtk_switch_set_active(widget.opaque, content.isOn.gboolean)
            } else {
                gtk_check_button_set_active(widget.cast(), content.isOn.gboolean)
                gtk_check_button_set_inconsistent(widget.cast(), content.isMixed.gboolean)
            }
        }
    }
#endif
