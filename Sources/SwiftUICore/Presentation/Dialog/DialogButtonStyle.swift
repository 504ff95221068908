import MartletGraph

/// Buttons of a dialog: each ends the dialog and then does what it is there for.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle {
    let dismiss: DismissAction

    nonisolated init(dismiss: DismissAction) { self.dismiss = dismiss }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let shortcut: KeyboardShortcut? =
            switch configuration.role {
            case .cancel: .cancelAction
            case .destructive: nil
            default: .defaultAction
            }
        Button(role: configuration.role) {
            dismiss()
            configuration.trigger()
        } label: {
            configuration.label
        }
        .transformEnvironment(\.keyboardShortcut) { $0 = $0 ?? shortcut }
        .modifier(DialogRoleModifier(isCancel: configuration.role == .cancel))
    }
}

/// What a dialog knows of its buttons.
@MainActor
final class DialogButtons {
    private let cancels: Attribute<Int>

    init(in subgraph: Subgraph) { cancels = subgraph.input(0, name: "cancel buttons") }

    /// Whether there is a button that only ends the dialog. The reader depends on it.
    var hasCancel: Bool { cancels.value > 0 }

    func addCancel(in subgraph: Subgraph) {
        if cancels.isValid { cancels.set(cancels.untrackedValue + 1) }
        subgraph.onInvalidate { [cancels] in
            if cancels.isValid { cancels.set(cancels.untrackedValue - 1) }
        }
    }
}

enum DialogButtonsKey: EnvironmentKey {
    static var defaultValue: DialogButtons? { nil }
}

extension EnvironmentValues {
    var dialogButtons: DialogButtons? {
        get { self[DialogButtonsKey.self] }
        set { self[DialogButtonsKey.self] = newValue }
    }
}

/// Tells a dialog of a button that only ends it.
private nonisolated struct DialogRoleModifier: PrimitiveViewModifier {
    let isCancel: Bool

    nonisolated init(isCancel: Bool) { self.isCancel = isCancel }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (isCancel, buttons) = inputs.host.graph.untracked {
            (modifier.value.isCancel, inputs.environment.value(DialogButtonsKey.self))
        }
        if isCancel { buttons?.addCancel(in: inputs.subgraph) }
        return body(inputs)
    }
}
