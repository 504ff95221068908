import FoundationGaps
import Foundation
import MartletGraph

/// A modifier that draws its view transformed; its neighbours do not notice.
public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
    /// The transform for a view of a size, about its top-left corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Never called: the transform is the effect.
    public func body(content: Content) -> Never { neverBody(Self.self) }

    /// Makes the view in a layer that is transformed.
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeLayer(modifier: modifier, inputs: inputs, body: body) { effect, layer, size, _ in
            layer.show(effect.effectValue(size: size))
        }
    }

    /// The effect, of which frames and coordinate spaces know nothing. They never do here.
    public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect of which layout knows nothing.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base

    /// The transform of the effect itself.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    /// What changes smoothly of the effect itself.
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// A modifier whose body runs with each frame of an animation.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension LayerContent {
    /// Transforms the layer.
    mutating func show(_ projection: ProjectionTransform) {
        if projection.isAffine { transform = Transform(projection) } else { self.projection = projection }
    }
}

extension Transform {
    /// What keeps parallels parallel.
    init(_ projection: ProjectionTransform) {
        self.init(
            a: projection.m11, b: projection.m12, c: projection.m21, d: projection.m22, tx: projection.m31,
            ty: projection.m32)
    }
}

extension View {
    /// Draws the view transformed about its top-left corner; its neighbours do not notice.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view transformed about its top-left corner; its neighbours do not notice.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }

    /// Lets what is inside of the view move together with it. Frames inside are from the view's corner here anyway.
    public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
}

/// Draws a view transformed.
@frozen public nonisolated struct _TransformEffect: GeometryEffect, Sendable {
    /// The transform.
    public var transform: CGAffineTransform

    /// Draws a view transformed.
    public nonisolated init(transform: CGAffineTransform) { self.transform = transform }

    /// The transform, whatever the size.
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Draws a view transformed.
@frozen public nonisolated struct _ProjectionEffect: GeometryEffect, Sendable {
    /// The transform.
    public var transform: ProjectionTransform

    /// Draws a view transformed.
    @inlinable public nonisolated init(transform: ProjectionTransform) { self.transform = transform }

    /// The transform, whatever the size.
    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
