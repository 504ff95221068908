import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

/// What the documentation of each modifier says of amounts, worked out for single colours.
@MainActor
@Suite("Color effects")
struct ColorEffectTests {
    private let red = [1.0, 0, 0, 1], blue = [0.0, 0, 1, 1], grey = [0.4, 0.4, 0.4, 1], clear = [0.0, 0, 0, 0]

    /// What becomes of a colour in a layer of the view, in hundredths.
    private func seen(_ color: [Double], through view: some View) -> [Double] {
        let host = TestHost(view)
        return (host.layers.first?.colors ?? .identity).apply(to: color).map { ($0 * 100).rounded() }
    }

    @Test("brightness adds to all components, contrast spreads them around the middle")
    func brightness() {
        #expect(seen(grey, through: square.brightness(0.2)) == [60, 60, 60, 100])
        #expect(seen(red, through: square.brightness(1)) == [100, 100, 100, 100])
        #expect(seen(red, through: square.brightness(-1)) == [0, 0, 0, 100])
        #expect(seen(grey, through: square.contrast(2)) == [30, 30, 30, 100])
        #expect(seen(grey, through: square.contrast(0)) == [50, 50, 50, 100])
        #expect(seen(grey, through: square.contrast(-1)) == [60, 60, 60, 100])
    }

    @Test("without saturation a colour is as grey as it is bright; greys stay what they are")
    func saturation() {
        #expect(seen(red, through: square.saturation(0)) == [21, 21, 21, 100])
        #expect(seen(red, through: square.grayscale(1)) == [21, 21, 21, 100])
        #expect(seen(red, through: square.saturation(1)) == [100, 0, 0, 100])
        #expect(seen(red, through: square.grayscale(0)) == [100, 0, 0, 100])
        #expect(seen(grey, through: square.saturation(3)) == [40, 40, 40, 100])
    }

    @Test("hues go round in a full turn, and greys have none")
    func hues() {
        #expect(seen(blue, through: square.hueRotation(.degrees(360))) == [0, 0, 100, 100])
        #expect(seen(grey, through: square.hueRotation(.degrees(77))) == [40, 40, 40, 100])
        #expect(seen(red, through: square.hueRotation(.degrees(120)))[1] > 30)
    }

    @Test("colours are inverted, multiplied, and made opacity; what is clear stays clear")
    func others() {
        #expect(seen(red, through: square.colorInvert()) == [0, 100, 100, 100])
        let half = Color(.sRGB, red: 0.5, green: 1, blue: 1, opacity: 0.5)
        #expect(seen(red, through: square.colorMultiply(half)) == [50, 0, 0, 50])
        #expect(seen(red, through: square.luminanceToAlpha()) == [0, 0, 0, 21])
        #expect(seen(clear, through: square.brightness(0.5))[3] == 0)
    }

    private struct Driven: View {
        @ObservedObject var model: NumberModel
        var body: some View { square.brightness(model.value) }
    }

    @Test("an amount changes step by step in an animated change; one that is no number changes nothing")
    func animated() {
        let model = NumberModel()
        let host = TestHost(Driven(model: model))
        withAnimation(.linear(duration: 1)) { model.value = 0.5 }
        host.advance(by: 0.5)
        #expect(host.layers.first?.colors == .components(factor: 1, constant: 0.25))
        #expect(TestHost(square.saturation(.nan)).layers.first?.colors == nil)
    }
}
