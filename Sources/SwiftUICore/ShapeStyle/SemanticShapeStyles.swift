/// The foreground style in force.
@frozen public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the foreground paint in force.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = shape.context.foregroundPaint()
    }
}

/// The background style in force; the window's background when none is set.
@frozen public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the background paint in force.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let style = shape.context.background else {
            shape.result = Color(storage: .system(.background)).paint(in: shape.context)
            return
        }
        // A background style that is the background again means the window's.
        var outer = shape.context
        outer.background = nil
        shape.result = style.paint(in: outer)
    }
}

/// The tint in force; the accent colour when none is set.
@frozen public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the tint in force.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let tint = shape.context.tint else {
            shape.result = Color.accentColor.paint(in: shape.context)
            return
        }
        var outer = shape.context
        outer.tint = nil
        shape.result = tint.paint(in: outer)
    }
}

/// The background of selected rows and text: the tint.
@frozen public struct SelectionShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the tint in force.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        TintShapeStyle()._apply(to: &shape)
    }
}

/// The colour of lines between pieces of content.
@frozen public struct SeparatorShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the separator colour.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = Color(storage: .system(.separator)).paint(in: shape.context)
    }
}

/// The colour of the text in an empty field.
@frozen public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the placeholder colour.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = Color(storage: .system(.placeholder)).paint(in: shape.context)
    }
}

/// The colour of links: the accent's blue, whatever the tint.
@frozen public struct LinkShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the link colour.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = Color(storage: .system(.blue)).paint(in: shape.context)
    }
}

/// A faint fill of shapes, in four levels.
@frozen public struct FillShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the fill colour of the level asked for.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let color: SystemColor =
            switch shape.context.level {
            case 0: .fill
            case 1: .secondaryFill
            case 2: .tertiaryFill
            default: .quaternaryFill
            }
        shape.result = Color(storage: .system(color)).paint(in: shape.context)
    }
}

/// The background of a window.
@frozen public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Makes the style.
    @inlinable public init() {}

    /// Gives the window's background.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = Color(storage: .system(.background)).paint(in: shape.context)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in force.
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in force.
    public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force.
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected rows and text.
    public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between pieces of content.
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the text in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A faint fill of shapes.
    public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
