import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Row 14 of testing.md §2.
@MainActor
@Suite("Text snapshots")
struct SnapshotTests {
    @Test("a snapshot is recorded first, compared from then on, and a difference is shown line by line")
    func recording() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/ScreenTests.swift"
        let host = TestHost(Text("One"))
        withKnownIssue {
            host.expectSnapshot(named: "screen", filePath: path)
        } matching: {
            "\($0)".contains("was recorded")
        }
        let file = folder.appendingPathComponent("__Snapshots__/ScreenTests/screen.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == host.outline + "\n")
        host.expectSnapshot(named: "screen", filePath: path)
        let other = TestHost(Text("Two"))
        withKnownIssue {
            other.expectSnapshot(named: "screen", filePath: path)
        } matching: { issue in
            "\(issue)".contains("-   text \"One\"") && "\(issue)".contains("+   text \"Two\"")
        }
    }

    @Test("a snapshot may stand in the test itself, of all or of what a screen reader says")
    func inline() {
        let host = TestHost(Toggle("Sound", isOn: .constant(true)), size: CGSize(width: 200, height: 40))
        host.expectSnapshot(
            of: .accessibility,
            equals: """
                window
                  text “Sound”
                  toggle “Sound” value “on”
                """)
        withKnownIssue {
            host.expectSnapshot(equals: "nothing")
        } matching: { issue in
            "\(issue)".contains("- nothing") && "\(issue)".contains("+ window")
        }
    }

    @Test("with modifiers a snapshot says how things are drawn and what they hear of")
    func modifiers() {
        let host = TestHost(
            Text("Hi").font(.system(size: 20, weight: .bold)).foregroundColor(.red).lineLimit(1)
                .onTapGesture {}.shadow(color: .black, radius: 2),
            size: CGSize(width: 100, height: 40))
        let words = host.outline(of: .everythingAndModifiers)
        for line in [
            "font system 20 weight bold", "foregroundColor #", "lineLimit 1", "onTapGesture", "shadow #000000FF",
        ] {
            #expect(words.contains("." + line), "\(words)")
        }
        #expect(!host.outline(of: .everything).contains("font system"))
        host.expectSnapshot(of: .everythingAndModifiers, equals: words)
    }
}
