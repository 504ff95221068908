import Combine
import Foundation
import MartletGraph

/// A shape that is shown: filled or stroked with a style.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape whose inside is painted with a style.
@frozen public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the inside is found.
    public var fillStyle: FillStyle

    /// Paints a shape with a style.
    @inlinable public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            node: makeShapeNode(name: "\(Self.self)", inputs: inputs, shape: { view.value.shape }) { context in
                let view = view.value
                return ShapePainting(paint: view.style.paint(in: context), fill: view.fillStyle)
            })
    }
}

/// A shape whose inside is painted with a style, in front of another view.
@frozen
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    PrimitiveView
{
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the inside is found.
    public var fillStyle: FillStyle
    /// The view behind.
    public var background: Background

    /// Paints a shape with a style in front of a view.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = makeShapeNode(name: "\(Self.self)", inputs: inputs, shape: { view.value.shape }) { context in
            let view = view.value
            return ShapePainting(paint: view.style.paint(in: context), fill: view.fillStyle)
        }
        return putting(node, inFrontOf: view.projecting(\.background), inputs: inputs)
    }
}

/// A shape whose outline is drawn with a style, in front of another view.
@frozen
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    PrimitiveView
{
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether the edge of the line is smoothed.
    public var isAntialiased: Bool
    /// The view behind.
    public var background: Background

    /// Draws the outline of a shape in front of a view.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = makeShapeNode(name: "\(Self.self)", inputs: inputs, shape: { view.value.shape }) { context in
            let view = view.value
            return ShapePainting(paint: view.style.paint(in: context), stroke: view.strokeStyle)
        }
        return putting(node, inFrontOf: view.projecting(\.background), inputs: inputs)
    }
}

/// A shape whose outline is drawn inside its bounds with a style, in front of another view.
@frozen
public nonisolated struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView, PrimitiveView {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether the edge of the line is smoothed.
    public var isAntialiased: Bool
    /// The view behind.
    public var background: Background

    /// Draws the outline of a shape, inside its bounds, in front of a view.
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let shape = { view.value.shape.inset(by: view.value.strokeStyle.lineWidth / 2) }
        let node = makeShapeNode(name: "\(Self.self)", inputs: inputs, shape: shape) { context in
            let view = view.value
            return ShapePainting(paint: view.style.paint(in: context), stroke: view.strokeStyle)
        }
        return putting(node, inFrontOf: view.projecting(\.background), inputs: inputs)
    }
}

/// How the path of a shape is painted.
struct ShapePainting {
    var paint: ResolvedPaint
    var fill: FillStyle?
    var stroke: StrokeStyle?
}

/// Makes a leaf that shows a shape in the size that the shape chooses.
@MainActor
func makeShapeNode<S: Shape>(
    name: AttributeName, inputs: _ViewInputs, shape: @escaping @MainActor () -> S,
    painting: @escaping @MainActor (PaintContext) -> ShapePainting
) -> FillNode {
    let node = FillNode(inputs)
    let animatedShape = AnimatedPart<S>(inputs)
    let animatedPaint = AnimatedPaint(inputs)
    let update = inputs.subgraph.effect(name: name) { [unowned node] in
        let target = shape()
        let shape = animatedShape?.present(target) ?? target
        let isMirrored = shape.layoutDirectionBehavior.isMirrored(in: inputs.environment.value(LayoutDirectionKey.self))
        var painting = painting(inputs.environment.paintContext)
        painting.paint = animatedPaint.present(painting.paint)
        painting.stroke = animatedPaint.present(painting.stroke)
        node.set(chooseSize: S.self is any FlexibleShape.Type ? nil : { shape.sizeThatFits($0) }) { size in
            var path = shape.path(in: CGRect(origin: .zero, size: size))
            if isMirrored {
                path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
            }
            return .shape(
                ShapeContent(path: path, paint: painting.paint, fill: painting.fill, stroke: painting.stroke))
        }
    }
    animatedShape?.follow(update)
    animatedPaint.follow(update)
    return node
}

/// A shape that takes all that it is offered, so that its size need not be asked for.
protocol FlexibleShape: Shape {}
extension Rectangle: FlexibleShape {}
extension RoundedRectangle: FlexibleShape {}
extension UnevenRoundedRectangle: FlexibleShape {}
extension Capsule: FlexibleShape {}
extension Ellipse: FlexibleShape {}
extension Path: FlexibleShape {}

@MainActor
private func putting<Background: View>(
    _ node: LayoutNode, inFrontOf background: _GraphValue<Background>, inputs: _ViewInputs
) -> _ViewOutputs {
    if Background.self == EmptyView.self { return _ViewOutputs(node: node) }
    let alignment = _GraphValue(inputs.subgraph.input(Alignment.center))
    return makeSecondaryLayer(
        secondary: background, alignment: alignment, isInFront: false, inputs: inputs,
        body: { _ in _ViewOutputs(node: node) })
}

extension Shape {
    /// The shape, painted with the foreground style.
    public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            node: makeShapeNode(name: "\(Self.self)", inputs: inputs, shape: { view.value }) { context in
                ShapePainting(paint: ForegroundStyle().paint(in: context), fill: FillStyle())
            })
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
    }

    /// The shape with its inside painted; without a style, in the foreground style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The outline of the shape, half of the line on each side of it.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline of the shape, half of the line on each side of it; the width is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// The outline of the shape, inside its bounds.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline of the shape, inside its bounds; the width is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// The shape painted once more, in front of this.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// The outline of the shape in front of this.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The outline of the shape in front of this; the width is in points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// The outline of the shape, inside its bounds, in front of this.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The outline of the shape, inside its bounds, in front of this; the width is in points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
