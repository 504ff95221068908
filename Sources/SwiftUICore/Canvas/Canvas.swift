import Foundation
import MartletGraph

/// A view that draws by a closure: paths, texts, pictures and other views.
///
/// The closure is called when the view appears, has another size, or is made anew; what it reads of states and observed
/// objects it depends on. It takes all that it is offered. Nothing in it is touched or spoken of by itself.
public struct Canvas<Symbols: View> {
    /// The views that the closure can draw, each with a tag.
    public var symbols: Symbols
    /// Draws into a context of a size, in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether all of the view is opaque. It is cleared before it is drawn all the same.
    public var isOpaque: Bool
    /// How colours are stored while they are combined. They are always stored as the display has them here.
    public var colorMode: ColorRenderingMode
    /// Whether the closure may be called on another thread. It never is here.
    public var rendersAsynchronously: Bool

    /// Makes a view that draws by a closure, which can draw other views.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of the view is opaque.
    ///   - colorMode: How colours are stored while they are combined.
    ///   - rendersAsynchronously: Whether the closure may be called on another thread.
    ///   - renderer: Draws into a context of a size, in points.
    ///   - symbols: The views that the closure can draw, each with a tag.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a view that draws by a closure.
    ///
    /// - Parameters:
    ///   - opaque: Whether all of the view is opaque.
    ///   - colorMode: How colours are stored while they are combined.
    ///   - rendersAsynchronously: Whether the closure may be called on another thread.
    ///   - renderer: Draws into a context of a size, in points.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = CanvasNode(inputs)
        let layout = inputs.subgraph.input(CanvasLayout(), name: "canvas")
        node.layout = layout
        node.surface = SurfaceAttachment(node: node, value: SurfaceNode(.drawing(DrawingContent())))
        if Symbols.self != EmptyView.self {
            let inner = inputs.withoutElementWrapper().wrappingElements { inputs, content in
                // One node of the surface for each symbol, which draws nothing where it is.
                let layer = LayerNode(inputs, child: content(inputs).node)
                layer.set { content, _ in content.allowsHitTesting = false }
                layer.surface?.setAccessibility { $0.isHidden = true }
                return _ViewOutputs(node: layer)
            }
            node.observe(Symbols._makeViewList(view: view.projecting(\.symbols), inputs: inner).list, inputs: inner)
        }
        inputs.observingEffect(name: "Canvas") { [unowned node] in
            let layout = layout.value
            guard layout.size.width > 0, layout.size.height > 0 else { return node.show(DrawingContent()) }
            let recording = DrawingRecording(environment: inputs.environment, host: inputs.host, layout: layout)
            var context = GraphicsContext(recording: recording, size: layout.size)
            view.value.renderer(&context, layout.size)
            var content = DrawingContent()
            content.commands = recording.commands
            node.show(content)
        }
        return _ViewOutputs(node: node)
    }
}
