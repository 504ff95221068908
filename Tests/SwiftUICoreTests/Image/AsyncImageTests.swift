import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Pictures from an address")
struct AsyncImageTests {
    /// A picture of 100 by 50 pixels: the first bytes of a PNG are all that is read.
    private static let picture =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
        + Data([0, 0, 0, 100, 0, 0, 0, 50])

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder("pictures") }

    private func file(_ data: Data) throws -> URL { try folder.write(data, to: "\(UUID().uuidString).png") }

    private func phases(_ url: URL?) -> some View {
        AsyncImage(url: url, scale: 2) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image
            case .failure: Text("failure")
            }
        }
    }

    @Test("a picture goes from empty to success, in points by its scale")
    func success() async throws {
        let host = TestHost(phases(try file(Self.picture)))
        #expect(host.shownTexts == ["empty"])
        try await host.wait { host.shownTexts.isEmpty }
        let image = try #require(host.shownViews.first { $0.role == .image })
        #expect(image.frame.size == CGSize(width: 50, height: 25))
    }

    @Test("what is no picture, and what is not there, is a failure")
    func failure() async throws {
        for url in [try file(Data("no picture".utf8)), URL(fileURLWithPath: "/nowhere/picture.png")] {
            let host = TestHost(phases(url))
            try await host.wait { host.shownTexts == ["failure"] }
            #expect(host.shownTexts == ["failure"])
        }
    }

    @Test("another address begins anew; no address stays empty")
    func addresses() async throws {
        let host = TestHost(phases(try file(Self.picture)))
        try await host.wait { host.shownTexts.isEmpty }
        host.update(phases(nil))
        #expect(host.shownTexts == ["empty"])
        host.update(phases(try file(Data())))
        #expect(host.shownTexts == ["empty"])
        try await host.wait { host.shownTexts == ["failure"] }
        #expect(host.shownTexts == ["failure"])
    }

    @Test("the placeholder stands until the picture is there")
    func placeholder() async throws {
        let host = TestHost(
            AsyncImage(url: try file(Self.picture)) {
                $0.resizable()
            } placeholder: {
                Text("waiting")
            })
        #expect(host.shownTexts == ["waiting"])
        try await host.wait { host.shownTexts.isEmpty }
        #expect(host.shownViews.contains { $0.role == .image })
    }

    @Test("without a content the picture stands in its own size, and a grey area before")
    func plain() async throws {
        let host = TestHost(AsyncImage(url: try file(Self.picture)))
        #expect(host.shownViews.first { $0.role == .image }?.frame.size == CGSize(width: 300, height: 300))
        try await host.wait { host.shownViews.contains { $0.role == .image && $0.frame.width == 100 } }
        #expect(host.shownViews.first { $0.role == .image }?.frame.size == CGSize(width: 100, height: 50))
    }
}
