/// A shape style whose type is hidden.
@frozen public struct AnyShapeStyle: ShapeStyle {
    @usableFromInline let base: any ShapeStyle

    /// Hides the type of a style.
    public init<S>(_ style: S) where S: ShapeStyle {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    /// Asks the hidden style.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
    }

    /// Whether the hidden style answers secondary and lower levels itself.
    package var hasOwnLevels: Bool {
        base is HierarchicalShapeStyle || base is ForegroundStyle || base is FillShapeStyle
    }

    /// Whether both hide equal styles of one type; styles that cannot be compared are never equal.
    package func isEqual(to other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ style: S) -> Bool {
            guard let other = other.base as? S else { return false }
            if MemoryLayout<S>.size == 0 { return true }
            guard let style = style as? any Hashable, let other = other as? any Hashable else { return false }
            return AnyHashable(style) == AnyHashable(other)
        }
        return compare(base)
    }
}
