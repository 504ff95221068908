import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Images as views")
struct ImageViewTests {
    private func image<V: View>(_ view: V) throws -> ImageContent {
        let host = TestHost(view)
        return try #require(
            host.shownNodes.compactMap {
                if case .image(let image) = $0.node.value.content { image } else { nil }
            }.first)
    }

    /// A picture of 100 by 50 pixels: the first bytes of a PNG are all that is read.
    private var picture: Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data([0, 0, 0, 100, 0, 0, 0, 50])
    }

    @Test("a symbol follows the font, the scale and the foreground style")
    func symbol() throws {
        let body = try image(Image(systemName: "plus"))
        #expect(body.source == .symbol(name: "plus", size: 16, weight: 0))
        #expect(body.naturalSize == CGSize(width: 16, height: 16))
        let large = try image(
            Image(systemName: "plus").imageScale(.small).font(.largeTitle).foregroundColor(.red).symbolVariant(.fill))
        #expect(large.source == .symbol(name: "plus.fill", size: 26, weight: 0))
        #expect(large.tint == Color.red.resolved(in: PaintContext()))
    }

    @Test("a template is drawn in the foreground style, an original in its own colours")
    func rendering() throws {
        let red = Color.red.resolved(in: PaintContext())
        #expect(try image(Image(data: picture).foregroundColor(.red)).tint == nil)
        #expect(try image(Image(data: picture).renderingMode(.template).foregroundColor(.red)).tint == red)
        #expect(try image(Image(systemName: "plus").renderingMode(.template).foregroundColor(.red)).tint == red)
        #expect(try image(Image(systemName: "plus").renderingMode(.original).foregroundColor(.red)).tint == nil)
    }

    @Test("interpolation and tiling are told to the surface")
    func drawing() throws {
        #expect(try image(Image(data: picture)).isSmooth)
        #expect(try image(Image(data: picture).interpolation(.none)).isSmooth == false)
        #expect(try image(Image(data: picture).interpolation(.high)).isSmooth)
        #expect(try image(Image(data: picture).resizable(resizingMode: .tile)).tiles)
        #expect(try image(Image(data: picture).resizable()).tiles == false)
    }

    @Test("an image that is not resizable has its own size whatever it is offered")  // L118
    func ownSize() {
        let layout = LayoutProbe(Image(data: picture), width: 60, height: 60)
        #expect(layout.size == CGSize(width: 100, height: 50))
        #expect(LayoutProbe(Image(data: picture, scale: 2), width: 60, height: 60).size.width == 50)
    }

    @Test("a resizable image takes what it is offered")  // L119
    func resizable() {
        #expect(
            LayoutProbe(Image(data: picture).resizable(), width: 60, height: 200).size
                == CGSize(width: 60, height: 200))
        #expect(
            LayoutProbe(Image(data: picture).resizable(), width: nil, height: nil).size
                == CGSize(width: 100, height: 50))
    }

    @Test("an image scaled to fit keeps its proportions")  // L116
    func scaledToFit() {
        #expect(
            LayoutProbe(Image(data: picture).resizable().scaledToFit(), width: 60, height: 60).size
                == CGSize(width: 60, height: 30))
    }

    @Test("a missing image shows a placeholder and is said once")
    func missing() throws {
        let image = try image(Image("No Such Picture"))
        #expect(image.source == .missing(name: "No Such Picture"))
        #expect(
            Diagnostics.hasSaid(
                "No image named 'No Such Picture' found in asset catalog for \(Bundle.main.bundlePath)"))
    }

    @Test("a symbol that no icon set has shows a placeholder and is said once")
    func unknownSymbol() throws {
        #expect(try image(Image(systemName: "no.such.symbol")).source == .missing(name: "no.such.symbol"))
        #expect(Diagnostics.hasSaid("No symbol named 'no.such.symbol' found in system symbol set"))
    }

    @Test("a screen reader is told a symbol's name, and passes over decoration")
    func accessibility() {
        let host = TestHost(
            VStack {
                Image(systemName: "star.fill"); Image(decorative: "x")
            })
        let nodes = host.shownNodes.filter { if case .image = $0.node.value.content { true } else { false } }
        #expect(nodes.map(\.node.value.accessibility.label) == ["star", nil])
        #expect(nodes.map(\.node.value.accessibility.isHidden) == [false, true])
    }
}
