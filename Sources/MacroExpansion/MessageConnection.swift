import Foundation

/// Messages between the compiler and the plugin: eight bytes of length, the least significant first, then JSON.
struct MessageConnection {
    let input: FileHandle
    let output: FileHandle

    init(input: Int32, output: Int32) {
        self.input = FileHandle(fileDescriptor: input)
        self.output = FileHandle(fileDescriptor: output)
    }

    /// The next message; nil when the compiler has closed the connection.
    func receive() -> Data? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return read(Int(clamping: length))
    }

    func send(_ message: PluginMessage) {
        guard let body = try? JSONEncoder().encode(message) else { return }
        let length = UInt64(body.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) })
        try? output.write(contentsOf: header + body)
    }

    private func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else { return nil }
            data.append(more)
        }
        return data
    }
}
