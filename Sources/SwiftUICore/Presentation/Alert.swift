/// A message in a dialog, with one or two buttons.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// A button that does something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: nil, label: label, action: action)
        }

        /// A button that changes nothing; Escape pushes it.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: label, action: action)
        }

        /// A button that changes nothing, with the usual text; Escape pushes it.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: Text(verbatim: SystemText.cancel.localized), action: action)
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// A message with one button, which says OK if none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// A message with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A message with two buttons beside each other.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// A choice in a dialog.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [ActionSheet.Button]

    /// A choice between buttons.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an alert or action sheet as views.
nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    nonisolated init(_ buttons: [Alert.Button]) { self.buttons = buttons }

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
        }
    }
}

extension View {
    /// Presents an alert while a binding is true; any button sets it to false, before its action runs.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        presentation(isPresented: isPresented, style: .alert, onDismiss: nil) { content().view }
    }

    /// Presents an alert made of an item while there is one; any button sets it to nil, before its action runs.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        presentation(item: item, style: .alert, onDismiss: nil) { content($0).view }
    }

    /// Presents a choice while a binding is true; any button sets it to false, before its action runs.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        presentation(isPresented: isPresented, style: .alert, onDismiss: nil) { content().view }
    }

    /// Presents a choice made of an item while there is one; any button sets it to nil, before its action runs.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        presentation(item: item, style: .alert, onDismiss: nil) { content($0).view }
    }
}

extension Alert {
    nonisolated fileprivate var view: some View {
        DialogView(title: title, message: message, actions: AlertButtons(buttons), supplement: .confirmation)
    }
}

extension ActionSheet {
    nonisolated fileprivate var view: some View {
        DialogView(title: title, message: message, actions: AlertButtons(buttons), supplement: .cancellation)
    }
}
