import Foundation
import FoundationGaps
import Testing

struct AsyncBytesTests {
    private func lines(_ text: String) async throws -> [String] {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var lines: [String] = []
        for try await line in url.lines {
            lines.append(line)
        }
        return lines
    }

    @Test("a file's lines come one by one, whatever ends them")
    func endings() async throws {
        #expect(try await lines("a\nb\r\nc\rd") == ["a", "b", "c", "d"])
        #expect(try await lines("\n\nä 日本\n\n") == ["ä 日本"])
        #expect(try await lines("") == [])
    }

    @Test("a long file is read in pieces without losing a byte")
    func long() async throws {
        let text = (0..<20_000).map { "line \($0)" }.joined(separator: "\n")
        #expect(try await lines(text).last == "line 19999")
    }

    @Test("a pipe's bytes come when they are written")
    func pipe() async throws {
        let pipe = Pipe()
        var iterator = pipe.fileHandleForReading.bytes.makeAsyncIterator()
        try pipe.fileHandleForWriting.write(contentsOf: Data([1]))
        #expect(try await iterator.next() == 1)
        try pipe.fileHandleForWriting.write(contentsOf: Data([2]))
        #expect(try await iterator.next() == 2)
        try pipe.fileHandleForWriting.close()
        #expect(try await iterator.next() == nil)
    }

    @Test("a file that is not there, and an address that is no file, throw")
    func missing() async {
        for address in ["file:///nowhere/at/all", "https://example.com"] {
            await #expect(throws: (any Error).self) {
                for try await _ in URL(string: address)!.lines {}
            }
        }
    }
}
