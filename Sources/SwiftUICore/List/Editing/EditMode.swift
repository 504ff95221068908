import MartletGraph

/// Whether a person is editing the rows of a list.
public enum EditMode: Hashable, Sendable {
    /// Not editing.
    case inactive
    /// Editing for as long as one action takes, such as a swipe.
    case transient
    /// Editing.
    case active

    /// Whether it is anything but inactive.
    public var isEditing: Bool { self != .inactive }
}

package enum EditModeKey: EnvironmentKey { package static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the lists here are being edited. Each window and each screen of a navigation has its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

extension _ViewInputs {
    /// Inputs with a place of their own for whether lists are being edited.
    @MainActor
    package func providingEditMode() -> _ViewInputs {
        let own = subgraph.input(EditMode.inactive, name: "editMode")
        let host = host
        let binding = Binding<EditMode>(
            get: { MainThread.assume { own.isValid ? own.value : .inactive } },
            set: { value in
                MainThread.assume { host.write { if own.isValid { own.set(value) } } }
            })
        return settingEnvironment { $0.editMode = binding }
    }
}

/// A button that begins and ends editing the lists around it.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that says what it does: Edit or Done.
    public nonisolated init() {}

    /// The button.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button((isEditing ? SystemText.done : .edit).localized) {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}

/// Deletes its row, while a list is edited.
struct RowDeleteButton: View {
    let action: () -> Void

    var body: some View {
        Button(role: .destructive, action: action) {
            Image(systemName: "minus.circle.fill").foregroundStyle(Color.red)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(SystemText.delete.localized)
    }
}

/// What a row is taken by to be moved, while a list is edited. By keyboard a row is moved without it.
struct RowHandle: View {
    var body: some View {
        Image(systemName: "line.3.horizontal").foregroundStyle(.secondary).accessibilityHidden(true)
    }
}
