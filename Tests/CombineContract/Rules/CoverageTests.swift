import Foundation
import Testing

@Suite("Tables of the kit")
struct CoverageTests {
    @Test("every publisher of the module is in a table")
    func complete() throws {
        var known = Set<String>()
        for item in operators { known.formUnion(item.publishers) }
        for item in combinations { known.formUnion(item.publishers) }
        for item in timedOperators { known.formUnion(item.publishers) }
        for item in broadcasters { known.formUnion(item.publishers) }
        for item in valueSources { known.formUnion(item.publishers) }
        let missing = try declaredPublishers().subtracting(known)
        #expect(missing == [], "these publishers are in no table")
    }

    /// The names of the types that are declared in the folders of publishers.
    private func declaredPublishers() throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Combine")
        let declaration = #/^ *public (?:final )?(?:struct|class) (\w+)/#.anchorsMatchLineEndings()
        var found = Set<String>()
        for folder in ["Operators", "Sources", "Subjects"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in files! where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                found.formUnion(text.matches(of: declaration).map { String($0.1) })
            }
        }
        #expect(found.count > 90)
        return found.subtracting(["Recording"])
    }
}
