import Foundation
import Testing

@testable import FoundationGaps

@Suite("Resources of bundles")
struct BundleResourceTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("[1]".utf8).write(to: folder.appendingPathComponent("list.json"))
        try Data(#""GREETING" = "Hello, %@";"#.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    }

    private func withBundle(_ body: (Bundle) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(try #require(Bundle(path: folder.path)))
    }

    @Test("a resource is found by name and ending, however these are said")
    func names() throws {
        try withBundle { bundle in
            #expect(bundle.url(forResource: "list", withExtension: "json")?.lastPathComponent == "list.json")
            #expect(bundle.url(forResource: "list.json", withExtension: nil)?.lastPathComponent == "list.json")
            #expect(bundle.path(forResource: "list", ofType: "json")?.hasSuffix("list.json") == true)
            #expect(bundle.url(forResource: "none", withExtension: "json") == nil)
            #expect(bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)?.count == 1)
        }
    }

    @Test("a localized string is that of the bundle's table, and of the value or the key where there is none")
    func localized() throws {
        try withBundle { bundle in
            #expect(NSLocalizedString("GREETING", bundle: bundle, comment: "") == "Hello, %@")
            #expect(
                NSLocalizedString("GREETING", tableName: "Localizable", bundle: bundle, value: "x", comment: "")
                    == "Hello, %@")
            #expect(NSLocalizedString("OTHER", bundle: bundle, value: "x", comment: "") == "x")
            #expect(NSLocalizedString("OTHER", comment: "") == "OTHER")
        }
    }

    @Test("there is a library folder, which apps take without asking")
    func library() {
        let paths = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)
        #expect(paths == [URL.libraryDirectory.path])
        #expect(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).count == 1)
    }
}
