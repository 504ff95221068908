/// A view or scene with a modifier on it.
@frozen public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content

    /// The modifier.
    public var modifier: Modifier

    /// Puts a modifier on some content.
    @inlinable public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if Content.isUnary(inputs) {
            let content = view.projecting(Content.self, at: 0)
            let modifier = view.projecting(Modifier.self, after: Content.self)
            return Modifier._makeView(modifier: modifier, inputs: inputs) { inputs in
                Content._makeView(view: content, inputs: inputs)
            }
        }
        return makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // One view is made inside of its modifier, in the order in which they are written.
        if Content.isUnary(inputs) { return _ViewListOutputs(SingleViewList(view: view, inputs: inputs)) }
        let content = view.projecting(Content.self, at: 0)
        let modifier = view.projecting(Modifier.self, after: Content.self)
        return Modifier._makeViewList(modifier: modifier, inputs: inputs) { inputs in
            Content._makeViewList(view: content, inputs: inputs)
        }
    }
}

extension View {
    /// Puts a modifier on the view.
    @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
