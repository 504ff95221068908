import Combine
import Foundation
import Testing

/// combine-notes.md, section 7: what is `Sendable`, and what is not, so that clients can say so themselves.
@Suite("What can be sent between threads")
struct SendabilityTests {
    private func require<T: Sendable>(_: T.Type) -> Bool { true }

    @Test("demands, completions and the publisher of a request are")
    func sendable() {
        #expect(require(Subscribers.Demand.self) && require(Subscribers.Completion<TestError>.self))
        #expect(require(URLSession.DataTaskPublisher.self))
    }

    private func matches(of pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Combine").standardizedFileURL
        var found = Set<String>()
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            found.formUnion(text.matches(of: pattern).map { String($0.1) })
        }
        return found
    }

    @Test("nothing else says that it is, and no closure has to be")
    func exactly() throws {
        let declared = try matches(
            of: #/public (?:final )?(?:struct|enum|class|protocol) (\w+)[^{]*\bSendable\b[^{]*\{/#)
        #expect(declared == ["Demand", "Completion", "DataTaskPublisher"])
        #expect(try matches(of: #/\nextension ([\w.]+)[^{]*\bSendable\b[^{]*\{/#) == [])
        #expect(try matches(of: #/public func (\w+)[^{]*@Sendable[^{]*\{/#) == [])
        #expect(try matches(of: #/public init(\W)[^{]*@Sendable[^{]*\{/#) == [])
    }
}
