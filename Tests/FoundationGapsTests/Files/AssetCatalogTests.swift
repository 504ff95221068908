import Foundation
import Testing

@testable import FoundationGaps

struct AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)")

    private func write(_ files: [String: String]) throws -> Bundle {
        for (name, text) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test("a loose picture is found by its name at the scale that fits best")
    func loose() throws {
        let bundle = try write(["photo.png": "", "photo@2x.png": "", "drawing.svg": "", "exact.jpg": ""])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ImageResource.find(named: "photo", in: bundle, scale: 1)?.url.lastPathComponent == "photo.png")
        #expect(ImageResource.find(named: "photo", in: bundle, scale: 3)?.scale == 2)
        #expect(ImageResource.find(named: "drawing", in: bundle)?.url.lastPathComponent == "drawing.svg")
        #expect(ImageResource.find(named: "exact.jpg", in: bundle) != nil)
        #expect(ImageResource.find(named: "none", in: bundle) == nil)
        #expect(ImageResource.find(named: "", in: bundle) == nil)
    }

    @Test("an image set gives the file for the scale and for dark mode")
    func imageSet() throws {
        let bundle = try write([
            "Assets.xcassets/Group/logo.imageset/Contents.json": """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
              {"idiom": "universal", "scale": "2x", "filename": "a2.png"},
              {"idiom": "universal", "scale": "1x", "filename": "dark.png",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ImageResource.find(named: "logo", in: bundle, scale: 2)?.url.lastPathComponent == "a2.png")
        #expect(ImageResource.find(named: "logo", in: bundle, isDark: true)?.url.lastPathComponent == "dark.png")
    }

    @Test("a group that is a namespace is a part of its assets' names")
    func namespace() throws {
        let bundle = try write([
            "Assets.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Assets.xcassets/Icons/tv.imageset/Contents.json": #"{"images": [{"filename": "tv.svg"}]}"#,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ImageResource.find(named: "Icons/tv", in: bundle)?.url.lastPathComponent == "tv.svg")
        #expect(ImageResource.find(named: "tv", in: bundle) == nil)
    }

    @Test("a colour set gives its parts, however they are written")
    func colorSet() throws {
        let bundle = try write([
            "Assets.xcassets/brand.colorset/Contents.json": """
            {"colors": [
              {"color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "127.5", "blue": "0.5", "alpha": "1.000"}}},
              {"color": {"color-space": "display-p3",
                "components": {"red": "255", "green": "0x00", "blue": "0.0", "alpha": "0.5"}},
               "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(
            AssetCatalog.color(named: "brand", in: bundle)
                == .parts(red: 1, green: 127.5, blue: 0.5, alpha: 1, space: .sRGB))
        #expect(
            AssetCatalog.color(named: "brand", in: bundle, isDark: true)
                == .parts(red: 1, green: 0, blue: 0, alpha: 0.5, space: .displayP3))
        #expect(AssetCatalog.color(named: "other", in: bundle) == nil)
    }

    @Test("a colour set may name a colour of the system, and prefers the contrast that is asked for")
    func systemColor() throws {
        let bundle = try write([
            "Assets.xcassets/Group/accent.colorset/Contents.json": """
            {"colors": [
              {"color": {"platform": "ios", "reference": "systemBlueColor"}},
              {"color": {"platform": "ios", "reference": "labelColor"},
               "appearances": [{"appearance": "contrast", "value": "high"}]}]}
            """
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(AssetCatalog.color(named: "accent", in: bundle, isDark: true) == .system("systemBlue"))
        #expect(AssetCatalog.color(named: "accent", in: bundle, isHighContrast: true) == .system("label"))
    }
}
