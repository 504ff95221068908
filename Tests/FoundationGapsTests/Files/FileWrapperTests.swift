import Foundation
import FoundationGaps
import Testing

struct FileWrapperTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test("a folder of files and links is written and read again", arguments: [FileWrapper.WritingOptions.atomic, []])
    func roundTrip(options: FileWrapper.WritingOptions) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = FileWrapper(directoryWithFileWrappers: [:])
        inner.preferredFilename = "inner"
        inner.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
        ])
        #expect(wrapper.addFileWrapper(inner) == "inner")
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere"))
        link.preferredFilename = "link"
        wrapper.addFileWrapper(link)
        try wrapper.write(to: folder, options: options, originalContentsURL: nil)

        let read = try FileWrapper(url: folder)
        #expect(read.isDirectory && !read.isRegularFile && read.filename == folder.lastPathComponent)
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/nowhere")
        #expect(read.matchesContents(of: folder))
    }

    @Test("of two wrappers with one name the second gets another, and each is found and taken out")
    func names() throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        let first = FileWrapper(regularFileWithContents: Data())
        let second = FileWrapper(regularFileWithContents: Data())
        (first.preferredFilename, second.preferredFilename) = ("a", "a")
        #expect(wrapper.addFileWrapper(first) == "a")
        let name = wrapper.addFileWrapper(second)
        #expect(name != "a" && wrapper.keyForChildFileWrapper(second) == name)
        wrapper.removeFileWrapper(first)
        #expect(wrapper.fileWrappers?.count == 1)
    }

    @Test("what is not there is an error")
    func missing() {
        #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("nothing")) }
    }

    @Test("an atomic write takes the place of a folder, and leaves it as it was where something stands against it")
    func replacing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = folder.appendingPathComponent("package")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("old".utf8).write(to: place.appendingPathComponent("old.txt"))
        let file = FileWrapper(regularFileWithContents: Data("new".utf8))
        let names = { (url: URL) in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

        let wrong = FileWrapper(directoryWithFileWrappers: [String(repeating: "long", count: 100): file])
        #expect(throws: (any Error).self) { try wrong.write(to: place, options: .atomic, originalContentsURL: nil) }
        #expect(try names(folder) == ["package"] && names(place) == ["old.txt"])

        let right = FileWrapper(directoryWithFileWrappers: ["new.txt": file])
        try right.write(to: place, options: .atomic, originalContentsURL: nil)
        #expect(try names(folder) == ["package"] && names(place) == ["new.txt"])

        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere"))
        for _ in 0..<2 { try link.write(to: folder.appendingPathComponent("link"), originalContentsURL: nil) }
        #expect(try names(folder) == ["link", "package"])
    }
}
