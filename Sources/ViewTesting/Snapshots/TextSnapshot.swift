import Foundation
import SwiftUICore

/// What a snapshot in words says of a screen.
public enum ScreenWords: Sendable {
    /// Kind, frame, text, state and names of all that is shown.
    case everything
    /// The same, and how it is drawn: fonts, colours, clips, effects, and what pointers and keys do.
    case everythingAndModifiers
    /// What assistive technology tells a person.
    case accessibility
}

extension TestScreen {
    /// What is shown, in words.
    public func outline(of content: ScreenWords) -> String { words(content) }

    private func words(_ words: ScreenWords) -> String {
        switch words {
        case .everything: outline
        case .everythingAndModifiers: outlineWithModifiers
        case .accessibility: accessibilityOutline
        }
    }

    /// Compares what is shown with what was shown when the snapshot was recorded, and fails with the lines that differ.
    ///
    /// The snapshot is a text file in `__Snapshots__` beside the test: kind, frame, text, state and names of all that is
    /// shown, or what assistive technology tells of it. It is written, and the test fails, where there is none yet. The
    /// environment variable `RECORD_SNAPSHOTS` says otherwise: `all` writes each, `failed` those that differ, `never` none.
    /// `name` is the name of the file, one for each snapshot of a test file.
    public func expectSnapshot(
        of content: ScreenWords = .everything, named name: String, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let file = SnapshotFile(named: name, extension: "txt", of: place)
        let shown = words(content) + "\n"
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

    /// Compares what is shown with a text in the test itself, and fails with the lines that differ.
    public func expectSnapshot(
        of content: ScreenWords = .everything, equals text: String, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line
    ) {
        let shown = words(content)
        guard shown != text else { return }
        TestFailure.report(
            "The screen differs from the text:\n" + LineDifference.between(text, shown).joined(separator: "\n"),
            at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    }

    /// Compares what is shown in each variant of the settings with a snapshot of its own, whose name ends with that of
    /// the variant.
    public func expectSnapshots(
        of content: ScreenWords = .everything, named name: String, for variants: [ScreenVariant],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        forEach(variants) { variant in
            expectSnapshot(
                of: content, named: "\(name)-\(variant.name)", fileID: fileID, filePath: filePath, line: line)
        }
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
