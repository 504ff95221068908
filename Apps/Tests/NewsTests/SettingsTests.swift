import Combine
import Foundation
import NewsStories
import Testing
import ViewTesting

@Suite("Settings of News")
struct SettingsTests {
    let folder: TemporaryFolder
    var file: JSONFile { JSONFile(folder: folder.file("settings")) }

    init() throws { folder = try TemporaryFolder("news") }

    // rows 197, 201
    @Test("keywords are saved on every change and are there after a restart")
    func restart() {
        let settings = Settings(file: file)
        #expect(settings.keywords.isEmpty)
        settings.add(" Swift ")
        settings.add("compiler")
        settings.keywords.move(fromOffsets: [1], toOffset: 0)
        #expect(Settings(file: file).keywords == settings.keywords)
        settings.keywords.remove(at: 0)
        #expect(Settings(file: file).keywords.map(\.value) == ["swift"])
    }

    // row 181
    @Test("an empty keyword and one that is there already change nothing")
    func adding() {
        let settings = Settings()
        settings.add("Swift")
        settings.add("  ")
        settings.add("SWIFT")
        #expect(settings.keywords.map(\.value) == ["swift"])
        settings.add("c")
        settings.change(settings.keywords[1], to: "Ada")
        settings.change(settings.keywords[1], to: "")
        settings.change(settings.keywords[1], to: "swift")
        #expect(settings.keywords.map(\.value) == ["swift", "ada"])
    }

    // row 198
    @Test("loading does not save, and publishes the first value and each later one")
    func publishing() {
        var seen: [[String]] = []
        let settings = Settings(file: file)
        #expect(!FileManager.default.fileExists(atPath: file.folder.path))
        let subscription = settings.$keywords.sink { seen.append($0.map(\.value)) }
        settings.add("a")
        settings.add("b")
        #expect(seen == [[], ["a"], ["a", "b"]])
        subscription.cancel()
    }

    @Test("what a crash in the middle of a save leaves behind does no harm")
    func crash() throws {
        Settings(file: file).add("kept")
        try Data("[{".utf8).write(to: file.folder.appendingPathComponent(".Filter half.new"))
        #expect(Settings(file: file).keywords.map(\.value) == ["kept"])
    }

    @Test("a damaged file is kept aside, and the next save makes a new one")
    func damaged() throws {
        try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
        try Data("[{".utf8).write(to: file.folder.appendingPathComponent("Filter.json"))
        let settings = Settings(file: file)
        #expect(settings.keywords.isEmpty)
        settings.add("new")
        #expect(Settings(file: file).keywords.map(\.value) == ["new"])
        let names = try FileManager.default.contentsOfDirectory(atPath: file.folder.path)
        #expect(names.contains { $0.hasPrefix("Filter damaged") })
    }

    @Test("where nothing can be saved, that is said")
    func unsaved() throws {
        let place = try folder.write(Data(), to: "no folder")
        let settings = Settings(file: JSONFile(folder: place))
        settings.add("a")
        #expect(settings.isUnsaved)
        #expect(settings.keywords.map(\.value) == ["a"])
    }
}
