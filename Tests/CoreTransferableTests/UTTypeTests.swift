import Foundation
import FoundationGaps
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
    @Test("a kind conforms to itself and to all that it is a kind of, and to nothing else")
    func conformance() {
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.isSubtype(of: .plainText))
        #expect(UTType.url.isSupertype(of: .fileURL))
        #expect(!UTType.url.isSupertype(of: .url))
        #expect(UTType.utf8PlainText.supertypes.isSuperset(of: [.plainText, .text, .data, .content, .item]))
        #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
    }

    @Test(
        "an ending gives the kind, and the kind its usual ending and MIME type",
        arguments: [
            ("png", UTType.png, "image/png"), ("JPG", .jpeg, "image/jpeg"), ("txt", .plainText, "text/plain"),
            ("json", .json, "application/json"), ("pdf", .pdf, "application/pdf"), ("zip", .zip, "application/zip"),
            ("csv", .commaSeparatedText, "text/csv"), ("mp3", .mp3, "audio/mpeg"),
            ("mov", .quickTimeMovie, "video/quicktime"),
        ])
    func endings(ending: String, type: UTType, mimeType: String) {
        #expect(UTType(filenameExtension: ending) == type)
        #expect(type.preferredMIMEType == mimeType)
        #expect(UTType(mimeType: mimeType) == type)
    }

    @Test("an unknown ending gives a dynamic kind, which knows its ending and conforms to what was asked for")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "Martian", conformingTo: .text))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "martian")
        #expect(type.conforms(to: .text) && type.conforms(to: .data))
        #expect(UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: "martian", conformingTo: .text) == type)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("an ending whose kind is no kind of what is asked for gives a dynamic kind of that")
    func otherParent() throws {
        let type = try #require(UTType(filenameExtension: "png", conformingTo: .text))
        #expect(type.isDynamic && type.conforms(to: .text) && !type.conforms(to: .image))
    }

    @Test("a kind is known by name only if it is in the table or declared by the app")
    func names() {
        #expect(UTType("PUBLIC.PNG") == .png)
        #expect(UTType("com.example.nothing-of-the-kind") == nil)
        let own = UTType(exportedAs: "com.example.Recipe", conformingTo: .json)
        #expect(own.identifier == "com.example.recipe")
        #expect(own.conforms(to: .json) && own.conforms(to: .text) && own.conforms(to: .data))
        #expect(UTType("com.example.recipe") == own)
        #expect(UTType(importedAs: "com.example.thing").conforms(to: .data))
    }

    @Test("every constant is in the table")
    func constants() {
        let constants: [UTType] = [
            .item, .content, .data, .text, .plainText, .utf8PlainText, .url, .fileURL, .image, .png, .jpeg, .gif, .svg,
            .movie, .audio, .pdf, .json, .xml, .html, .zip, .folder, .directory, .application, .executable, .exe,
            .unixExecutable, .sourceCode, .shellScript, .font, .contact, .vCard, .spreadsheet, .epub, .usdz,
        ]
        for type in constants { #expect(UTType(type.identifier) == type) }
    }

    @Test("a kind is written and read by its name")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([UTType].self, from: Data(#"["no.such.kind"]"#.utf8))
        }
    }

    @Test("an address gets the ending of a kind unless it has one of its endings")
    func addresses() {
        let folder = URL(fileURLWithPath: "/folder")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a.txt", conformingTo: .png).lastPathComponent == "a.txt.png")
    }
}
