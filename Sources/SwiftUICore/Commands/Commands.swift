import MartletGraph

/// Menus and menu items of a program, which are there whatever its windows show.
///
/// A GNOME window has no menu bar: the menus are in the primary menu at the end of its header bar.
@MainActor @preconcurrency
public protocol Commands {
    /// What `body` is made of.
    associatedtype Body: Commands

    /// The menus and the groups of menu items.
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the list of menus and groups. Part of the engine.
    @MainActor static func _makeCommands(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension Commands {
    /// The default for an app's own commands: evaluates `body`.
    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let body = makeBody(of: commands, inputs: inputs) { $0.body }
        return Body._makeCommands(content: body, inputs: inputs)
    }
}

extension Never: Commands {}

/// Commands that the engine knows by themselves.
@MainActor @preconcurrency
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    /// Never called: these commands have no body.
    public var body: Never { neverBody(Self.self) }
}

/// No commands.
public nonisolated struct EmptyCommands: PrimitiveCommands {
    /// Makes no commands.
    public nonisolated init() {}

    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        _ViewListOutputs(GroupViewList([]))
    }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    /// Groups the commands of a builder.
    public nonisolated init(@CommandsBuilder content: () -> Content) {
        self.init(content: content())
    }

    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        Content._makeCommands(content: commands.projecting(Content.self, at: 0), inputs: inputs)
    }
}

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: { commands.value == nil ? nil : 0 },
            make: { _, inputs in
                Wrapped._makeCommands(content: commands.rule(in: inputs) { $0 }, inputs: inputs).list
            })
        return _ViewListOutputs(list)
    }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    @MainActor public static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let list = SwitchingViewList(
            inputs: inputs,
            branch: { if case .trueContent = commands.value.storage { true } else { false } },
            make: { isTrue, inputs in
                if isTrue {
                    let branch = commands.rule(in: inputs) { value -> TrueContent? in
                        if case .trueContent(let branch) = value.storage { branch } else { nil }
                    }
                    return TrueContent._makeCommands(content: branch, inputs: inputs).list
                }
                let branch = commands.rule(in: inputs) { value -> FalseContent? in
                    if case .falseContent(let branch) = value.storage { branch } else { nil }
                }
                return FalseContent._makeCommands(content: branch, inputs: inputs).list
            })
        return _ViewListOutputs(list)
    }
}

/// The commands of several statements of a builder.
package nonisolated struct TupleCommands<T>: PrimitiveCommands {
    package let value: T

    package nonisolated init(_ value: T) { self.value = value }

    @MainActor package static func _makeCommands(
        content commands: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        let lists = StoredFields.of(T.self).map { field -> ViewList in
            guard let type = field.type as? any Commands.Type else {
                preconditionFailure("A commands builder holds a \(field.type), which is not Commands.")
            }
            return type.makeList(from: commands, at: field.offset, inputs: inputs)
        }
        return _ViewListOutputs(GroupViewList(lists))
    }
}

extension Commands {
    fileprivate static func makeList<Base>(
        from base: _GraphValue<Base>, at offset: Int, inputs: _ViewListInputs
    ) -> ViewList {
        _makeCommands(content: base.projecting(Self.self, at: offset), inputs: inputs).list
    }
}
