#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import FoundationGaps
    import SwiftUICore

    /// The clipboard of the desktop.
    @MainActor
    final class GTKClipboard: SurfaceClipboard {
        /// What was copied here last, and GTK's object for it: as long as that is on the clipboard, nothing has to be read.
        private var own: (items: [NSItemProvider], content: OpaquePointer)?
        private var isConnected = false

        var onChange: (() -> Void)? {
            didSet { if onChange != nil { connectToChanges() } }
        }

        private var clipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

        private var ownItems: [NSItemProvider]? {
            guard let own, let clipboard, martlet_clipboard_has(clipboard, own.content) != 0 else { return nil }
            return own.items
        }

        var typeIdentifiers: [String] {
            if let ownItems { return ownItems.flatMap(\.registeredTypeIdentifiers) }
            guard let clipboard else { return [] }
            return TransferTypes.names(in: gdk_clipboard_get_formats(clipboard)).map(\.type.identifier)
        }

        func write(_ items: [NSItemProvider]) {
            guard let clipboard else { return }
            let content = DragContent.make(items)
            let last = own
            own = (items, content)
            martlet_clipboard_set(clipboard, content)
            if let last { g_object_unref(UnsafeMutableRawPointer(last.content)) }
        }

        func read(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) {
            if let ownItems { return done(ownItems) }
            guard let clipboard else { return done([]) }
            TransferReading.readAll(
                TransferTypes.names(in: gdk_clipboard_get_formats(clipboard)),
                by: { martlet_clipboard_read(clipboard, $0, TransferReading.didRead, TransferReading.retained($1)) },
                done)
        }

        private func connectToChanges() {
            guard !isConnected, let clipboard else { return }
            isConnected = true
            connect(UnsafeMutableRawPointer(clipboard), "changed") { [weak self] in self?.onChange?() }
        }
    }
#endif
