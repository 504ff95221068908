import Foundation

/// A view that shows a part of its content and scrolls to the rest.
///
/// It takes all the room that it is offered along its axes, and offers its content none in particular
/// there. Across, it is as large as its content.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    /// The content.
    public var content: Content
    /// The directions in which the content scrolls.
    public var axes: Axis.Set
    /// Whether scroll bars are shown while they are of use.
    public var showsIndicators: Bool

    /// A view that scrolls in some directions.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs.withoutElementWrapper()
        inner.stackAxis = nil
        let content = view.projecting(Content.self, at: 0)
        let child = makeImplicitStack(Content._makeViewList(view: content, inputs: inner), inputs: inner).node
        let node = ScrollNode(inputs, axes: inputs.host.graph.untracked { view.value.axes }, child: child)
        node.followScrollEnvironment(inputs) { (view.value.axes, view.value.showsIndicators) }
        return _ViewOutputs(node: node)
    }
}

extension ScrollNode {
    /// Keeps what the surface is told in step with the view and with the modifiers around it.
    @MainActor
    package func followScrollEnvironment(
        _ inputs: _ViewInputs, view: @escaping () -> (axes: Axis.Set, showsIndicators: Bool)
    ) {
        followLayoutDirection(inputs)
        ScrollReaders.register(self, inputs)
        _ = inputs.subgraph.effect(name: "ScrollView") { [unowned self] in
            let (axes, showsIndicators) = view()
            let environment = inputs.environment
            let visibility =
                axes.contains(.vertical)
                ? environment.value(VerticalIndicatorsKey.self) : environment.value(HorizontalIndicatorsKey.self)
            let isEnabled = environment.value(ScrollEnabledKey.self)
            let refresh = environment.value(RefreshKey.self)
            let clips = !environment.value(ScrollClipDisabledKey.self)
            resting.behavior = environment.value(ScrollTargetBehaviorKey.self)
            resting.environment = { environment.values }
            show(axes: axes) {
                $0.showsIndicators = showsIndicators && visibility != .hidden && visibility != .never
                $0.isScrollEnabled = isEnabled
                $0.clipsContent = clips
                $0.isRefreshable = refresh != nil
            }
            onRefresh = refresh.map { refresh in { refresh.start() } }
        }
        _ = inputs.subgraph.effect(name: "scroll position") { [unowned self] in
            let environment = inputs.environment
            follow(
                environment.value(ScrollPositionKey.self), anchor: environment.value(ScrollAnchorKey.self),
                margins: environment.value(ContentMarginsKey.self))
        }
    }
}
