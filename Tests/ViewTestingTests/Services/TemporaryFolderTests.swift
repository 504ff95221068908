import Foundation
import Testing
import ViewTesting

@Suite("Folders of tests")
struct TemporaryFolderTests {
    @Test("a folder goes with its object, and all that is in it")
    func life() throws {
        var folder: TemporaryFolder? = try TemporaryFolder("files")
        let file = try #require(try folder?.write(Data("text".utf8), to: "inner/file.txt"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "text")
        #expect(file.path.contains("/files-"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let parent = file.deletingLastPathComponent().deletingLastPathComponent()
        #expect(!FileManager.default.fileExists(atPath: parent.path))
    }
}
