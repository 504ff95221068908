import Foundation

extension LinearGradient: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<LinearGradient>, inputs: _ViewInputs) -> _ViewOutputs {
        makeFill(view: view, inputs: inputs)
    }
}

extension RadialGradient: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<RadialGradient>, inputs: _ViewInputs) -> _ViewOutputs {
        makeFill(view: view, inputs: inputs)
    }
}

extension AngularGradient: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<AngularGradient>, inputs: _ViewInputs) -> _ViewOutputs {
        makeFill(view: view, inputs: inputs)
    }
}

extension EllipticalGradient: View, PrimitiveView {
    @MainActor public static func _makeView(
        view: _GraphValue<EllipticalGradient>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        makeFill(view: view, inputs: inputs)
    }
}

extension View {
    /// Paints what is behind the view with a style, also under bars at the edges that the view touches.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _BackgroundModifier(
                background: _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)))
    }

    /// Paints what is behind the view with the background style in force.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a shape that is painted with a style behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundModifier(background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// Puts a shape that is painted with the background style in force behind the view.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Paints a style in front of the view, also over bars at the edges that the view touches.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _OverlayModifier(overlay: _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)))
    }

    /// Puts a shape that is painted with a style in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
    }

    /// The style of backgrounds in the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    /// A line around the view, inside its bounds; the width is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(_OverlayModifier(overlay: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}
