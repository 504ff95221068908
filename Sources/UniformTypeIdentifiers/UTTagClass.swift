/// By what else than its name a kind of data is known.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The name of the class.
    public let rawValue: String

    /// A class of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ending of a file's name, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The type that mail and the web use.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
