import Foundation

/// Changes the colours of a view by one number.
nonisolated struct ColorAmountEffect: LayerEffect, Sendable {
    enum Kind: Equatable {
        case brightness, contrast, saturation, grayscale
    }

    let kind: Kind
    var amount: Double

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        guard amount.isFinite else { return }
        switch kind {
        case .brightness: layer.colors = .components(factor: 1, constant: amount)
        case .contrast: layer.colors = .components(factor: amount, constant: (1 - amount) / 2)
        case .saturation: layer.colors = .saturation(amount)
        case .grayscale: layer.colors = .saturation(1 - min(max(amount, 0), 1))
        }
    }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

/// Turns the hues of a view.
nonisolated struct HueRotationEffect: LayerEffect, Sendable {
    var angle: Angle

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.colors = .hueRotation(angle)
    }

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

/// Multiplies the colours of a view with one.
nonisolated struct ColorMultiplyEffect: LayerEffect {
    let color: Color
    typealias AnimatableData = EmptyAnimatableData

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.colors = .multiply(color.resolved(in: environment.paintContext))
    }
}

/// Changes the colours of a view in a way that has no measure.
nonisolated struct ColorMatrixEffect: LayerEffect {
    let matrix: ColorMatrix
    typealias AnimatableData = EmptyAnimatableData

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) { layer.colors = matrix }
}

extension View {
    /// Adds to all components of the colours; 1 makes everything white, -1 black.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .brightness, amount: amount))
    }

    /// Takes the colours further from middle grey, or nearer to it below 1; negative values invert them.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .contrast, amount: amount))
    }

    /// Makes the colours stronger, or weaker below 1; 0 leaves greys.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .saturation, amount: amount))
    }

    /// Takes colour away: from 0, nothing, to 1, all of it.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .grayscale, amount: amount))
    }

    /// Turns all hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { modifier(HueRotationEffect(angle: angle)) }

    /// Turns light into dark, and each colour into its opposite.
    public nonisolated func colorInvert() -> some View {
        modifier(ColorMatrixEffect(matrix: .components(factor: -1, constant: 1)))
    }

    /// Multiplies the components of all colours, and the opacity, with those of a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyEffect(color: color)) }

    /// Makes the view as opaque as it was bright, and black.
    public nonisolated func luminanceToAlpha() -> some View { modifier(ColorMatrixEffect(matrix: .luminanceToAlpha)) }
}
