import MartletGraph

/// A paint that changes step by step where it can: one colour to another, one gradient to another of its kind.
@MainActor
package final class AnimatedPaint {
    private let vector: AnimatedValue<ComponentVector>
    private var last: ResolvedPaint?

    package init(_ inputs: _ViewInputs) { vector = AnimatedValue(inputs) }

    package func follow(_ attribute: AnyAttribute) { vector.follow(attribute) }

    /// The paint as it is on its way.
    package func present(_ paint: ResolvedPaint) -> ResolvedPaint {
        let isSameKind = last.map { $0 == paint || $0.isSameKind(as: paint) } ?? true
        last = paint
        let target = paint.components
        if !isSameKind { vector.restart(at: target) }
        let present = vector.present(target)
        return present == target ? paint : paint.with(present)
    }
}
