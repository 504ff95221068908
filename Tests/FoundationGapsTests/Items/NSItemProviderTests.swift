import Foundation
import FoundationGaps
import Testing

struct NSItemProviderTests {
    @Test("a text goes in as an object and comes out as a String")
    func text() async {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        let loaded = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(loaded == "hello")
    }

    @Test("an address goes in and comes out")
    func address() async {
        let provider = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
        let loaded = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(loaded == URL(string: "https://example.com/a"))
    }

    @Test("data of a type that is not there is an error")
    func missing() async {
        let provider = NSItemProvider()
        let error = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
                continuation.resume(returning: error as? NSItemProvider.ErrorCode)
            }
        }
        #expect(error == .itemUnavailableError)
    }

    @Test("a handler that calls back twice is heard once")
    func twice() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
            completion(Data([1]), nil)
            completion(Data([2]), nil)
            return nil
        }
        nonisolated(unsafe) var received: [Data?] = []
        provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in received.append(data) }
        #expect(received == [Data([1])])
    }

    @Test("a file is carried by its bytes and by its address")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(NSItemProvider(contentsOf: url))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.file-url"])
        nonisolated(unsafe) var received: Data?
        provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in received = data }
        #expect(received == Data("text".utf8))
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all")) == nil)
    }
}

struct NSItemProviderFileTests {
    @Test("a file that is made when it is asked for is received as a copy with its ending, which goes afterwards")
    func files() throws {
        let provider = NSItemProvider()
        provider.suggestedName = "song"
        let source = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("la".utf8).write(to: source)
        defer { try? FileManager.default.removeItem(at: source) }
        provider.registerFileRepresentation(forTypeIdentifier: "public.mp3", visibility: .all) { completion in
            completion(source, false, nil)
            return nil
        }
        nonisolated(unsafe) var received: URL?
        provider.loadFileRepresentation(forTypeIdentifier: "public.audio") { url, _ in
            received = url
            #expect(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "la")
        }
        let copy = try #require(received)
        #expect(copy.lastPathComponent == "song.mp3")
        #expect(!FileManager.default.fileExists(atPath: copy.path))
    }

    @Test("an item is an address as an object, and anything else as its bytes")
    func items() async throws {
        let address = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
        let url = try await address.loadItem(forTypeIdentifier: "public.url") as AnyObject
        #expect((url as? NSURL)?.absoluteString == "https://example.com/a")
        let text = NSItemProvider(item: NSString("words"), typeIdentifier: "public.plain-text")
        let data = try await text.loadItem(forTypeIdentifier: "public.text") as AnyObject
        #expect((data as? NSData).map { Data(referencing: $0) } == Data("words".utf8))
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await text.loadItem(forTypeIdentifier: "public.png")
        }
    }
}
