import Foundation

/// The bytes of a file as an asynchronous sequence.
public struct AsyncFileBytes: AsyncSequence, Sendable {
    /// What the sequence delivers.
    public typealias Element = UInt8

    private enum Source: Sendable {
        case url(URL)
        case handle(UncheckedSendable<FileHandle>)
    }

    private let source: Source

    init(url: URL) {
        source = .url(url)
    }

    /// The handle is only read from, on a queue of its own.
    init(handle: FileHandle) {
        source = .handle(UncheckedSendable(handle))
    }

    /// The bytes as lines of UTF-8, without their line ends.
    public var lines: AsyncByteLines<AsyncFileBytes> { AsyncByteLines(base: self) }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator {
        switch source {
        case .url(let url): Iterator(reader: FileReader(url: url))
        case .handle(let handle): Iterator(reader: FileReader(handle: handle.value))
        }
    }

    /// Delivers one byte after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let reader: FileReader
        var buffer = Data()
        var place = 0

        /// The next byte; `nil` at the end of the file. Waits while there is none yet, as in a pipe.
        public mutating func next() async throws -> UInt8? {
            if place == buffer.count {
                try Task.checkCancellation()
                buffer = try await reader.read()
                place = 0
                guard !buffer.isEmpty else { return nil }
            }
            defer { place += 1 }
            return buffer[buffer.startIndex + place]
        }
    }
}

/// Reads pieces of a file away from the threads of tasks, which must not wait.
final class FileReader: @unchecked Sendable {
    // The handle is only touched on the queue.
    private let queue = DispatchQueue(label: "martlet.file-reader")
    private let open: () throws -> FileHandle
    private var handle: FileHandle?

    init(url: URL) {
        open = {
            guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
            return try FileHandle(forReadingFrom: url)
        }
    }

    init(handle: FileHandle) {
        open = { handle }
    }

    func read() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in
                continuation.resume(
                    with: Result {
                        let handle = try handle ?? open()
                        self.handle = handle
                        // What is there is enough: a pipe is not waited for until it has filled a buffer.
                        return handle.availableData
                    })
            }
        }
    }
}
