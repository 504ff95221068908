import SwiftUI
import Testing
import UIKit

/// Colours on their way between SwiftUI and UIKit.
@Suite("Colours between SwiftUI and UIKit")
struct ColorBridgeTests {
    private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test("a colour of SwiftUI keeps its components")
    func fixed() {
        #expect(
            parts(UIColor(Color(red: 0.25, green: 0.5, blue: 0, opacity: 0.75)), .light) == [0.25, 0.5, 0, 0.75])
    }

    @Test("one that differs between light and dark goes on to do so")
    func dynamic() {
        let color = UIColor(Color.primary)
        #expect(parts(color, .light) != parts(color, .dark))
    }
}
