import MartletGraph

/// A paint that changes step by step where it can: one colour to another, one gradient to another of its kind.
@MainActor
package final class AnimatedPaint {
    private let inputs: _ViewInputs
    private var last: ResolvedPaint?
    private var vector: AnimatedValue<ComponentVector>?
    private var stroke: AnimatedPart<StrokeStyle>?
    private var attribute: AnyAttribute?

    package init(_ inputs: _ViewInputs) { self.inputs = inputs }

    package func follow(_ attribute: AnyAttribute) {
        self.attribute = attribute
        stroke?.follow(attribute)
    }

    /// The paint as it is on its way.
    package func present(_ paint: ResolvedPaint) -> ResolvedPaint {
        defer { last = paint }
        if vector == nil {
            guard let last, last != paint, inputs.host.animations.mayAnimate, last.isSameKind(as: paint)
            else { return paint }
            let made = AnimatedValue(inputs, from: last.components)
            if let attribute { made.follow(attribute) }
            vector = made
        } else if let last, !last.isSameKind(as: paint) {
            vector?.stop()
            vector = nil
            return paint
        }
        guard let vector else { return paint }
        let target = paint.components
        let present = vector.present(target)
        if !vector.isAnimating { self.vector = nil }
        return present == target ? paint : paint.with(present)
    }

    /// A line as it is on its way to another width.
    package func present(_ style: StrokeStyle?) -> StrokeStyle? {
        guard let style else { return nil }
        if stroke == nil {
            stroke = AnimatedPart(inputs)
            if let attribute { stroke?.follow(attribute) }
        }
        return stroke?.present(style) ?? style
    }
}
