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
        makeLayer(modifier: modifier, inputs: inputs, body: body) { $0.apply(to: &$1, size: $2, environment: $3) }
    }
}

/// Makes the layer of an effect, which says in `apply` what is special about it.
@MainActor
func makeLayer<Effect: Animatable>(
    modifier: _GraphValue<Effect>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs,
    apply: @escaping (Effect, inout LayerContent, CGSize, EnvironmentScope) -> Void
) -> _ViewOutputs {
    let node = LayerNode(inputs, child: body(inputs).node)
    let animated = AnimatedPart<Effect>(inputs)
    let update = inputs.subgraph.effect(name: "\(Effect.self)") { [unowned node] in
        let target = modifier.value
        let effect = animated?.present(target) ?? target
        let environment = inputs.environment
        node.set { layer, size in apply(effect, &layer, size, environment) }
    }
    animated?.follow(update)
    return _ViewOutputs(node: node)
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
