/// A view in a style's body that stands for what the control was given: its label, its content.
package protocol StyleSlot: PrimitiveView {}

extension StyleSlot {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(inputs.makeSlot(of: Self.self), inputs: inputs)
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        inputs.makeSlot(of: Self.self)
    }
}
