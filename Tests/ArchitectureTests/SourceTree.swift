import Foundation

/// The Swift sources of the package, as text.
enum SourceTree {
    struct File {
        /// The path from the package's folder.
        let path: String
        let lines: [String]

        /// The module that a file of `Sources` belongs to.
        var module: String { String(path.split(separator: "/")[1]) }
    }

    /// The folder of the package, found from where this file was compiled.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let sources = files(in: "Sources")

    static func files(in folder: String) -> [File] {
        let start = root.appendingPathComponent(folder)
        guard let paths = FileManager.default.enumerator(atPath: start.path) else { return [] }
        var files: [File] = []
        for case let path as String in paths where path.hasSuffix(".swift") && !path.contains(".build/") {
            guard let text = try? String(contentsOf: start.appendingPathComponent(path), encoding: .utf8) else {
                continue
            }
            files.append(File(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n")))
        }
        return files.sorted { $0.path < $1.path }
    }
}

extension SourceTree.File {
    /// The modules that the file imports, without what is imported of them.
    var imports: [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard let place = words.firstIndex(of: "import"),
                words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) }),
                var name = words.dropFirst(place + 1).first
            else { return nil }
            if Self.kinds.contains(name), let next = words.dropFirst(place + 2).first {
                name = next
            }
            return name.split(separator: ".").first.map(String.init)
        }
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    /// The lines with their numbers, without comments and without what stands in string literals of several lines.
    var code: [(number: Int, text: String)] {
        var result: [(Int, String)] = []
        var isInLiteral = false
        for (index, line) in lines.enumerated() {
            let marks = line.components(separatedBy: "\"\"\"").count - 1
            let wasInLiteral = isInLiteral
            if marks % 2 == 1 {
                isInLiteral.toggle()
            }
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !wasInLiteral, !trimmed.hasPrefix("//") else { continue }
            result.append((index + 1, trimmed))
        }
        return result
    }
}
