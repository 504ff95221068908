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
