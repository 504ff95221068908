import Foundation
import Testing

@testable import FoundationGaps

struct UserDirectoriesTests {
    @Test("without variables the folders are the common ones below the home folder")
    func defaults() {
        let directories = UserDirectories(environment: ["HOME": "/tmp/nobody"])
        #expect(directories.url(.documents).path == "/tmp/nobody/Documents")
        #expect(directories.url(.applicationSupport).path == "/tmp/nobody/.local/share")
        #expect(directories.url(.caches).path == "/tmp/nobody/.cache")
        #expect(directories.url(.trash).path == "/tmp/nobody/.local/share/Trash/files")
    }

    @Test("the base-directory variables count, unless they are relative")
    func variables() {
        let directories = UserDirectories(environment: [
            "HOME": "/tmp/nobody", "XDG_CACHE_HOME": "/tmp/cache", "XDG_DATA_HOME": "data",
        ])
        #expect(directories.url(.caches).path == "/tmp/cache")
        #expect(directories.url(.applicationSupport).path == "/tmp/nobody/.local/share")
    }

    @Test("the desktop's own names of the user's folders count")
    func userDirectories() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let config = home.appendingPathComponent(".config")
        try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try Data("# names\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\nXDG_MUSIC_DIR=\"/srv/music\"\n".utf8)
            .write(to: config.appendingPathComponent("user-dirs.dirs"))
        let directories = UserDirectories(environment: ["HOME": home.path])
        #expect(directories.url(.documents).path == home.appendingPathComponent("Dokumente").path)
        #expect(directories.url(.music).path == "/srv/music")
        #expect(directories.url(.pictures).path == home.appendingPathComponent("Pictures").path)
    }
}
