#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// Finds pictures: symbols in the desktop's icon theme and in an open icon set, files, and data.
    @MainActor
    final class IconLibrary {
        /// The one of the program: the icon theme is the desktop's, too.
        static let shared = IconLibrary()

        /// What an image shows.
        struct Picture {
            var paintable: OpaquePointer?
            /// Drawn in one colour, whatever colours it has.
            var isStencil: Bool
            /// Turned round where text runs from right to left.
            var isMirrored = false
        }

        private struct SymbolKey: Hashable {
            var name: String
            var size: Int
            var scale: Int32
        }

        /// A file as it was when it was read: another one may lie there later.
        private struct FileKey: Hashable {
            let url: URL
            private var seconds = 0
            private var nanoseconds = 0

            init(_ url: URL) {
                self.url = url
                var info = stat()
                guard stat(url.path, &info) == 0 else { return }
                (seconds, nanoseconds) = (Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec))
            }
        }

        private var symbols = BoundedCache<SymbolKey, ObjectReference>(limit: 1024)
        private var files = BoundedCache<FileKey, ObjectReference>(limit: 256)

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
                return missing(size: 16, scale: scale)
            }
        }

        /// Looks for everything again: the desktop has another icon theme, say.
        func forget() { symbols.removeAll() }

        // MARK: Symbols

        private func symbol(_ name: String, size: CGFloat, scale: Int32) -> Picture {
            guard let icon = SymbolNames.icon(for: name) else { return missing(size: size, scale: scale) }
            let key = SymbolKey(name: name, size: Self.pixels(size), scale: scale)
            let isMirrored = icon.mirrorsInRightToLeft
            if let known = symbols.value(for: key) {
                return Picture(paintable: OpaquePointer(known.pointer), isStencil: true, isMirrored: isMirrored)
            }
            guard let found = load(icon, key) else { return missing(size: size, scale: scale) }
            symbols.insert(found, for: key)
            return Picture(paintable: OpaquePointer(found.pointer), isStencil: true, isMirrored: isMirrored)
        }

        /// A symbol's size as one that can be drawn.
        private static func pixels(_ size: CGFloat) -> Int { min(max(Int(clamping: size.rounded(.up)), 1), 4096) }

        private func load(_ icon: SymbolIcon, _ key: SymbolKey) -> ObjectReference? {
            let isWhole = icon.enclosure == nil && !icon.isSlashed
            // The theme's icon comes first, so that actions look as they do in every other program.
            if isWhole, !icon.isFilled || icon.fileName == nil, let name = icon.themeName,
                let found = themeIcon(name, key)
            {
                return found
            }
            if icon.characters != nil || icon.fileName != nil {
                // Twice as fine as needed, as the frame may be larger than the nominal size.
                let pixels = Int32(key.size) * key.scale * 2
                if let found = SymbolDrawing(icon: icon, path: icon.filePath, pixels: pixels).makeTexture() {
                    return found
                }
            }
            return icon.themeName.flatMap { themeIcon($0, key) }
        }

        private func themeIcon(_ name: String, _ key: SymbolKey) -> ObjectReference? {
            guard let display = gdk_display_get_default(), let theme = gtk_icon_theme_get_for_display(display),
                gtk_icon_theme_has_icon(theme, name) != 0,
                let icon = gtk_icon_theme_lookup_icon(
                    theme, name, nil, Int32(key.size), key.scale, GTK_TEXT_DIR_LTR, GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
            else { return nil }
            return ObjectReference(taking: UnsafeMutableRawPointer(icon))
        }

        private func missing(size: CGFloat, scale: Int32) -> Picture {
            let key = SymbolKey(name: "", size: Self.pixels(size), scale: scale)
            let found = symbols.value(for: key) ?? themeIcon("image-missing-symbolic", key)
            if let found { symbols.insert(found, for: key) }
            return Picture(paintable: found.map { OpaquePointer($0.pointer) }, isStencil: true)
        }

        // MARK: Pictures

        private func texture(of url: URL) -> OpaquePointer? {
            let key = FileKey(url)
            if let known = files.value(for: key) { return OpaquePointer(known.pointer) }
            guard let texture = gdk_texture_new_from_filename(url.path, nil) else {
                Diagnostics.once("Martlet: '\(url.lastPathComponent)' is no picture that can be read")
                return nil
            }
            files.insert(ObjectReference(taking: UnsafeMutableRawPointer(texture)), for: key)
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
