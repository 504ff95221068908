import Foundation

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    /// The style blended with what is below it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendModeShapeStyle(base: self, mode: mode)
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: self, shadow: style)
    }

    /// The style as if the painted shape had the given bounds.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        AnchoredShapeStyle(base: self, bounds: rect)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style in force with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        ForegroundStyle().opacity(opacity)
    }

    /// The foreground style in force, blended with what is below it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ForegroundStyle().blendMode(mode)
    }

    /// The foreground style in force with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ForegroundStyle().shadow(style)
    }
}

struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = base.paint(in: shape.context).opacity(opacity)
    }
}

struct BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let mode: BlendMode

    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .blended(base.paint(in: shape.context), mode)
    }
}

struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .shadowed(base.paint(in: shape.context), shadow.resolved(in: shape.context))
    }
}

struct AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let bounds: CGRect

    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .anchored(base.paint(in: shape.context), PaintRect(bounds))
    }
}
