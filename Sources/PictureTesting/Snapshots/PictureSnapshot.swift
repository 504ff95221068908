import Foundation
import SwiftUICore
import ViewTesting

extension TestScreen {
    /// What is shown, drawn without a display and the same on every machine: a font of our own, controls without a
    /// theme, no animation but that of the test's clock. Sheets lie in front of their window.
    ///
    /// `scale` is the number of pixels for a point.
    public func picture(scale: CGFloat = 1) -> Picture {
        settle()
        return ScreenPainter.picture(of: surface, scale: max(scale, 0.1))
    }

    /// Compares what is shown with a picture that was recorded, byte by byte unless a tolerance is given, and fails where
    /// they differ.
    ///
    /// The picture is a PNG file in `__Snapshots__` beside the test, recorded as `expectSnapshot` does. On a failure what
    /// was drawn and where it differs, in red, lie beside it: `.actual.png` and `.difference.png`.
    public func expectPicture(
        named name: String, scale: CGFloat = 1, tolerance: PictureTolerance = .exact, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let file = SnapshotFile(named: name, extension: "png", of: place)
        let shown = picture(scale: scale)
        let recorded = Picture(contentsOf: file.url)
        let failure = recorded.flatMap { Self.failure($0, shown, tolerance, file, name) }
        let recording = SnapshotFile.Recording.current
        guard recorded != nil, recording != .all, failure == nil || recording != .failed else {
            removeLeftovers(of: file)
            return file.record(isMissing: recorded == nil) { try shown.write(to: $0) }
        }
        guard let failure else { return removeLeftovers(of: file) }
        do {
            try shown.write(to: file.sibling("actual"))
            try failure.difference?.write(to: file.sibling("difference"))
            file.fail("\(failure.words) Look at \(file.sibling("actual").path).")
        } catch { file.fail("\(failure.words) The picture of it could not be written: \(error)") }
    }

    /// Compares what is shown in each variant of the settings with a picture of its own, whose name ends with that of the
    /// variant.
    public func expectPictures(
        named name: String, for variants: [ScreenVariant], scale: CGFloat = 1, tolerance: PictureTolerance = .exact,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        forEach(variants) { variant in
            expectPicture(
                named: "\(name)-\(variant.name)", scale: scale, tolerance: tolerance, fileID: fileID,
                filePath: filePath, line: line)
        }
    }

    private func removeLeftovers(of file: SnapshotFile) {
        for word in ["actual", "difference"] { try? FileManager.default.removeItem(at: file.sibling(word)) }
    }

    private static func failure(
        _ recorded: Picture, _ shown: Picture, _ tolerance: PictureTolerance, _ file: SnapshotFile, _ name: String
    ) -> (words: String, difference: Picture?)? {
        if recorded == shown { return nil }
        guard recorded.width == shown.width, recorded.height == shown.height else {
            let sizes = "\(shown.width) by \(shown.height) pixels instead of \(recorded.width) by \(recorded.height)"
            return ("The screen differs from the picture \(name): it has \(sizes).", nil)
        }
        let difference = PictureDifference(recorded, shown, colorDistance: tolerance.colorDistance)
        let share = Double(difference.count) / Double(shown.width * shown.height)
        if share <= tolerance.share { return nil }
        let words = "\(difference.count) pixels, \(String(format: "%.2f", share * 100)) % of all, have another colour"
        let distance = String(format: "%.1f", difference.largestDistance)
        return ("The screen differs from the picture \(name): \(words), at most ΔE \(distance).", difference.picture)
    }
}
