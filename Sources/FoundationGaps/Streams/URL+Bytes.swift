import Foundation

extension URL {
    /// The bytes of a file, read as they are asked for. Other addresses than of files fail; a session loads those.
    public var resourceBytes: AsyncFileBytes { AsyncFileBytes(url: self) }

    /// The lines of a file in UTF-8, without their line ends, read as they are asked for.
    public var lines: AsyncByteLines<AsyncFileBytes> { resourceBytes.lines }
}

extension FileHandle {
    /// The bytes from where the handle stands on, read as they are asked for.
    public var bytes: AsyncFileBytes { AsyncFileBytes(handle: self) }
}
