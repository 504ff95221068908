import Foundation

/// Combines a view with what lies below it.
@frozen public nonisolated struct _BlendModeEffect: LayerEffect, Sendable {
    /// How the colours are combined.
    public var blendMode: BlendMode

    /// Combines a view with what lies below it.
    @inlinable public nonisolated init(blendMode: BlendMode) { self.blendMode = blendMode }

    /// Nothing of it changes smoothly.
    public typealias AnimatableData = EmptyAnimatableData

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.blendMode = blendMode
    }
}

extension View {
    /// How the colours of the view are combined with those of what lies below it, as far as the next
    /// ``compositingGroup()`` or the window.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
}
