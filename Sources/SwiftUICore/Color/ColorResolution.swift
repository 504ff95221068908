import Combine
import Foundation

extension Color {
    /// The components in the given appearance, with the system's accent.
    package func resolved(dark: Bool, highContrast: Bool) -> Color.Resolved {
        resolved(in: PaintContext(isDark: dark, isHighContrast: highContrast))
    }

    /// The components where `context` holds.
    package func resolved(in context: PaintContext) -> Color.Resolved {
        switch storage {
        case .resolved(let resolved):
            return resolved
        case .system(.accent):
            // A tint that is itself the accent would ask for itself for ever.
            var outer = context
            outer.accent = nil
            return context.accent?.resolved(in: outer)
                ?? SystemColor.accent.resolved(dark: context.isDark, highContrast: context.isHighContrast)
        case .system(.background):
            return context.windowBackground
                ?? SystemColor.background.resolved(dark: context.isDark, highContrast: context.isHighContrast)
        case .system(let color):
            return color.resolved(dark: context.isDark, highContrast: context.isHighContrast)
        case .asset(let name, let bundle):
            return Self.asset(named: name, bundle: bundle, context: context)
        case .faded(let color, let opacity):
            return color.resolved(in: context).multiplyingOpacity(by: opacity)
        case .style(let style):
            return style.paint(in: context).representativeColor
        case .provider(let provider):
            return provider.base.resolved(dark: context.isDark, highContrast: context.isHighContrast)
        }
    }
}

extension Color {
    private static func asset(named name: String, bundle: Bundle?, context: PaintContext) -> Color.Resolved {
        switch AssetCatalog.color(
            named: name, in: bundle, isDark: context.isDark, isHighContrast: context.isHighContrast)
        {
        case .parts(let red, let green, let blue, let alpha, let space):
            let colorSpace: RGBColorSpace =
                switch space {
                case .sRGB: .sRGB
                case .linearSRGB: .sRGBLinear
                case .displayP3: .displayP3
                }
            return Color.Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
        case .system(let name):
            if let color = SystemColor(assetName: name) {
                return Color(storage: .system(color)).resolved(in: context)
            }
        case nil:
            break
        }
        Diagnostics.once("No color named '\(name)' found in asset catalog for \((bundle ?? .main).bundlePath)")
        return .clear
    }
}

extension SystemColor {
    /// The system colour that an asset catalog calls by a name such as `systemBlue` or `secondaryLabel`.
    fileprivate init?(assetName: String) {
        let labels: [String: SystemColor] = [
            "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
            "systemBackground": .background, "placeholderText": .placeholder, "link": .blue,
        ]
        if let color = labels[assetName] {
            self = color
            return
        }
        let name = assetName.hasPrefix("system") ? String(assetName.dropFirst(6)) : assetName
        self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
    }
}

extension Color: ShapeStyle {
    /// The components of the colour in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        resolved(in: PaintContext(environment: environment))
    }

    /// Gives the colour as it is where the shape is drawn.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .color(resolved(in: shape.context))
    }
}
