import Foundation
import FoundationGaps
import SwiftUICore
import Synchronization
import UniformTypeIdentifiers

/// What a person copies, cuts and pastes.
extension TestScreen {
    /// Copies what is selected in the field that has the keyboard focus, or what the views around the focus hand over by
    /// `copyable` and `onCopyCommand`. A field for secrets gives nothing away.
    public func copy() throws {
        guard let field = focusedField else { return try command("c", "that is copied from") }
        if let text = selectedText, !isSecret(field) { clipboard = text }
    }

    /// Moves what is selected to the clipboard, or what the views around the focus hand over by `cuttable` and
    /// `onCutCommand`. A field for secrets keeps it.
    public func cut() throws {
        guard let field = focusedField else { return try command("x", "that is cut from") }
        guard let text = selectedText, !isSecret(field) else { return }
        clipboard = text
        insert("", into: field)
    }

    /// Takes what is on the clipboard into the field that has the keyboard focus, in place of what is selected there, or
    /// hands it to the views around the focus that take it by `pasteDestination` and `onPasteCommand`.
    public func paste() throws {
        guard let field = focusedField else { return try command("v", "that this is pasted into") }
        if let clipboard { insert(clipboard, into: field) }
    }

    private func command(_ key: Character, _ words: String) throws {
        let shortcut = Shortcut(key: key, control: true)
        guard tell(of: shortcut, .down) else { throw failure("Nothing \(words) has the keyboard focus") }
        release(shortcut)
    }

    private var focusedField: SurfaceNodeID? { surface.focused.flatMap { isText($0) ? $0 : nil } }

    private func isSecret(_ field: SurfaceNodeID) -> Bool {
        if case .textField(let content)? = surface.nodes[field]?.value.content { content.isSecure } else { false }
    }
}

extension HeadlessClipboard {
    /// The first text that there is; nil for none, and for one that takes time to be made.
    var text: String? {
        for item in items where item.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
            let text = TextBox()
            item.loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) { data, _ in
                text.value.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } }
            }
            if let value = text.value.withLock({ $0 }) { return value }
        }
        return nil
    }

    private final class TextBox: Sendable {
        let value = Mutex<String?>(nil)
    }
}
