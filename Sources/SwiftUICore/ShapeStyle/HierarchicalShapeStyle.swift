/// A level of the foreground style in force, each fainter than the one before.
@frozen public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    @usableFromInline let level: UInt32

    @usableFromInline init(level: UInt32) {
        self.level = level
    }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Gives the foreground paint of the level.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        var context = shape.context
        context.level = min(context.level + Int(level), 4)
        shape.result = context.foregroundPaint()
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style in force.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The second level of the foreground style in force.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The third level of the foreground style in force.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The fourth level of the foreground style in force.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    /// The fifth level of the foreground style in force.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// A level of a given style.
@frozen public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
    @usableFromInline let base: Base
    @usableFromInline let level: UInt32

    @usableFromInline init(base: Base, level: UInt32) {
        self.base = base
        self.level = level
    }

    /// Gives the base's own level where it has levels, otherwise the base with less opacity.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        var context = shape.context
        context.level = min(context.level + Int(level), 4)
        let paint = base.paint(in: context)
        shape.result =
            AnyShapeStyle(base).hasOwnLevels ? paint : paint.opacity(PaintContext.opacity(ofLevel: Int(level)))
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
