import CoreTransferable
import Foundation
import FoundationGaps
import Testing
import UniformTypeIdentifiers

extension UTType {
    fileprivate static let greeting = UTType(exportedAs: "com.example.greeting")
}

private struct Greeting: Codable, Transferable, Equatable {
    var words: String
    var isLoud = false

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .greeting)
        ProxyRepresentation(exporting: \.words)
            .suggestedFileName { "\($0.words).txt" }
    }
}

private struct Picture: Transferable, Equatable {
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) {
            $0.bytes
        } importing: {
            Picture(bytes: $0)
        }
        .exportingCondition { !$0.bytes.isEmpty }
    }
}

private struct Recording: Transferable {
    var text: String
    var file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp3")

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mp3) { recording in
            try Data(recording.text.utf8).write(to: recording.file)
            return SentTransferredFile(recording.file)
        } importing: { received in
            #expect(received.file.pathExtension == "mp3" && !received.isOriginalFile)
            return Recording(text: try String(contentsOf: received.file, encoding: .utf8))
        }
    }
}

/// A representation of an app's own that is made of others.
private struct Shouted: TransferRepresentation {
    typealias Item = Shout
    var body: some TransferRepresentation {
        ProxyRepresentation(exporting: { (item: Shout) in item.text.uppercased() })
    }
}

private struct Shout: Transferable {
    var text: String
    static var transferRepresentation: Shouted { Shouted() }
}

struct TransferableTests {
    /// Loads on the spot: nothing in these values has to wait.
    private func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) -> Result<T, any Error>? {
        nonisolated(unsafe) var result: Result<T, any Error>?
        provider.loadTransferable(type: type) { result = $0 }
        return result
    }

    private func provider(of item: some Transferable) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(item)
        return provider
    }

    @Test("a value goes in and comes out, at once where nothing has to wait")
    func roundTrip() throws {
        let greeting = Greeting(words: "Hello", isLoud: true)
        let carried = provider(of: greeting)
        #expect(carried.registeredContentTypes == [.greeting, .utf8PlainText])
        #expect(try load(Greeting.self, from: carried)?.get() == greeting)
        #expect(try load(String.self, from: carried)?.get() == "Hello")
        #expect(carried.suggestedName == "Hello.txt")
    }

    @Test("what there is no representation for is an error")
    func missing() {
        let carried = provider(of: "text")
        #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) { try load(Picture.self, from: carried)?.get() }
        #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) { try load(URL.self, from: carried)?.get() }
    }

    @Test("data that cannot be read are an error, as the reader says")
    func unreadable() {
        let carried = NSItemProvider()
        carried.registerDataRepresentation(for: .greeting) { completion in
            completion(Data("no greeting".utf8), nil)
            return nil
        }
        #expect(throws: DecodingError.self) { try load(Greeting.self, from: carried)?.get() }
    }

    @Test("a condition keeps an item from being sent")
    func condition() {
        #expect(provider(of: Picture(bytes: Data([1]))).registeredContentTypes == [.png])
        #expect(provider(of: Picture(bytes: Data())).registeredContentTypes.isEmpty)
    }

    @Test("a file is sent by its content and received as a copy that goes afterwards")
    func files() throws {
        let recording = Recording(text: "la la")
        defer { try? FileManager.default.removeItem(at: recording.file) }
        let carried = provider(of: recording)
        #expect(carried.registeredContentTypes == [.mp3])
        #expect(try load(Recording.self, from: carried)?.get().text == "la la")
    }

    @Test("a representation of an app's own stands for what its body is made of")
    func body() throws {
        #expect(try load(String.self, from: provider(of: Shout(text: "hey")))?.get() == "HEY")
    }

    @Test("the address of a file is of a kind of its own, and is read as an address")
    func addresses() throws {
        let file = URL(fileURLWithPath: "/tmp/a")
        #expect(provider(of: file).registeredContentTypes == [.fileURL, .url])
        #expect(try load(URL.self, from: provider(of: file))?.get() == file)
        let page = URL(string: "https://example.com")!
        #expect(provider(of: page).registeredContentTypes == [.url])
    }

    @Test("a value says what it can become, becomes it, and is made of it")
    func exporting() async throws {
        let greeting = Greeting(words: "Hello")
        #expect(greeting.exportedContentTypes() == [.greeting, .utf8PlainText])
        #expect(Greeting.importedContentTypes() == [.greeting])
        let data = try await greeting.exported(as: .greeting)
        #expect(try await Greeting(importing: data, contentType: .greeting) == greeting)
        #expect(try await greeting.exported(as: .plainText) == Data("Hello".utf8))
        await #expect(throws: (any Error).self) { try await greeting.exported(as: .png) }
    }

    @Test("of characters with attributes the characters are carried")
    func attributed() throws {
        var text = AttributedString("link")
        text.link = URL(string: "https://example.com")
        #expect(try load(AttributedString.self, from: provider(of: text))?.get() == AttributedString("link"))
        #expect(try load(String.self, from: provider(of: text))?.get() == "link")
    }
}
