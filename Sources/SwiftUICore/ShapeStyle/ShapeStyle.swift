/// What a shape or text is painted with: a colour, a gradient, a material, an image, or a style that depends on
/// where it is used.
///
/// A custom style conforms and gives another style in `resolve(in:)`.
public protocol ShapeStyle: Sendable {
    /// The style that a custom style turns into.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to paint with where the environment holds; it should depend on nothing else.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// Answers what is asked of the style through `shape`. Apps give `resolve(in:)` instead.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle where Self.Resolved == Never {
    /// Never called: the system's own styles are asked otherwise.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("resolve(in:) should not be called on \(Self.self).")
    }
}

extension ShapeStyle {
    /// Asks the style that a custom style turns into.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.context.environment)._apply(to: &shape)
    }
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
