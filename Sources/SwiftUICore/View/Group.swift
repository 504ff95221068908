/// Several views that are treated as one in code, without a container of their own.
///
/// A modifier on a group applies to each of its views.
@frozen public struct Group<Content> {
    package var content: Content

    package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// Groups the views of a builder.
    @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(_content: content())
    }

    @usableFromInline nonisolated init(_content: Content) { content = _content }

    @MainActor public static func _makeView(view: _GraphValue<Group<Content>>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.projecting(Content.self, at: 0), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Group<Content>>, inputs: _ViewListInputs)
        -> _ViewListOutputs
    {
        Content._makeViewList(view: view.projecting(Content.self, at: 0), inputs: inputs)
    }
}
