import Foundation
import SwiftUICore

extension TestScreen {
    /// Compares what is shown with what was shown when the snapshot was recorded, and fails with the lines that differ.
    ///
    /// The snapshot is a text file in `__Snapshots__` beside the test: kind, frame, text, state and names of all that is
    /// shown. It is written, and the test fails, where there is none yet; and in any case while the environment variable
    /// `RECORD_SNAPSHOTS` is set. `name` is the name of the file, one for each snapshot of a test file.
    public func expectSnapshot(
        named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let test = URL(fileURLWithPath: place.filePath)
        let folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
        let file = folder.appendingPathComponent("\(name).txt")
        let shown = outline + "\n"
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        if let recorded, ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == nil {
            if recorded == shown { return }
            return TestFailure.report(
                "The screen differs from the snapshot \(name):\n"
                    + LineDifference.between(recorded, shown).joined(separator: "\n"), at: place)
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(shown.utf8).write(to: file)
            TestFailure.report("The snapshot \(name) was recorded: look at it, and run the test again.", at: place)
        } catch { TestFailure.report("The snapshot \(name) could not be written: \(error)", at: place) }
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
