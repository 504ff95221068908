import SwiftUICore
import UIKitCore

extension Color {
    /// A colour of UIKit; a dynamic one goes on to follow light, dark and contrast.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// A colour of UIKit; a dynamic one goes on to follow light, dark and contrast.
    public init(uiColor: UIColor) { self.init(provider: UIColorProvider(color: uiColor)) }
}

extension UIColor {
    /// A colour of SwiftUI; one that differs between light, dark and contrast goes on to follow them.
    public convenience init(_ color: Color) {
        self.init(dynamicProvider: { traits in
            let parts = color.resolved(
                dark: traits.userInterfaceStyle == .dark, highContrast: traits.accessibilityContrast == .high)
            return UIColor(
                red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
                alpha: CGFloat(parts.opacity))
        })
    }
}

/// Asks a UIKit colour for its components in the traits of the place where it is drawn.
private struct UIColorProvider: ColorProvider {
    let color: UIColor

    func resolved(dark: Bool, highContrast: Bool) -> Color.Resolved {
        let traits = UITraitCollection(
            userInterfaceStyle: dark ? .dark : .light, accessibilityContrast: highContrast ? .high : .normal)
        let parts = color.components(with: traits)
        return Color.Resolved(
            red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue), opacity: Float(parts.alpha))
    }

    var colorDescription: String { color.description }
}
