import Foundation

/// The names of kinds of data that item providers know by themselves.
enum TypeIdentifier {
    static let data = "public.data"
    static let plainText = "public.plain-text"
    static let plainTextUTF8 = "public.utf8-plain-text"
    static let url = "public.url"
    static let fileURL = "public.file-url"

    /// Each kind and what it is a kind of.
    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
        "public.html": ["public.text"], "public.json": ["public.text"], "public.xml": ["public.text"],
        "public.swift-source": ["public.source-code"], "public.source-code": ["public.plain-text"],
        "public.text": ["public.data", "public.content"],
        "public.file-url": ["public.url"], "public.url": ["public.data"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
        "public.svg-image": ["public.image", "public.text"], "org.webmproject.webp": ["public.image"],
        "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.mp3": ["public.audio"], "public.audio": ["public.audiovisual-content"],
        "public.mpeg-4": ["public.movie"], "public.movie": ["public.audiovisual-content"],
        "public.audiovisual-content": ["public.data", "public.content"], "public.data": ["public.item"],
        "public.content": ["public.item"],
    ]

    private static let endings: [String: String] = [
        "txt": "public.utf8-plain-text", "html": "public.html", "json": "public.json", "xml": "public.xml",
        "swift": "public.swift-source", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "gif": "com.compuserve.gif", "svg": "public.svg-image", "webp": "org.webmproject.webp",
        "pdf": "com.adobe.pdf", "mp3": "public.mp3", "mp4": "public.mpeg-4",
    ]

    static func ofFile(_ url: URL) -> String {
        endings[url.pathExtension.lowercased()] ?? data
    }

    static func isKind(_ identifier: String, of other: String) -> Bool {
        identifier == other || parents[identifier, default: []].contains { isKind($0, of: other) }
    }
}
