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
            return AssetCatalog.color(
                named: name, bundle: bundle, dark: context.isDark, highContrast: context.isHighContrast)
                ?? .clear
        case .faded(let color, let opacity):
            return color.resolved(in: context).multiplyingOpacity(by: opacity)
        case .provider(let provider):
            return provider.base.resolved(dark: context.isDark, highContrast: context.isHighContrast)
        }
    }
}

extension Color: ShapeStyle {
    /// Gives the colour as it is where the shape is drawn.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .color(resolved(in: shape.context))
    }
}
