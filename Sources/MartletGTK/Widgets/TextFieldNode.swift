#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// One line of text that can be edited, by GTK's own entry; several lines where the app allows them.
    final class TextFieldNode: TypedTextNode {
        private var kind: TextFieldKind

        override var spokenText: String? { content.prompt.isEmpty ? nil : content.prompt }

        private var content: TextFieldContent {
            guard case .textField(let content) = value.content else {
                preconditionFailure("The surface's node of a text field shows something else")
            }
            return content
        }

        init(id: SurfaceNodeID, value: SurfaceNode, content: TextFieldContent, surface: GTKSurface) {
            kind = TextFieldKind(content)
            super.init(id: id, value: value, control: kind.makeControl(), surface: surface)
        }

        override func listen() {
            super.listen()
            control.submitted = { [weak self] in self?.send(.submit) }
            control.deletedNothing = { [weak self] in self?.send(.delete) }
        }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            let content = content
            if TextFieldKind(content) != kind {
                kind = TextFieldKind(content)
                replaceControl(with: kind.makeControl())
            }
            control.show(content)
            show(text: content.text)
        }
    }

    /// Which native control a field needs.
    struct TextFieldKind: Hashable {
        var style: TextFieldContent.Style
        var isSecure: Bool
        var hasLines: Bool

        init(_ content: TextFieldContent) {
            style = content.style
            isSecure = content.isSecure
            hasLines = content.lineLimit != 1 && !content.isSecure
        }

        @MainActor func makeControl() -> any TextControl {
            hasLines ? TextViewControl(isBordered: style == .bordered, sendsReturn: true) : EntryControl(kind: self)
        }
    }
#endif
