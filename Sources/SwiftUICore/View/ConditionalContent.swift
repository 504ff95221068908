import MartletGraph

/// The content of an `if … else` or a `switch`: one of two kinds of view.
///
/// The two branches have different identities: state in one is lost when the other is shown.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
    /// Which branch, and its view.
    @frozen public enum Storage {
        /// The first branch.
        case trueContent(TrueContent)
        /// The other branch.
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor public static func _makeView(
        view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeViewList(
        view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: {
                switch view.value.storage {
                case .trueContent: 0
                case .falseContent: 1
                }
            },
            make: { branch, inputs in
                if branch == 0 {
                    let content = view.rule(in: inputs) { value -> TrueContent? in
                        if case .trueContent(let content) = value.storage { content } else { nil }
                    }
                    return TrueContent._makeViewList(view: content, inputs: inputs).list
                }
                let content = view.rule(in: inputs) { value -> FalseContent? in
                    if case .falseContent(let content) = value.storage { content } else { nil }
                }
                return FalseContent._makeViewList(view: content, inputs: inputs).list
            })
        return _ViewListOutputs(list)
    }
}

extension _ConditionalContent.Storage: Equatable where TrueContent: Equatable, FalseContent: Equatable {}
extension _ConditionalContent: Equatable where TrueContent: Equatable, FalseContent: Equatable {}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor public static func _makeView(view: _GraphValue<Wrapped?>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeViewList(view: _GraphValue<Wrapped?>, inputs: _ViewListInputs)
        -> _ViewListOutputs
    {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: { view.value == nil ? nil : 0 },
            make: { _, inputs in
                let content = view.rule(in: inputs) { $0 }
                return Wrapped._makeViewList(view: content, inputs: inputs).list
            })
        return _ViewListOutputs(list)
    }
}
