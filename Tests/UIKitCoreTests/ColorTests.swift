import Foundation
import Testing

@testable import UIKitCore

struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        let parts = color.components(with: traits)
        return [parts.red, parts.green, parts.blue].map { Int(($0 * 255).rounded()) }
    }

    // swiftui-behaviour §3, Colours.
    @Test("system colours have Apple's values in light, dark and high contrast")
    func system() {
        let highLight = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        let highDark = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(bytes(.systemRed, light) == [255, 59, 48])
        #expect(bytes(.systemRed, dark) == [255, 69, 58])
        #expect(bytes(.systemRed, highLight) == [215, 0, 21])
        #expect(bytes(.systemRed, highDark) == [255, 105, 97])
        #expect(bytes(.systemGray, dark) == [142, 142, 147])
        #expect(bytes(.systemBlue, light) == [0, 122, 255])
    }

    @Test("label colours turn from dark to light with their opacity")
    func labels() {
        #expect(bytes(.label, light) == [0, 0, 0])
        #expect(bytes(.label, dark) == [255, 255, 255])
        #expect(bytes(.secondaryLabel, light) == [60, 60, 67])
        #expect(UIColor.secondaryLabel.components(with: dark).alpha == 0.6)
    }

    @Test("a dark background is lighter where it is raised")
    func raised() {
        let raised = UITraitCollection(userInterfaceStyle: .dark, userInterfaceLevel: .elevated)
        #expect(bytes(.systemBackground, dark) == [0, 0, 0])
        #expect(bytes(.systemBackground, raised) == [28, 28, 30])
    }

    @Test("a dynamic colour asks its provider, also through another dynamic colour")
    func dynamic() {
        let inner = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let outer = UIColor { _ in inner }
        #expect(outer.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
        #expect(outer.withAlphaComponent(0.5).components(with: dark).alpha == 0.5)
    }

    @Test("a provider that gives its own colour does not hang")
    func circle() {
        nonisolated(unsafe) var loop: UIColor?
        loop = UIColor { _ in loop! }
        #expect(loop!.resolvedColor(with: light) == .clear)
    }

    @Test(
        "hue, saturation and brightness come back as they went in",
        arguments: [(0.0, 1.0, 1.0), (0.1, 0.5, 0.8), (0.5, 0.3, 0.4), (0.75, 1, 0.2), (0.99, 0.9, 1)])
    func hue(_ parts: (Double, Double, Double)) {
        let color = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 1)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(hue - parts.0) < 1e-9)
        #expect(abs(saturation - parts.1) < 1e-9)
        #expect(abs(brightness - parts.2) < 1e-9)
    }

    @Test("equal fixed colours are equal and have one hash")
    func equality() {
        let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(one == .red)
        #expect(Set([one, .red]).count == 1)
        #expect(one != .blue)
    }

    @Test("Display P3's white is sRGB's white, and its red lies outside of sRGB")
    func displayP3() {
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).components()
        #expect(abs(white.red - 1) < 1e-4 && abs(white.green - 1) < 1e-4 && abs(white.blue - 1) < 1e-4)
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components()
        #expect(red.red > 1 && red.green < 0)
    }
}
