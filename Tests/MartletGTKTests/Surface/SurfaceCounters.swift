#if GTK
    import Foundation
    import Testing

    /// The surface's work for scripted actions, beside the committed numbers.
    enum SurfaceCounters {
        private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("surface-counters.tsv")

        /// Reads lines such as `update: applied 4 ms, drawn 16 ms, widgets 0 writes 200`: what follows the last comma.
        private static func counters(in lines: [String]) -> [(name: String, value: Int)] {
            lines.flatMap { line -> [(name: String, value: Int)] in
                guard let step = line.split(separator: ":").first, let counts = line.split(separator: ",").last,
                    line.contains("widgets")
                else { return [] }
                let words = counts.split(separator: " ")
                return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
                    Int(words[index + 1]).map { ("\(step): \(words[index])", $0) }
                }
            }
        }

        /// The committed numbers may only become less. `MARTLET_RECORD_COUNTERS=1` writes them anew.
        static func check(_ printed: [String]) throws {
            let measured = counters(in: printed)
            if ProcessInfo.processInfo.environment["MARTLET_RECORD_COUNTERS"] == "1" {
                let text = measured.map { "\($0.name)\t\($0.value)\n" }.joined()
                try text.write(to: path, atomically: true, encoding: .utf8)
            }
            let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
            #expect(measured.count == lines.count, "\(printed)")
            for line in lines {
                let fields = line.split(separator: "\t")
                let value = measured.first { $0.name == fields[0] }?.value
                let limit = Int(fields[1]) ?? 0
                #expect(value.map { $0 <= limit } == true, "\(fields[0]): \(value ?? -1), and it was \(limit)")
            }
        }
    }
#endif
