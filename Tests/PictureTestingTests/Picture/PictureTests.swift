import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import PictureTesting

/// Row 15 of testing.md §2.
@MainActor
@Suite("Pictures of screens")
struct PictureTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("a picture is the same each time, has a pixel for each point, and four of them with a scale of two")
    func repeatable() {
        let host = TestHost(Text("Hello").padding(), size: CGSize(width: 120, height: 60))
        let first = host.picture()
        #expect((first.width, first.height) == (120, 60))
        #expect(first == host.picture())
        #expect(first == TestHost(Text("Hello").padding(), size: CGSize(width: 120, height: 60)).picture())
        let large = host.picture(scale: 2)
        #expect((large.width, large.height) == (240, 120))
    }

    @Test("colours are where the views are, and opaque ones are exactly what the view says")
    func pixels() {
        let view = HStack(spacing: 0) {
            Color(.sRGB, red: 1, green: 0, blue: 0)
            Color(.sRGB, red: 0, green: 0, blue: 1)
        }
        let picture = TestHost(view, size: CGSize(width: 20, height: 10)).picture()
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(picture.bytes[((y * 20 + x) * 4)...].prefix(4)) }
        #expect(pixel(0, 0) == [255, 0, 0, 255] && pixel(9, 9) == [255, 0, 0, 255])
        #expect(pixel(10, 0) == [0, 0, 255, 255] && pixel(19, 9) == [0, 0, 255, 255])
    }

    @Test("the colours of a view are changed")
    func colours() {
        let view = HStack(spacing: 0) {
            Color(.sRGB, red: 1, green: 0, blue: 0).colorInvert()
            Color(.sRGB, red: 1, green: 0, blue: 0).saturation(0)
        }
        let picture = TestHost(view, size: CGSize(width: 20, height: 10)).picture()
        func pixel(_ x: Int) -> [UInt8] { Array(picture.bytes[(x * 4)...].prefix(4)) }
        #expect(pixel(0) == [0, 255, 255, 255])
        #expect(pixel(10) == [54, 54, 54, 255], "a grey of the brightness of red")
    }

    @Test("a file holds the same pixels, and what is no picture is none")
    func files() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("picture.png")
        let picture = TestHost(Text("Ä 1 € 字").padding(), size: CGSize(width: 120, height: 60)).picture()
        try picture.write(to: file)
        #expect(Picture(contentsOf: file) == picture)
        #expect(Picture(contentsOf: folder.appendingPathComponent("none.png")) == nil)
        try Data("no picture".utf8).write(to: file)
        #expect(Picture(contentsOf: file) == nil)
        #expect(throws: (any Error).self) { try picture.write(to: folder.appendingPathComponent("no/where.png")) }
    }

    @Test("a picture is recorded first and compared from then on; a failure leaves what was drawn and the difference")
    func recording() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/ScreenTests.swift"
        func file(_ name: String) -> URL { folder.appendingPathComponent("__Snapshots__/ScreenTests/\(name)") }
        func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }
        let host = TestHost(Color.red, size: CGSize(width: 20, height: 20))
        withKnownIssue {
            host.expectPicture(named: "square", filePath: path)
        } matching: {
            "\($0)".contains("was recorded")
        }
        host.expectPicture(named: "square", filePath: path)
        let other = TestHost(
            HStack(spacing: 0) {
                Color.red.frame(width: 15)
                Color.green
            }, size: CGSize(width: 20, height: 20))
        withKnownIssue {
            other.expectPicture(named: "square", filePath: path)
        } matching: {
            "\($0)".contains("100 pixels, 25.00 % of all, have another colour")
        }
        #expect(Picture(contentsOf: file("square.actual.png")) == other.picture())
        #expect(exists("square.difference.png"))
        other.expectPicture(named: "square", tolerance: PictureTolerance(share: 0.25), filePath: path)
        #expect(!exists("square.actual.png") && !exists("square.difference.png"))
        let small = TestHost(Color.red, size: CGSize(width: 10, height: 20))
        withKnownIssue {
            small.expectPicture(named: "square", filePath: path)
        } matching: {
            "\($0)".contains("10 by 20 pixels instead of 20 by 20")
        }
    }

    @Test("a tolerance lets colours pass that people take for the same, and no others")
    func tolerance() {
        func picture(_ red: UInt8) -> Picture { Picture(width: 1, height: 1, bytes: [red, 0, 0, 255]) }
        let near = PictureDifference(picture(200), picture(201), colorDistance: 2)
        #expect(near.count == 0 && near.largestDistance > 0 && near.largestDistance < 1)
        #expect(PictureDifference(picture(200), picture(201), colorDistance: 0).count == 1)
        #expect(PictureDifference(picture(200), picture(100), colorDistance: 2).count == 1)
        #expect(PictureDifference(picture(200), picture(100), colorDistance: 2).picture.bytes == [255, 0, 0, 255])
    }

    @Test("letters are drawn in half of the font's size, and what the font does not have is a box")
    func font() {
        #expect(TestFont.glyph("A")?.isEmpty == false)
        #expect(TestFont.glyph("ß") != TestFont.glyph("B"))
        #expect(TestFont.glyph(" ") == [])
        #expect(TestFont.glyph("字") == nil)
        for byte in UInt8(0x21)...0x7E { #expect(TestFont.glyph(Unicode.Scalar(byte)) != nil) }
    }
}
