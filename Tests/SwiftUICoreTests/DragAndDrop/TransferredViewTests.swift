import CoreTransferable
import Foundation
import FoundationGaps
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor
struct TransferredViewTests {
    private struct Palette: View {
        @State private var chosen = Color.white
        var body: some View {
            VStack {
                Text("Red").draggable(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
                chosen.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("Target")
                    .dropDestination(for: Color.self) { colors, _ in
                        chosen = colors[0]
                        return true
                    }
            }
        }
    }

    @Test("a colour is carried and comes out as it was")
    func color() throws {
        let host = TestHost(Palette())
        try host.drag(.text("Red"), to: .label("Target"))
        #expect(host.outline.contains("#FF0000FF"))
    }

    private func provider(_ image: Image) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(image)
        return provider
    }

    @Test("a picture is carried as the kind of file that it is, a symbol not at all")
    func image() throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D])
        #expect(provider(Image(data: png)).registeredContentTypes == [.png, .image])
        #expect(provider(Image(data: Data([0xFF, 0xD8, 0xFF]))).registeredContentTypes == [.jpeg, .image])
        #expect(provider(Image(systemName: "star")).registeredContentTypes.isEmpty)
        nonisolated(unsafe) var loaded: Image?
        provider(Image(data: png)).loadTransferable(type: Image.self) { loaded = try? $0.get() }
        #expect(loaded == Image(data: png))
    }
}
