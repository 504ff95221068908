import Foundation
import Testing

/// The tests name the rows of the two sheets that they come from, combine-behaviour.md and combine-notes.md.
@Suite("Rows of the sheets")
struct SheetRowTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private static func text(of folder: String) throws -> String {
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)!
        var all = ""
        for case let file as URL in files where file.pathExtension == "swift" && file.path != #filePath {
            all += try String(contentsOf: file, encoding: .utf8)
        }
        return all
    }

    @Test("each row of the bug tables is named by a test")
    func bugs() throws {
        let text = try Self.text(of: "Tests/CombineTests")
        let named = Set(text.matches(of: #/combine-notes\.md row (\d+)/#).compactMap { Int($0.1) })
        #expect(Set(1...48).subtracting(named) == [])
    }

    @Test("each section of the behaviours is named by a test")
    func sections() throws {
        let text = try Self.text(of: "Tests/CombineTests")
        let sections = [
            "section 1, \"Protocol-violation table\"", "section 2, \"Reflection of inner subscribers",
            "Core types and subscribers", "Sources", "Subjects and Published",
            "Pass-through and filter-like operators", "Reduce-like operators", "Failure handling",
            "Many upstreams", "Buffering", "Sharing", "Time operators", "Foundation and concurrency bridges",
            "Introspection", "Eager overloads",
        ]
        for section in sections { #expect(text.contains("combine-behaviour.md, \(section)"), "\(section)") }
        let corrections = Set(
            text.matches(of: #/orrections[^\n]*notes (\d+)/#).compactMap { Int($0.1) })
        #expect(corrections == [11, 14, 17, 28, 32])
    }

    // combine-notes.md, traps found by running the code: whether the module can be imported depends on what was built
    // before.
    @Test("no source asks whether Combine can be imported")
    func importing() throws {
        #expect(try !Self.text(of: "Sources").contains("canImport(Combine)"))
    }
}
