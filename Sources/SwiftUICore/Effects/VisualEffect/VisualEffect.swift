import Foundation

/// A change of how a view looks that neither the view nor its neighbours take notice of: its place and its size stay what
/// they are.
///
/// Effects are made of ``EmptyVisualEffect`` by the methods of this protocol, and handed back to
/// `visualEffect` and `scrollTransition`.
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect {
    /// Nothing changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData

    /// Makes the effect that changes nothing.
    public init() {}
}

/// An effect of this module, which can say what the layer of its view is like.
protocol LayerVisualEffect: VisualEffect {
    /// Adds what the effect does, on top of what the layer does already.
    func add(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope)
}

extension EmptyVisualEffect: LayerVisualEffect {
    func add(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {}
}

/// One change of a layer by itself.
protocol VisualEffectStep: Animatable, Sendable {
    /// Says what is special about a layer that nothing else was done to.
    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope)
}

/// An effect and one more change.
struct ExtendedVisualEffect<Base: VisualEffect, Step: VisualEffectStep>: LayerVisualEffect {
    var base: Base
    var step: Step

    func add(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        (base as? any LayerVisualEffect)?.add(to: &layer, size: size, environment: environment)
        var outer = LayerContent()
        step.apply(to: &outer, size: size, environment: environment)
        layer.add(outer)
    }

    var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
        get { .init(base.animatableData, step.animatableData) }
        set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
    }
}

extension LayerContent {
    /// Takes on what another layer around this one would do: its transform, its colours, its blur and its opacity.
    mutating func add(_ outer: LayerContent) {
        opacity *= outer.opacity
        allowsHitTesting = allowsHitTesting && outer.allowsHitTesting
        if let added = outer.colors { colors = colors.map { $0.concatenating(added) } ?? added }
        let whole = projection ?? ProjectionTransform(transform)
        if outer.blurRadius > 0 {
            // A blur comes before the transform of its layer; the outer one is measured behind the inner one.
            let scale = abs(whole.m11 * whole.m22 - whole.m12 * whole.m21).squareRoot()
            let radius = scale > 0 ? outer.blurRadius / scale : 0
            // One after the other, two blurs are as one with the sum of their squares.
            blurRadius = (blurRadius * blurRadius + radius * radius).squareRoot()
        }
        let moved = outer.projection ?? ProjectionTransform(outer.transform)
        guard !moved.isIdentity else { return }
        let both = whole.concatenating(moved)
        (transform, projection) = (.identity, nil)
        show(both)
    }
}

extension ProjectionTransform {
    /// What keeps parallels parallel.
    init(_ transform: Transform) {
        self.init()
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }
}

extension ColorMatrix {
    /// The change that does this one first and then another.
    func concatenating(_ next: ColorMatrix) -> ColorMatrix {
        ColorMatrix(
            next.rows.map { row in
                var result = [0, 0, 0, 0, row[4]]
                for (index, factor) in row.prefix(4).enumerated() {
                    for column in 0..<5 { result[column] += factor * rows[index][column] }
                }
                return result
            })
    }
}
