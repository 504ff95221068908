import Foundation

/// The names of kinds of data that item providers know by themselves.
package enum TypeIdentifier {
    package static let data = "public.data"
    package static let plainText = "public.plain-text"
    package static let plainTextUTF8 = "public.utf8-plain-text"
    package static let url = "public.url"
    package static let fileURL = "public.file-url"

    /// The kind of a file, by its ending. Text files hold UTF-8 on this platform.
    package static func ofFile(_ url: URL) -> String {
        let kinds = TypeRegistry.identifiers(filenameExtension: url.pathExtension)
        return kinds.first == plainText ? plainTextUTF8 : kinds.first ?? data
    }
}
