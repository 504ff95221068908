#if GTK
    import CGTK
    import Foundation
    import FoundationGaps
    import SwiftUICore
    import UniformTypeIdentifiers

    /// What kinds of data are called between programs.
    enum TransferTypes {
        static let uriList = "text/uri-list"
        private static let text = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]
        /// What other programs take no notice of has the name of its kind in this one.
        private static let prefix = "application/x-"

        /// What a kind of data is called, the best name first.
        static func names(for type: UTType) -> [String] {
            if type == .utf8PlainText { return text }
            if type.conforms(to: .url) { return [uriList] }
            return [type.preferredMIMEType ?? prefix + type.identifier]
        }

        /// The kind of data that is called so; nil for a name that means nothing here.
        static func type(for name: String) -> UTType? {
            if text.contains(name) { return .utf8PlainText }
            if name == uriList { return .fileURL }
            if name.hasPrefix(prefix), let own = UTType(String(name.dropFirst(prefix.count))) { return own }
            return name.contains("/") ? UTType(mimeType: name).flatMap { $0.isDynamic ? nil : $0 } : nil
        }

        /// The names of what a drop has, each kind once, in the order in which the other program offers them.
        static func names(in formats: OpaquePointer?) -> [(name: String, type: UTType)] {
            var count: gsize = 0
            guard let formats, let list = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
            var found: [(name: String, type: UTType)] = []
            for index in 0..<Int(count) {
                let name = String(gtk: list[index])
                guard let type = type(for: name), !found.contains(where: { $0.type == type }) else { continue }
                found.append((name, type))
            }
            return found
        }

        /// The addresses of a list of them, as programs exchange them: one a line, those that begin with # are comments.
        static func addresses(in list: Data) -> [URL] {
            String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
        }
    }
#endif
