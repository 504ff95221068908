import Foundation

/// Bytes as lines of UTF-8. A line ends with a line feed, a carriage return, or both together.
public struct AsyncByteLines<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    /// What the sequence delivers.
    public typealias Element = String

    let base: Base

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator {
        Iterator(base: base.makeAsyncIterator())
    }

    /// Delivers one line after the other. Empty lines are left out, as on Apple's platforms.
    public struct Iterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator

        /// The next line without its end; `nil` at the end of the bytes.
        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await base.next() {
                if byte != 0x0A && byte != 0x0D {
                    line.append(byte)
                } else if !line.isEmpty {
                    break
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }
}

extension AsyncByteLines: Sendable where Base: Sendable {}
