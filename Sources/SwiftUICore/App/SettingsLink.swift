/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.programReference) private var program

    /// A button with a label of its own.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// The button.
    public var body: some View {
        Button {
            if program?.program?.openSettings() != true {
                Diagnostics.once("SettingsLink has no effect: the program has no Settings scene.")
            }
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    /// A button with the usual label.
    public init() { label = DefaultSettingsLinkLabel() }
}

/// The usual label of a button that opens the settings.
public struct DefaultSettingsLinkLabel: View {
    /// The label.
    public var body: some View { Text(verbatim: SystemText.settings.localized) }
}

extension EnvironmentValues {
    /// The program that the view belongs to.
    var programReference: ProgramReference? { self[ProgramKey.self] }
}
