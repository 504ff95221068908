import Foundation

/// Makes a view see-through.
@frozen public nonisolated struct _OpacityEffect: LayerEffect, Sendable {
    /// From 0, invisible, to 1.
    public var opacity: Double

    /// Makes a view see-through.
    @inlinable public nonisolated init(opacity: Double) { self.opacity = opacity }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        // What cannot be seen is not touched either.
        if layer.opacity == 0 { layer.allowsHitTesting = false }
    }

    /// The opacity.
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

/// Shows only what is inside of a shape.
@frozen public nonisolated struct _ClipEffect<ClipShape: Shape>: LayerEffect {
    /// The shape, in the view's bounds.
    public var shape: ClipShape
    /// How the inside is found.
    public var style: FillStyle

    /// Shows only what is inside of a shape.
    @inlinable public nonisolated init(shape: ClipShape, style: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
    }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        let bounds = CGRect(origin: .zero, size: size)
        if let rounded = shape as? RoundedRectangle, rounded.cornerSize.width == rounded.cornerSize.height {
            layer.clip = .bounds(cornerRadius: min(rounded.cornerSize.width, min(size.width, size.height) / 2))
        } else if shape is Rectangle {
            layer.clip = .bounds(cornerRadius: 0)
        } else {
            layer.clip = .path(shape.path(in: bounds))
        }
    }

    /// What changes smoothly of the shape.
    public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shadow behind a view.
@frozen public nonisolated struct _ShadowEffect: LayerEffect, Sendable {
    /// The colour.
    public var color: Color
    /// How far it is blurred, in points.
    public var radius: CGFloat
    /// How far it is moved, in points.
    public var offset: CGSize

    /// A shadow behind a view.
    @inlinable public nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.shadow = LayerContent.Shadow(
            color: color.resolved(in: environment.paintContext), radius: radius, x: offset.width, y: offset.height)
    }

    /// The radius and the distances.
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { .init(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Blurs a view.
@frozen public nonisolated struct _BlurEffect: LayerEffect, Sendable {
    /// In points.
    public var radius: CGFloat
    /// Whether the result is opaque.
    public var isOpaque: Bool

    /// Blurs a view.
    @inlinable public nonisolated init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) { layer.blurRadius = radius }

    /// The radius.
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
}

/// Draws a view larger or smaller.
@frozen public nonisolated struct _ScaleEffect: LayerEffect, Sendable {
    /// The factors.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Draws a view larger or smaller.
    @inlinable public nonisolated init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        layer.transform = Transform(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: center.x * (1 - scale.width),
            ty: center.y * (1 - scale.height))
    }

    /// The factors and the fixed point.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { .init(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Draws a view turned.
@frozen public nonisolated struct _RotationEffect: LayerEffect, Sendable {
    /// How far; clockwise.
    public var angle: Angle
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Draws a view turned.
    @inlinable public nonisolated init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        layer.transform = Transform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: x - cosine * x + sine * y, ty: y - sine * x - cosine * y)
    }

    /// The angle and the fixed point.
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { .init(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Whether pointer events reach a view.
@frozen public nonisolated struct _AllowsHitTestingModifier: LayerEffect, Sendable {
    /// Whether they do.
    public var allowsHitTesting: Bool

    /// Whether pointer events reach a view.
    @inlinable public nonisolated init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.allowsHitTesting = allowsHitTesting
    }
}

extension View {
    /// How much the view can be seen: from 0, not at all, to 1. It keeps its place and its state.
    public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

    /// Hides the view; it keeps its place and its state.
    public nonisolated func hidden() -> some View { modifier(_OpacityEffect(opacity: 0)) }

    /// Shows only what is inside the view's own bounds.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    /// Shows only what is inside of a shape in the view's bounds.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Rounds the corners of the view; the radius is in points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// A shadow behind the view; lengths are in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Draws the view larger or smaller; its neighbours do not notice.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Draws the view larger or smaller; its neighbours do not notice.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller; its neighbours do not notice.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned clockwise; its neighbours do not notice.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Whether pointer events reach the view.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}
