import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Colour pickers")
struct ColorPickerTests {
    private struct Picking: View {
        @State var color = Color(.sRGB, red: 1, green: 0, blue: 0)
        var supportsOpacity = true

        var body: some View {
            VStack {
                ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
                color.frame(width: 10, height: 10)
            }
        }
    }

    private func content(_ host: TestHost<Picking>) -> ColorPickerContent? {
        host.shownNodes.lazy.compactMap {
            if case .colorPicker(let picker) = $0.node.value.content { picker } else { nil }
        }.first
    }

    @Test("it shows the colour, and what a person picks becomes the selection")
    func picking() throws {
        let host = TestHost(Picking())
        #expect(content(host)?.color == Color.Resolved(red: 1, green: 0, blue: 0))
        try host.pick(Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5), in: .named("Paint"))
        #expect(content(host)?.color == Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5))
        #expect(host.outline.contains("shape \(Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5).description)"))
    }

    @Test("without opacity what is picked is opaque")
    func opaque() throws {
        let host = TestHost(Picking(supportsOpacity: false))
        #expect(content(host)?.supportsOpacity == false)
        try host.pick(Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 0.5), in: .named("Paint"))
        #expect(content(host)?.color == Color.Resolved(red: 0, green: 1, blue: 0))
    }

    @Test("disabled, nothing can be picked")
    func disabled() {
        let host = TestHost(ColorPicker("Paint", selection: .constant(.red)).disabled(true))
        #expect(throws: (any Error).self) { try host.pick(.blue, in: .named("Paint")) }
    }
}
