/// A translucent background that lets what is behind it show through, blurred.
///
/// A surface that cannot blur draws a translucent colour instead.
public struct Material: Hashable, Sendable {
    package enum Thickness: Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package let thickness: Thickness

    /// Mostly clear.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More clear than opaque.
    public static let thin = Material(thickness: .thin)
    /// About half clear.
    public static let regular = Material(thickness: .regular)
    /// More opaque than clear.
    public static let thick = Material(thickness: .thick)
    /// Mostly opaque.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// As toolbars have it.
    public static let bar = Material(thickness: .bar)

    /// The translucent colour that stands for the material where nothing is blurred.
    package func fallback(in context: PaintContext) -> Color.Resolved {
        let opacity: Double =
            switch thickness {
            case .ultraThin: 0.60
            case .thin: 0.70
            case .regular: 0.80
            case .thick: 0.90
            case .ultraThick, .bar: 0.95
            }
        let base = context.windowBackground ?? .init(hex: context.isDark ? 0x1E1E1E : 0xF6F6F6)
        return base.multiplyingOpacity(by: opacity)
    }
}

extension Material: ShapeStyle {
    /// Gives the material.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .material(self, fallback: fallback(in: shape.context))
    }
}

extension ShapeStyle where Self == Material {
    /// Mostly clear.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More clear than opaque.
    public static var thinMaterial: Material { .thin }
    /// About half clear.
    public static var regularMaterial: Material { .regular }
    /// More opaque than clear.
    public static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// As toolbars have it.
    public static var bar: Material { Material.bar }
}
