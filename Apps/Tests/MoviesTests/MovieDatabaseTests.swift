import Foundation
import MovieStorage
import Testing

/// A folder that goes when the test ends.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("movies-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var database: URL { url.appendingPathComponent("movies.sqlite") }
}

@Suite("Movie database")
struct MovieDatabaseTests {
    let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test("what is saved, changed and deleted is so when the file is opened again")
    func reopening() throws {
        let first = Movie(title: "Alien", rating: .excellent, added: Date(timeIntervalSinceReferenceDate: 1))
        var second = Movie(title: "Äon 日本 ' \" ;--", added: Date(timeIntervalSinceReferenceDate: 2))
        let third = Movie(title: "Gone")
        do {
            let database = try MovieDatabase(url: folder.database)
            for movie in [first, second, third] { try database.save(movie) }
            second.rating = .poor
            try database.save(second)
            try database.delete([third.id])
        }
        #expect(try MovieDatabase(url: folder.database).movies() == [first, second])
    }

    @Test("a damaged file is kept aside and a new one begun", arguments: [0, 1, 2])
    func damage(kind: Int) throws {
        do {
            let database = try MovieDatabase(url: folder.database)
            for number in 0..<500 { try database.save(Movie(title: "Movie \(number)")) }
        }
        var bytes = try Data(contentsOf: folder.database)
        switch kind {
        case 0: bytes = Data("this is no database".utf8)
        case 1: bytes.replaceSubrange(4096..<12288, with: Data(repeating: 0xA5, count: 8192))
        default: bytes.replaceSubrange(0..<100, with: Data(repeating: 0, count: 100))
        }
        try bytes.write(to: folder.database)
        let database = try MovieDatabase(url: folder.database)
        let kept = try #require(database.movedAside)
        #expect(try Data(contentsOf: kept) == bytes)
        #expect(try database.movies() == [])
        try database.save(Movie(title: "New"))
        #expect(try MovieDatabase(url: folder.database).movies().map(\.title) == ["New"])
    }

    @Test("a store says that its file was damaged, and goes on")
    func storeSays() throws {
        try Data("garbage, more than sixteen bytes of it".utf8).write(to: folder.database)
        let store = MovieStore(url: folder.database)
        #expect(store.problem?.message.contains("movies.sqlite.damaged-1") == true)
        store.save(Movie(title: "New"))
        #expect(MovieStore(url: folder.database).allMovies.map(\.title) == ["New"])
    }

    @Test("a store that cannot store says so and keeps what is added for this run")
    func unwritable() {
        let store = MovieStore(url: URL(fileURLWithPath: "/dev/null/movies.sqlite"))
        #expect(store.problem != nil)
        store.save(Movie(title: "New"))
        #expect(store.allMovies.map(\.title) == ["New"])
    }

    @Test("no movie whose save has returned is lost by a kill at any moment")
    func killing() throws {
        let writer = try #require(Self.writer)
        var acknowledged = 0
        for round in 0..<12 {
            let process = Process()
            process.executableURL = writer
            process.arguments = [folder.database.path]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            // The kill falls somewhere into a save: after another number of acknowledged ones each time.
            var text = ""
            while text.split(separator: "\n").count < 1 + round * 7 {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                text += String(decoding: data, as: UTF8.self)
            }
            kill(process.processIdentifier, SIGKILL)
            text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let complete = text.hasSuffix("\n") ? text : String(text[..<(text.lastIndex(of: "\n") ?? text.startIndex)])
            if let last = complete.split(separator: "\n").last.flatMap({ Int($0) }) { acknowledged = last + 1 }
            let database = try MovieDatabase(url: folder.database)
            #expect(database.movedAside == nil)
            let titles = try database.movies().map(\.title)
            #expect(titles.count >= acknowledged)
            #expect(titles == (0..<titles.count).map { "Movie \($0)" })
        }
        #expect(acknowledged > 12)
    }

    /// The program that saves until it is killed, beside the test bundle.
    private static var writer: URL? {
        var folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
        if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
        let candidates = [
            folder.appendingPathComponent("MovieWriter"),
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
                "MovieWriter"),
        ]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
