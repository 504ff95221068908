import Foundation

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private enum Kind: Sendable { case automatic, standard, critical }

    private let kind: Kind

    /// As suits the dialog.
    public static let automatic = DialogSeverity(kind: .automatic)
    /// A question like others.
    public static let standard = DialogSeverity(kind: .standard)
    /// Something may be lost: the dialog shows a sign of warning.
    public static let critical = DialogSeverity(kind: .critical)
}

/// A switch in a dialog by which a person asks not to be asked again.
struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}

private enum DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
private enum DialogSeverityKey: EnvironmentKey { static var defaultValue: DialogSeverity { .automatic } }
private enum DialogSuppressionKey: EnvironmentKey { static var defaultValue: DialogSuppression? { nil } }

extension EnvironmentValues {
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }

    var dialogSeverity: DialogSeverity {
        get { self[DialogSeverityKey.self] }
        set { self[DialogSeverityKey.self] = newValue }
    }

    var dialogSuppression: DialogSuppression? {
        get { self[DialogSuppressionKey.self] }
        set { self[DialogSuppressionKey.self] = newValue }
    }
}

extension View {
    /// The picture above the titles of alerts and confirmation dialogs that the view presents.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

    /// How serious the alerts and confirmation dialogs are that the view presents.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogSeverity, severity)
    }

    /// Gives the alerts and confirmation dialogs that the view presents a switch by which a person asks not to be asked
    /// again; `isSuppressed` is for the app to heed.
    public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }

    /// Gives the dialogs that the view presents a switch by which a person asks not to be asked again, with a text that is
    /// looked up.
    public nonisolated func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Gives the dialogs that the view presents a switch by which a person asks not to be asked again, with a text.
    @_disfavoredOverload
    public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Gives the dialogs that the view presents a switch by which a person asks not to be asked again, with the usual
    /// text.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
    }
}

/// What stands above the title of a dialog.
struct DialogSymbol: View {
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSeverity) private var severity

    var body: some View {
        if let icon {
            icon.font(.largeTitle).accessibilityHidden(true)
        } else if severity == .critical {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle).accessibilityHidden(true)
        }
    }
}

/// The switch of a dialog by which a person asks not to be asked again.
struct DialogSuppressionToggle: View {
    @Environment(\.dialogSuppression) private var suppression

    var body: some View {
        if let suppression {
            Toggle(isOn: suppression.isSuppressed) { suppression.label }
                .toggleStyle(.checkbox)
                .padding(EdgeInsets(top: 0, leading: 24, bottom: 18, trailing: 24))
        }
    }
}
