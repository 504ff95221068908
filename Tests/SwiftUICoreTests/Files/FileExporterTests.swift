import Combine
import Foundation
import FoundationGaps
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTesting

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .html] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text == "secret" { throw CocoaError(.fileWriteNoPermission) }
        let content = configuration.contentType == .html ? "<p>\(text)</p>" : text
        return FileWrapper(regularFileWithContents: Data(content.utf8))
    }
}

private final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var lines = 3
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { lines }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }
}

/// A document that is a folder with a file in it.
private struct Album: FileDocument {
    static var readableContentTypes: [UTType] { [.rtfd] }
    var name = "a"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let kept = configuration.existingFile?.fileWrappers?.keys.sorted().joined() ?? ""
        return FileWrapper(directoryWithFileWrappers: [name: FileWrapper(regularFileWithContents: Data(kept.utf8))])
    }
}

@MainActor
private final class Notes {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

@MainActor
struct FileExporterTests {
    private let notes = Notes()
    private let home: TemporaryFolder
    private var folder: URL { home.url }

    init() throws { home = try TemporaryFolder() }

    private func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private func describe<T>(_ result: Result<T, any Error>, _ words: (T) -> String) -> String {
        switch result {
        case .success(let value): words(value)
        case .failure(let error): "error \((error as NSError).code)"
        }
    }

    private func exporting(_ text: String?) -> some View {
        Text("App").fileExporter(
            isPresented: .constant(true), document: text.map { Note(text: $0) }, contentTypes: [.plainText, .html],
            defaultFilename: "Note"
        ) {
            notes.note(describe($0, \.lastPathComponent))
        } onCancellation: {
            notes.note("cancelled")
        }
    }

    @Test("a document is written to the file that a person names, as the kind of its ending")
    func writing() throws {
        let host = TestHost(exporting("words"))
        let dialog = try #require(host.fileDialog)
        #expect(dialog.purpose == .save && dialog.suggestedName == "Note.txt")
        try host.chooseFiles([folder.appendingPathComponent("a.txt")])
        #expect(text("a.txt") == "words")
        try host.chooseFiles([folder.appendingPathComponent("b.html")])
        #expect(text("b.html") == "<p>words</p>")
        try host.chooseFiles([folder.appendingPathComponent("plain")])
        #expect(text("plain.txt") == "words")
        #expect(notes.lines == ["a.txt", "b.html", "plain.txt"])
    }

    @Test("what stands against writing arrives as an error, and nothing is written")
    func failure() throws {
        let host = TestHost(exporting("secret"))
        try host.chooseFiles([folder.appendingPathComponent("a.txt")])
        #expect(text("a.txt") == nil)
        #expect(notes.lines.count == 1 && notes.lines[0].hasPrefix("error"))
    }

    @Test("giving up writes nothing, and without a document nothing is asked")
    func cancellation() throws {
        let host = TestHost(exporting("words"))
        try host.dismiss()
        #expect(notes.lines == ["cancelled"])
        #expect(TestHost(exporting(nil)).fileDialog == nil)
    }

    @Test("an object is written as it is at the moment")
    func reference() throws {
        let sketch = Sketch()
        let host = TestHost(
            Text("App").fileExporter(isPresented: .constant(true), document: sketch, contentType: .json) {
                notes.note(describe($0, \.lastPathComponent))
            })
        #expect(host.fileDialog?.suggestedName == "Untitled.json")
        sketch.lines = 5
        try host.chooseFiles([folder.appendingPathComponent("s.json")])
        #expect(text("s.json") == "5")
    }

    private func exportingNotes(_ texts: [String]) -> some View {
        Text("App").fileExporter(
            isPresented: .constant(true), documents: texts.map { Note(text: $0) }, contentType: .plainText
        ) { notes.note(describe($0) { $0.map(\.lastPathComponent).joined(separator: ", ") }) }
    }

    @Test("several documents are written into the folder that a person chooses, each under a name of its own")
    func several() throws {
        try Data("old".utf8).write(to: folder.appendingPathComponent("Untitled 2.txt"))
        let host = TestHost(exportingNotes(["a", "b", "c"]))
        #expect(host.fileDialog?.purpose == .folder)
        try host.chooseFiles([folder])
        #expect(notes.lines == ["Untitled.txt, Untitled 3.txt, Untitled 4.txt"])
        let names = ["Untitled.txt", "Untitled 2.txt", "Untitled 3.txt", "Untitled 4.txt"]
        #expect(names.map(text) == ["a", "old", "b", "c"])
    }

    @Test("documents that are folders are put into the folder that a person chooses, beside what is there")
    func folders() throws {
        try Data("mine".utf8).write(to: folder.appendingPathComponent("mine.txt"))
        let host = TestHost(
            Text("App").fileExporter(
                isPresented: .constant(true), documents: [Album(), Album()], contentType: .rtfd
            ) { notes.note(describe($0) { $0.map(\.lastPathComponent).joined(separator: ", ") }) })
        try host.chooseFiles([folder])
        #expect(notes.lines == ["Untitled.rtfd, Untitled 2.rtfd"])
        #expect(text("mine.txt") == "mine" && text("Untitled.rtfd/a") == "" && text("Untitled 2.rtfd/a") == "")
    }

    @Test("a document that is a folder takes the place of another of its kind, and of no other folder")
    func replacing() throws {
        let host = TestHost(
            Text("App").fileExporter(isPresented: .constant(true), document: Album(), contentType: .rtfd) {
                notes.note(describe($0, \.lastPathComponent))
            })
        for name in ["old.rtfd", "folder.d"] {
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: place.appendingPathComponent("mine.txt"))
            try host.chooseFiles([place])
        }
        #expect(text("old.rtfd/a") == "mine.txt" && text("old.rtfd/mine.txt") == nil)
        #expect(text("folder.d/mine.txt") == "mine")
        #expect(notes.lines == ["old.rtfd", "error \(CocoaError.fileWriteFileExists.rawValue)"])
    }

    @Test("where an ending is added to the name that a person gives, a file of that name stays")
    func addedEnding() throws {
        try Data("old".utf8).write(to: folder.appendingPathComponent("plain.txt"))
        let host = TestHost(exporting("words"))
        try host.chooseFiles([folder.appendingPathComponent("plain")])
        #expect(text("plain.txt") == "old" && text("plain 2.txt") == "words")
        #expect(notes.lines == ["plain 2.txt"])
    }

    @Test("a value is written as it is carried")
    func value() throws {
        let host = TestHost(
            Text("App").fileExporter(isPresented: .constant(true), item: "carried", defaultFilename: "x") {
                notes.note(describe($0, \.lastPathComponent))
            })
        #expect(host.fileDialog?.suggestedName == "x" || host.fileDialog?.suggestedName == "x.txt")
        try host.chooseFiles([folder.appendingPathComponent("x.txt")])
        #expect(text("x.txt") == "carried")
        #expect(notes.lines == ["x.txt"])
    }

    @Test("a file is moved into the folder that a person chooses")
    func moving() throws {
        let file = folder.appendingPathComponent("old.txt")
        try Data("text".utf8).write(to: file)
        let target = folder.appendingPathComponent("target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let host = TestHost(
            Text("App").fileMover(isPresented: .constant(true), file: file) { result in
                notes.note(describe(result, \.lastPathComponent))
            })
        try host.chooseFiles([target])
        #expect(text("old.txt") == nil && text("target/old.txt") == "text")
        try host.chooseFiles([target])
        #expect(notes.lines.first == "old.txt" && notes.lines.last?.hasPrefix("error") == true)
    }
}
