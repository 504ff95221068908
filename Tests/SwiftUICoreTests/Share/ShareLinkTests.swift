import CoreTransferable
import Foundation
import FoundationGaps
import Testing
import UniformTypeIdentifiers
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Share links")
struct ShareLinkTests {
    private let address = URL(string: "https://example.org/a?b=c")!

    private func lines(_ view: some View) -> [String] {
        TestHost(view).shownNodes.lazy.compactMap { shown -> [String]? in
            guard case .button(let button) = shown.node.value.content else { return nil }
            return button.menu?.map(\.title)
        }.first ?? []
    }

    @Test("an address is opened, copied or sent by email")
    func addresses() throws {
        let host = TestHost(ShareLink("Tell", item: address, subject: Text("News"), message: Text("See & tell:")))
        try host.choose("Open", in: "Tell")
        #expect(host.openedURLs == [address])
        try host.choose("Copy", in: "Tell")
        #expect(host.clipboardItems.count == 1)
        #expect(host.clipboardItems.first?.registeredContentTypes.contains { $0.conforms(to: .url) } == true)
        try host.choose("Send by Email", in: "Tell")
        #expect(
            host.openedURLs.last?.absoluteString
                == "mailto:?subject=News&body=See%20%26%20tell%3A%0D%0Ahttps%3A%2F%2Fexample.org%2Fa%3Fb%3Dc")
    }

    @Test("a text is copied or sent, and the label says what it is for where nothing is said")
    func text() throws {
        let host = TestHost(ShareLink(item: "Hello + you"))
        #expect(lines(ShareLink(item: "Hello")) == ["Copy", "Send by Email"])
        try host.choose("Copy", in: "Share…")
        #expect(host.clipboard == "Hello + you")
        try host.choose("Send by Email", in: "Share…")
        #expect(host.openedURLs.last?.absoluteString == "mailto:?body=Hello%20%2B%20you")
    }

    @Test("several items are shared together")
    func several() throws {
        let host = TestHost(ShareLink("Tell", items: ["one", "two"]))
        try host.choose("Copy", in: "Tell")
        #expect(host.clipboardItems.count == 2)
        try host.choose("Send by Email", in: "Tell")
        #expect(host.openedURLs.last?.absoluteString == "mailto:?body=one%0D%0Atwo")
    }

    private struct Note: Transferable, Codable {
        var text = "note"
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @Test("a value of the app's own is copied in its own kinds")
    func value() throws {
        let host = TestHost(
            ShareLink(item: Note(), preview: SharePreview("A note")) { Text("Give away") })
        #expect(lines(ShareLink(item: Note(), preview: SharePreview("A note"))) == ["Copy", "Save"])
        try host.choose("Copy", in: "Give away")
        #expect(host.clipboardItems.first?.registeredContentTypes == [.json])
    }

    @Test("in a toolbar and in a menu it is what it is elsewhere")
    func places() throws {
        let host = TestHost(Menu("More") { ShareLink("Tell", item: "Hello") })
        try host.choose("Copy", in: "More")
        #expect(host.clipboard == "Hello")
    }
}
