#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Finds pictures: symbols in the desktop's icon theme and in an open icon set, files, and data.
    @MainActor
    final class IconLibrary {
        /// What an image shows.
        struct Picture {
            var paintable: OpaquePointer?
            /// Drawn in one colour, whatever colours it has.
            var isStencil: Bool
        }

        private struct SymbolKey: Hashable {
            var name: String
            var size: Int
            var scale: Int32
        }

        private var symbols: [SymbolKey: (reference: ObjectReference, isStencil: Bool)] = [:]
        private var files = BoundedCache<URL, ObjectReference>(limit: 256)

        func picture(for source: ImageContent.Source, scale: Int32) -> Picture {
            switch source {
            case .symbol(let name, let size, _):
                return symbol(name, size: size, scale: scale)
            case .file(let url):
                return Picture(paintable: texture(of: url), isStencil: false)
            case .data(let data):
                return Picture(paintable: texture(of: data), isStencil: false)
            case .missing(let name):
                Diagnostics.once("Martlet: there is no image named '\(name)'")
                return symbol(IconTable.placeholder, size: 16, scale: scale)
            }
        }

        // MARK: Symbols

        private func symbol(_ name: String, size: CGFloat, scale: Int32) -> Picture {
            let key = SymbolKey(name: name, size: Int(max(size, 1).rounded(.up)), scale: scale)
            if let known = symbols[key] {
                return Picture(paintable: OpaquePointer(known.reference.pointer), isStencil: known.isStencil)
            }
            guard let found = load(key) else { return Picture(paintable: nil, isStencil: true) }
            symbols[key] = (found, true)
            return Picture(paintable: OpaquePointer(found.pointer), isStencil: true)
        }

        private func load(_ key: SymbolKey) -> ObjectReference? {
            for candidate in IconTable.candidates(for: key.name) {
                if let found = load(candidate, key) { return found }
            }
            Diagnostics.once("Martlet: no icon is known for the symbol '\(key.name)'")
            return load(.theme("image-missing-symbolic"), key)
        }

        private func load(_ candidate: IconTable.Candidate, _ key: SymbolKey) -> ObjectReference? {
            switch candidate {
            case .theme(let name):
                guard let display = gdk_display_get_default(), let theme = gtk_icon_theme_get_for_display(display),
                    gtk_icon_theme_has_icon(theme, name) != 0,
                    let icon = gtk_icon_theme_lookup_icon(
                        theme, name, nil, Int32(key.size), key.scale, gtk_widget_get_default_direction(),
                        GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
                else { return nil }
                return ObjectReference(taking: UnsafeMutableRawPointer(icon))
            case .set(let name):
                let path = IconTable.setFolder + "/" + name + ".svg"
                let pixels = Int32(key.size) * key.scale
                // Twice as fine as needed, as the frame may be larger than the nominal size.
                guard FileManager.default.fileExists(atPath: path),
                    let pixbuf = gdk_pixbuf_new_from_file_at_size(path, pixels * 2, pixels * 2, nil)
                else { return nil }
                defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
                return gdk_texture_new_for_pixbuf(pixbuf).map { ObjectReference(taking: UnsafeMutableRawPointer($0)) }
            }
        }

        // MARK: Pictures

        private func texture(of url: URL) -> OpaquePointer? {
            if let known = files.value(for: url) { return OpaquePointer(known.pointer) }
            guard let texture = gdk_texture_new_from_filename(url.path, nil) else {
                Diagnostics.once("Martlet: '\(url.lastPathComponent)' is no picture that can be read")
                return nil
            }
            files.insert(ObjectReference(taking: UnsafeMutableRawPointer(texture)), for: url)
            return texture
        }

        private var lastData: (data: Data, reference: ObjectReference)?

        private func texture(of data: Data) -> OpaquePointer? {
            if let lastData, lastData.data == data { return OpaquePointer(lastData.reference.pointer) }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            guard let texture = gdk_texture_new_from_bytes(bytes, nil) else {
                Diagnostics.once("Martlet: an image's data is no picture that can be read")
                return nil
            }
            let reference = ObjectReference(taking: UnsafeMutableRawPointer(texture))
            lastData = (data, reference)
            return texture
        }
    }
#endif
