import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Words: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(colorScheme) \(locale.identifier) \(direction) \(size)") }
}

/// Row 16 of testing.md §2.
@MainActor
@Suite("Variants of the settings")
struct VariantTests {
    private let variants = ScreenVariant.combinations(
        [.light, .dark], [.language("en"), .language("ar")], [.textSize(.large), .textSize(.accessibility1)])

    @Test("a screen is looked at in every combination, and is as before afterwards")
    func combinations() {
        #expect(variants.map(\.name).first == "light-en-large" && variants.count == 8)
        let host = TestHost(Words())
        var shown: [String] = []
        host.forEach(variants) { _ in shown += host.shownTexts }
        #expect(shown.first == "light en leftToRight large")
        #expect(shown.last == "dark ar rightToLeft accessibility1")
        #expect(Set(shown).count == 8)
        #expect(host.shownTexts == ["light en leftToRight large"])
        #expect(ScreenVariant.combinations().isEmpty)
    }

    @Test("each variant has a snapshot of its own")
    func snapshots() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("variants-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(Words())
        let two: [ScreenVariant] = [.light, .dark]
        withKnownIssue { host.expectSnapshots(named: "words", for: two, filePath: folder.path + "/WordTests.swift") }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/__Snapshots__/WordTests")
        #expect(files.sorted() == ["words-dark.txt", "words-light.txt"])
        host.expectSnapshots(named: "words", for: two, filePath: folder.path + "/WordTests.swift")
    }
}
