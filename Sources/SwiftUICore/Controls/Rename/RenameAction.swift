/// Begins to rename what the views here are about.
public struct RenameAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// Begins to rename.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what the views here are about; nil where there is nothing to rename.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename what it is about, as `renameAction` around it says. Where nothing is said it cannot be
/// pushed.
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// A button with the usual title and a pencil.
    public nonisolated init() where Label == SwiftUICore.Label<Text, Image> {
        label = SwiftUICore.Label {
            Text(verbatim: SystemText.rename.localized)
        } icon: {
            Image(systemName: "pencil")
        }
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension View {
    /// What the rename buttons in the view and in its menus do.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Lets the rename buttons in the view and in its menus give the focus to the field in which the name is edited.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
