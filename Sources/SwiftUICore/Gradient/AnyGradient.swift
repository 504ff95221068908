/// A gradient, given by its stops or made from one colour, with the space its colours are mixed in.
@frozen public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    @usableFromInline let gradient: Gradient?
    @usableFromInline let color: Color?
    @usableFromInline var space: Gradient.ColorSpace

    /// Makes a gradient from stops.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
        color = nil
        space = .device
    }

    init(_ color: Color) {
        gradient = nil
        self.color = color
        space = .device
    }

    /// The gradient with colours mixed in the given space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    /// Gives a linear gradient from top to bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .linearGradient(resolved(in: shape.context), start: .top, end: .bottom)
    }

    package func resolved(in context: PaintContext) -> ResolvedGradient {
        if let gradient { return gradient.resolved(in: context, space: space) }
        // The standard gradient of a colour goes from a lighter shade at the top to the colour itself.
        let end = color?.resolved(in: context) ?? .clear
        var start = end
        start.red += (1 - start.red) * 0.2
        start.green += (1 - start.green) * 0.2
        start.blue += (1 - start.blue) * 0.2
        return ResolvedGradient(
            stops: [.init(color: start, location: 0), .init(color: end, location: 1)], isPerceptual: space.isPerceptual)
    }
}

extension Color {
    /// A soft gradient from a lighter shade at the top to the colour at the bottom.
    public var gradient: AnyGradient { AnyGradient(self) }
}
