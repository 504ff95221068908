import MartletGraph

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What `body` is made of.
    associatedtype Body: ToolbarContent

    /// The items.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the list of views that the items are. Part of the engine.
    @MainActor static func _makeToolbarList(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

/// Items of a toolbar that a person may rearrange where the platform offers it; a GNOME desktop does not.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent {
    /// The default for an app's own items: evaluates `body`.
    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let body = makeBody(of: content, inputs: inputs) { $0.body }
        return Body._makeToolbarList(content: body, inputs: inputs)
    }
}

extension Never: CustomizableToolbarContent {}

/// Items that the engine knows by themselves.
@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// Never called: these items have no body.
    public var body: Never { neverBody(Self.self) }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
    /// Groups the items of a builder.
    public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
        self.init(content: content())
    }

    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        Content._makeToolbarList(content: content.projecting(Content.self, at: 0), inputs: inputs)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: { content.value == nil ? nil : 0 },
            make: { _, inputs in
                Wrapped._makeToolbarList(content: content.rule(in: inputs) { $0 }, inputs: inputs).list
            })
        return _ViewListOutputs(list)
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @MainActor public static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: { if case .trueContent = content.value.storage { true } else { false } },
            make: { isTrue, inputs in
                if isTrue {
                    let branch = content.rule(in: inputs) { value -> TrueContent? in
                        if case .trueContent(let branch) = value.storage { branch } else { nil }
                    }
                    return TrueContent._makeToolbarList(content: branch, inputs: inputs).list
                }
                let branch = content.rule(in: inputs) { value -> FalseContent? in
                    if case .falseContent(let branch) = value.storage { branch } else { nil }
                }
                return FalseContent._makeToolbarList(content: branch, inputs: inputs).list
            })
        return _ViewListOutputs(list)
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// The items of several statements of a builder.
package nonisolated struct TupleToolbarContent<T>: PrimitiveToolbarContent {
    package let value: T

    package nonisolated init(_ value: T) { self.value = value }

    @MainActor package static func _makeToolbarList(
        content: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let lists = StoredFields.of(T.self).map { field -> ViewList in
            guard let type = field.type as? any ToolbarContent.Type else {
                preconditionFailure("A toolbar holds a \(field.type), which is not ToolbarContent.")
            }
            return type.makeList(from: content, at: field.offset, inputs: inputs)
        }
        return _ViewListOutputs(GroupViewList(lists))
    }
}

extension TupleToolbarContent: CustomizableToolbarContent {}

extension ToolbarContent {
    fileprivate static func makeList<Base>(
        from base: _GraphValue<Base>, at offset: Int, inputs: _ViewListInputs
    ) -> ViewList {
        _makeToolbarList(content: base.projecting(Self.self, at: offset), inputs: inputs).list
    }
}
