import Foundation
import MartletGraph

/// A modifier that shows its view in a layer of its own: faded, clipped, moved.
protocol LayerEffect: PrimitiveViewModifier, Animatable {
    /// Says what is special about the layer, for the size that it has.
    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope)
}

extension LayerEffect {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = LayerNode(inputs, child: body(inputs).node)
        let animated = AnimatedPart<Self>(inputs)
        let update = inputs.subgraph.effect(name: "\(Self.self)") { [unowned node] in
            let target = modifier.value
            let effect = animated?.present(target) ?? target
            let environment = inputs.environment
            node.set { layer, size in effect.apply(to: &layer, size: size, environment: environment) }
        }
        animated?.follow(update)
        return _ViewOutputs(node: node)
    }
}

/// A view that the surface shows in a container of its own.
package final class LayerNode: UnaryNode {
    private var content: ((inout LayerContent, CGSize) -> Void)?
    /// The gesture that the layer is there for.
    var gesture: GestureHandler?

    package override init(_ inputs: _ViewInputs, child: LayoutNode) {
        super.init(inputs, child: child)
        MainThread.assume {
            surface = SurfaceAttachment(node: self, value: SurfaceNode(.layer(LayerContent())))
        }
    }

    @MainActor
    package func set(_ content: @escaping (inout LayerContent, CGSize) -> Void) {
        self.content = content
        refresh()
    }

    package override func didPlace() { MainThread.assume { refresh() } }

    @MainActor package override func present(size: CGSize) { refresh() }

    @MainActor
    private func refresh() {
        var layer = LayerContent()
        content?(&layer, surface?.presentedSize ?? frame.size)
        surface?.update { $0.content = .layer(layer) }
    }
}
