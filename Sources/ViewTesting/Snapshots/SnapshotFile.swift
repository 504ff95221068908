import Foundation

/// Where a snapshot is kept, and when it is written.
package struct SnapshotFile {
    /// When snapshots are written, by the environment variable `RECORD_SNAPSHOTS`.
    package enum Recording: String {
        /// Each, whatever was there.
        case all
        /// Those that differ from what is shown, and those that are missing.
        case failed
        /// Those that are missing.
        case missing
        /// None: a missing one makes the test fail.
        case never

        /// What the environment says; `missing` where it says nothing, `all` where it says anything else.
        package static var current: Recording {
            guard let word = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] else { return .missing }
            return Recording(rawValue: word) ?? .all
        }
    }

    /// The file.
    package let url: URL
    private let name: String
    private let place: SourcePlace

    /// The file of a snapshot in `__Snapshots__` beside the test.
    package init(named name: String, extension pathExtension: String, of place: SourcePlace) {
        let test = URL(fileURLWithPath: place.filePath)
        url = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
            .appendingPathComponent("\(name).\(pathExtension)")
        self.name = name
        self.place = place
    }

    /// A file beside it, for something that belongs to it.
    package func sibling(_ word: String) -> URL {
        url.deletingPathExtension().appendingPathExtension("\(word).\(url.pathExtension)")
    }

    /// Makes the test fail because of the snapshot.
    package func fail(_ message: String) { TestFailure.report(message, at: place) }

    /// Writes the snapshot and makes the test fail, so that somebody looks at it; with `never` it only fails.
    package func record(isMissing: Bool, _ write: (URL) throws -> Void) {
        if isMissing, Recording.current == .never { return fail("There is no snapshot \(name) at \(url.path).") }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(url)
            fail("The snapshot \(name) was recorded: look at it, and run the test again.")
        } catch { fail("The snapshot \(name) could not be written: \(error)") }
    }
}
