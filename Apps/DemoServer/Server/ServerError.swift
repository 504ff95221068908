import CSoup

/// Why a server could not start.
public struct ServerError: Error, CustomStringConvertible {
    /// The reason in words.
    public let description: String

    /// Takes over a GLib error.
    init(_ error: UnsafeMutablePointer<GError>?) {
        description = error.map { String(cString: $0.pointee.message) } ?? "The server could not listen."
        if let error { g_error_free(error) }
    }
}
