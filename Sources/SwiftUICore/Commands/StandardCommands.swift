/// A menu item that shows and hides the sidebar of the window in front.
public nonisolated struct SidebarCommands: Commands {
    /// Makes the item.
    public nonisolated init() {}

    /// The item, in the place for what belongs to the sidebar.
    @MainActor public var body: some Commands {
        CommandGroup(after: .sidebar) { SidebarToggle() }
    }
}

private struct SidebarToggle: View {
    @FocusedValue(\.sidebarVisibility) private var isShown

    var body: some View {
        Toggle(SystemText.sidebar.localized, isOn: isShown ?? .constant(false))
            .disabled(isShown == nil)
            .keyboardShortcut("s", modifiers: [.command, .option])
    }
}

enum SidebarVisibilityKey: FocusedValueKey { typealias Value = Binding<Bool> }

extension FocusedValues {
    /// Whether the sidebar of the window in front is shown; nil where there is none, or no room to choose.
    var sidebarVisibility: Binding<Bool>? {
        get { self[SidebarVisibilityKey.self] }
        set { self[SidebarVisibilityKey.self] = newValue }
    }
}

/// Menu items for text that is edited. GNOME's text fields bring theirs themselves, by a secondary click and by keys, so
/// there are none here.
public nonisolated struct TextEditingCommands: Commands {
    /// Makes the items.
    public nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Menu items for the looks of text. Text fields here have no looks of a person's choice, so there are none.
public nonisolated struct TextFormattingCommands: Commands {
    /// Makes the items.
    public nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Menu items that hide and rearrange the toolbar. A window is moved by its header bar, which stays as it is, so there
/// are none.
public nonisolated struct ToolbarCommands: Commands {
    /// Makes the items.
    public nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Menu items that take pictures by a person's other devices, which a GNOME desktop does not know of, so there are none.
public nonisolated struct ImportFromDevicesCommands: Commands {
    /// Makes the items.
    public nonisolated init() {}

    /// Nothing.
    @MainActor public var body: some Commands { EmptyCommands() }
}
