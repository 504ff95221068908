/// What a shape or text is painted with: a colour, a gradient, a material, an image, or a style that depends on
/// where it is used.
public protocol ShapeStyle: Sendable {
    /// The style that a custom style turns into.
    associatedtype Resolved: ShapeStyle = Never

    /// Answers what is asked of the style through `shape`. Apps give `resolve(in:)` instead.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

/// A question to a shape style: where it is used, and room for its answer.
public struct _ShapeStyle_Shape {
    package let context: PaintContext
    package var result: ResolvedPaint?

    package init(context: PaintContext) {
        self.context = context
    }
}

extension ShapeStyle {
    /// The paint of the style where `context` holds.
    package func paint(in context: PaintContext) -> ResolvedPaint {
        var shape = _ShapeStyle_Shape(context: context)
        _apply(to: &shape)
        return shape.result ?? .color(.clear)
    }
}

extension Never: ShapeStyle {
    /// There is no value to ask.
    public typealias Resolved = Never

    /// There is no value to ask.
    public func _apply(to shape: inout _ShapeStyle_Shape) {}
}
