import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// A button that takes what is on the clipboard. It can be pushed while there is something of its kinds.
public nonisolated struct PasteButton: View {
    private let types: [String]
    private let paste: (any SurfaceClipboard) -> Void

    /// A button that takes items of some kinds.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds; what is a kind of one of them will do.
    ///   - payloadAction: Takes the items.
    public nonisolated init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        self.init(supportedTypes: supportedContentTypes.map(\.identifier), payloadAction: payloadAction)
    }

    /// A button that takes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - onPaste: Takes the values, at once or, where making them takes time, soon.
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        types = payloadType.importedContentTypes().map(\.identifier)
        paste = { _ = $0.take(payloadType, onPaste) }
    }

    /// A button that takes items of some kinds, if something can be made of them.
    @available(*, deprecated, message: "Make of the items what is needed where they are taken.")
    public nonisolated init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        self.init(
            supportedTypes: supportedContentTypes.map(\.identifier), validator: validator, payloadAction: payloadAction)
    }

    /// A button that takes items of kinds with these names.
    public nonisolated init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(supportedTypes: supportedTypes, validator: { $0 }, payloadAction: payloadAction)
    }

    /// A button that takes items of kinds with these names, if something can be made of them.
    public nonisolated init<Payload>(
        supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        types = supportedTypes
        paste = { _ = $0.take(supportedTypes, validator: validator, payloadAction) }
    }

    /// The button.
    @MainActor public var body: some View {
        ClipboardReader { clipboard in PasteButtonContent(types: types, paste: { paste(clipboard) }) }
    }
}

private struct PasteButtonContent: View {
    let types: [String]
    let paste: () -> Void
    @Environment(\.clipboardTypes) private var present

    var body: some View {
        Button(action: paste) { Label(SystemText.paste.localized, systemImage: "doc.on.clipboard") }
            .disabled(!TypeNames.match(present, types))
    }
}

extension EnvironmentValues {
    /// The kinds of data on the clipboard, by name.
    fileprivate var clipboardTypes: [String] { self[ClipboardTypesKey.self] }
}
