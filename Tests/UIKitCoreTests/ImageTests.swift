import Foundation
import Testing

@testable import UIKitCore

struct ImageTests {
    /// The start of a PNG of 640 by 480 pixels; nothing here decodes more.
    private let png =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
        + Data([0, 0, 2, 128, 0, 0, 1, 224, 8, 6, 0, 0, 0])

    @Test("a PNG's size in points is its pixels divided by the scale")
    func pngSize() throws {
        #expect(try #require(UIImage(data: png)).size == CGSize(width: 640, height: 480))
        #expect(try #require(UIImage(data: png, scale: 2)).size == CGSize(width: 320, height: 240))
    }

    @Test("a JPEG's size is found behind its other segments")
    func jpegSize() throws {
        let data = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 100, 0, 200, 3, 0, 0, 0, 0])
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 200, height: 100))
        #expect(image.jpegData(compressionQuality: 0.8) == data)
        #expect(image.pngData() == nil)
    }

    @Test("bytes that are no picture make none, whatever they are")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let starts: [[UInt8]] = [
            [0xFF, 0xD8], Array("RIFF".utf8), [0x89, 0x50], Array("GIF89a".utf8), Array("BM".utf8),
        ]
        for start in starts {
            for length in 0..<64 {
                let rest = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
                _ = UIImage(data: Data(start + rest))
            }
        }
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test("a file's name says its scale")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("photo@2x.png")
        try png.write(to: path)
        let image = try #require(UIImage(contentsOfFile: path.path))
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 320, height: 240))
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }

    @Test("a symbol is a template until it is tinted")
    func symbol() throws {
        let image = try #require(UIImage(systemName: "star.fill"))
        #expect(image.isSymbolImage)
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.withTintColor(.red).renderingMode == .alwaysOriginal)
    }

    // swiftui-behaviour §3, Text styles.
    @Test("text styles have Apple's sizes")
    func fonts() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
        #expect(UIFont.systemFont(ofSize: -1).pointSize == UIFont.systemFontSize)
    }
}
