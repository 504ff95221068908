import Foundation
import Testing

@testable import SwiftUICore

@Suite("Colours")
struct ColorTests {
    // S157
    @Test("a faded colour is described by its rounded percentage, once for each fading")
    func descriptions() {
        #expect(Color.red.opacity(0.334).description == "33% red")
        #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    }

    // S157, and "Opacity of nested .opacity" of section 3
    @Test("nested opacities multiply")
    func nestedOpacity() {
        let resolved = Color.red.opacity(0.3).opacity(0.5).resolved(dark: false, highContrast: false)
        #expect(abs(resolved.opacity - 0.15) < 1e-6)
    }

    // Section 3, "Color.Resolved description"
    @Test("the hex of components rounds colour halves down and opacity halves up")
    func hex() {
        func text(_ space: Color.RGBColorSpace, _ r: Float, _ g: Float, _ b: Float, _ a: Float) -> String {
            Color.Resolved(colorSpace: space, red: r, green: g, blue: b, opacity: a).description
        }
        #expect(text(.sRGB, 0.3, 0.3, 0.3, 0.3) == "#4C4C4C4D")
        #expect(text(.sRGB, 0.6, 0.6, 0.6, 0.6) == "#99999999")
        #expect(text(.sRGB, 0.412, 0.508, 0.690, 0.748) == "#6982B0BF")
        #expect(text(.sRGBLinear, 0.3, 0.3, 0.3, 0.3) == "#9595954D")
        #expect(text(.displayP3, 0.3, 0.3, 0.3, 0.3) == "#4D4C4C4D")
        #expect(text(.sRGB, .nan, -1, 2, .infinity) == "#0000FF00")
    }

    // Section 3, "Colours"
    @Test(
        "system colours have the published values in each appearance",
        arguments: [
            (Color.red, [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
            (.orange, [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340]),
            (.yellow, [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426]),
            (.green, [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B]),
            (.mint, [0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2]),
            (.teal, [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF]),
            (.cyan, [0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF]),
            (.blue, [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]),
            (.accentColor, [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]),
            (.indigo, [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF]),
            (.purple, [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF]),
            (.pink, [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482]),
            (.brown, [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469]),
            (.gray, [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2]),
            (.primary, [0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF]),
        ])
    func systemColors(color: Color, values: [UInt32]) {
        let appearances = [(false, false), (true, false), (false, true), (true, true)]
        for ((dark, contrast), value) in zip(appearances, values) {
            let resolved = color.resolved(dark: dark, highContrast: contrast)
            #expect(resolved.description == Color.Resolved(hex: value).description)
        }
    }

    // Section 3, "Colours"
    @Test("fainter labels are 60 60 67 in light and 235 235 245 in dark appearance")
    func labels() {
        #expect(Color.secondary.resolved(dark: false, highContrast: false).description == "#3C3C4399")
        #expect(Color.secondary.resolved(dark: true, highContrast: false).description == "#EBEBF599")
        let tertiary = HierarchicalShapeStyle.tertiary.paint(in: PaintContext())
        #expect(tertiary == .color(.init(hex: 0x3C3C43, opacity: 0.3)))
        let quaternary = HierarchicalShapeStyle.quaternary.paint(in: PaintContext(isDark: true))
        #expect(quaternary == .color(.init(hex: 0xEBEBF5, opacity: 0.16)))
    }

    @Test("hue, saturation and brightness go round the colour circle")
    func hue() {
        func text(_ h: Double, _ s: Double, _ b: Double) -> String {
            Color(hue: h, saturation: s, brightness: b).description
        }
        #expect(text(0, 1, 1) == "#FF0000FF")
        #expect(text(1.0 / 3, 1, 1) == "#00FF00FF")
        #expect(text(2.0 / 3, 1, 1) == "#0000FFFF")
        #expect(text(1, 1, 1) == "#FF0000FF")
        #expect(text(0.5, 1, 1) == "#00FFFFFF")
        #expect(text(0.25, 0, 0.6) == "#999999FF")
        #expect(text(.nan, 1, 1) == "#FF0000FF")
    }

    @Test("colours are equal by what they are made from")
    func equality() {
        #expect(Color.red == Color.red)
        #expect(Color.red != Color.red.opacity(1))
        #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test("resolved components survive animation data, coding and their own encoding")
    func roundTrips() throws {
        let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        var copy = Color.Resolved(red: 0, green: 0, blue: 0)
        copy.animatableData = color.animatableData
        #expect(copy == color)
        let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
        #expect(decoded.description == color.description)
        #expect(abs(color.green - 0.4) < 1e-6)
    }

    @Test("the accent follows the context, also when a tint is itself the accent")
    func accent() {
        #expect(
            Color.accentColor.resolved(in: PaintContext(accent: .red)).description == "#FF3B30FF")
        #expect(
            Color.accentColor.resolved(in: PaintContext(accent: .accentColor)).description == "#007AFFFF")
        #expect(
            TintShapeStyle().paint(in: PaintContext(tint: AnyShapeStyle(.tint)))
                == .color(.init(hex: 0x007AFF)))
    }

    @Test("a dynamic colour is asked at each use")
    func provider() {
        struct Signal: ColorProvider {
            func resolved(dark: Bool, highContrast: Bool) -> Color.Resolved { .init(hex: dark ? 0x010203 : 0xFAFBFC) }
            var colorDescription: String { "signal" }
        }
        let color = Color(provider: Signal())
        #expect(color == Color(provider: Signal()))
        #expect(color.description == "signal")
        #expect(color.resolved(dark: true, highContrast: false).description == "#010203FF")
        #expect(color.resolved(dark: false, highContrast: false).description == "#FAFBFCFF")
    }
}
