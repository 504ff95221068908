/// A view that is evaluated again only when it differs by its own `==`.
@frozen public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
    /// The view.
    public var content: Content

    /// Compares a view by its own `==`.
    @inlinable public nonisolated init(content: Content) { self.content = content }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let content = inputs.subgraph.rule(comparison: .custom { $0 == $1 }) { view.value.content }
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
}

extension View where Self: Equatable {
    /// Evaluates the view again only when it differs by its own `==`.
    @inlinable public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
