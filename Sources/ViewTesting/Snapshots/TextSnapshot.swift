import Foundation
import SwiftUICore

extension TestScreen {
    /// Compares what is shown with what was shown when the snapshot was recorded, and fails with the lines that differ.
    ///
    /// The snapshot is a text file in `__Snapshots__` beside the test: kind, frame, text, state and names of all that is
    /// shown. It is written, and the test fails, where there is none yet. The environment variable `RECORD_SNAPSHOTS` says
    /// otherwise: `all` writes each, `failed` those that differ, `never` none. `name` is the name of the file, one for each snapshot of a test file.
    public func expectSnapshot(
        named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let file = SnapshotFile(named: name, extension: "txt", of: place)
        let shown = outline + "\n"
        let recorded = try? String(contentsOf: file.url, encoding: .utf8)
        let recording = SnapshotFile.Recording.current
        guard let recorded, recording != .all, recorded == shown || recording != .failed else {
            return file.record(isMissing: recorded == nil) { try Data(shown.utf8).write(to: $0) }
        }
        if recorded == shown { return }
        file.fail(
            "The screen differs from the snapshot \(name):\n"
                + LineDifference.between(recorded, shown).joined(separator: "\n"))
    }
}

/// The lines by which two texts differ, with those around them.
enum LineDifference {
    static func between(_ old: String, _ new: String) -> [String] {
        let (a, b) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        let difference = b.difference(from: a)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(text: String, isChange: Bool)] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if i < a.count, removed.contains(i) {
                lines.append(("- " + a[i], true))
                i += 1
            } else if j < b.count, inserted.contains(j) {
                lines.append(("+ " + b[j], true))
                j += 1
            } else {
                lines.append(("  " + (i < a.count ? a[i] : b[j]), false))
                i += 1
                j += 1
            }
        }
        return lines.indices.filter { index in
            (max(index - 2, 0)...min(index + 2, lines.count - 1)).contains { lines[$0].isChange }
        }.map { lines[$0].text }
    }
}
