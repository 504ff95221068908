/// Builds a scene out of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    /// An expression that is a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes; the first is the one that opens.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene((repeat each content))
    }

    /// A scene that exists only sometimes.
    public static func buildOptional<S: Scene>(_ scene: S?) -> some Scene { OptionalScene(scene: scene) }
}

/// Several scenes.
nonisolated struct TupleScene<each Content: Scene>: PrimitiveScene {
    let value: (repeat each Content)

    nonisolated init(_ value: (repeat each Content)) { self.value = value }

    @MainActor static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        var outputs = _SceneOutputs([])
        var fields = StoredFields.of((repeat each Content).self).map(\.offset)
        // The tuple of one element is the element itself.
        if fields.isEmpty { fields = [0] }
        func add<S: Scene>(_ type: S.Type, at index: Int) {
            let part = S._makeScene(scene: scene.projecting(type, at: fields[index]), inputs: inputs)
            outputs.windows += part.windows
            outputs.commands += part.commands
        }
        var index = 0
        for type in repeat (each Content).self {
            add(type, at: index)
            index += 1
        }
        return outputs
    }
}

/// A scene that is there or not, as it was when the program started.
nonisolated struct OptionalScene<Content: Scene>: PrimitiveScene {
    let scene: Content?

    nonisolated init(scene: Content?) { self.scene = scene }

    @MainActor static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        guard inputs.base.host.graph.untracked({ scene.value.scene != nil }) else { return _SceneOutputs([]) }
        return Content._makeScene(scene: scene.rule(in: inputs.base) { $0.scene }, inputs: inputs)
    }
}
