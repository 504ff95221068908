import Foundation

/// Draws a view by itself before it is combined with what is around it.
nonisolated struct CompositingGroupEffect: LayerEffect {
    typealias AnimatableData = EmptyAnimatableData

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) { layer.isGroup = true }
}

extension View {
    /// Draws the view as one picture before it is combined with what is around it: the blend modes of what is inside
    /// count for nothing outside.
    ///
    /// Other effects, such as ``opacity(_:)``, always count for the whole of what they are given here.
    public nonisolated func compositingGroup() -> some View { modifier(CompositingGroupEffect()) }

    /// Draws the view as one picture, like ``compositingGroup()``.
    ///
    /// All of a window is drawn together by the toolkit here, on the graphics processor where there is one; so the speed
    /// is that of other views.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(CompositingGroupEffect())
    }
}
