import Foundation

extension Color: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
        makeFill(view: view, inputs: inputs)
    }
}

/// Makes a leaf that fills what it is offered with a style.
@MainActor
package func makeFill<S: ShapeStyle>(view: _GraphValue<S>, inputs: _ViewInputs) -> _ViewOutputs {
    let node = FillNode(inputs)
    let animated = AnimatedPaint(inputs)
    let update = inputs.subgraph.effect(name: "\(S.self)") { [unowned node] in
        let paint = animated.present(view.value.paint(in: inputs.environment.paintContext))
        node.set { size in
            .shape(ShapeContent(path: Path(CGRect(origin: .zero, size: size)), paint: paint))
        }
    }
    animated.follow(update)
    return _ViewOutputs(node: node)
}
