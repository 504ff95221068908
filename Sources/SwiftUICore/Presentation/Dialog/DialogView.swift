import Foundation

/// The content of a dialog: a title, a message, and what a person can answer.
nonisolated struct DialogView<Actions: View, Message: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    let supplement: DialogActions<Actions>.Supplement
    @Environment(\.dismiss) private var dismiss

    nonisolated init(
        title: Text?, message: Message, actions: Actions, supplement: DialogActions<Actions>.Supplement
    ) {
        self.title = title
        self.message = message
        self.actions = actions
        self.supplement = supplement
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 10) {
                DialogSymbol()
                if let title { title.font(.headline).accessibilityAddTraits(.isHeader) }
                message
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
            .padding(EdgeInsets(top: 24, leading: 24, bottom: 18, trailing: 24))
            DialogSuppressionToggle()
            DialogActions(actions, supplement: supplement)
                .buttonStyle(DialogButtonStyle(dismiss: dismiss))
                .padding(EdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12))
        }
    }
}

extension View {
    /// Presents a dialog while a binding is true and there is something to ask.
    nonisolated func dialog<Actions: View, Message: View>(
        isPresented: Binding<Bool>, title: Text?, actions: Actions?, message: Message?,
        supplement: DialogActions<Actions>.Supplement
    ) -> some View {
        let location = isPresented.location
        let hasContent = actions != nil
        let item = Binding<PresentedFlag?>(
            location: FunctionLocation(
                get: { hasContent && location.value ? PresentedFlag() : nil },
                set: { value, transaction in location.set(value != nil, transaction: transaction) }),
            transaction: isPresented.transaction)
        return modifier(
            PresentationModifier(
                item: item, identity: { _ in AnyHashable(0) }, style: .alert, onDismiss: nil,
                content: { _ in
                    actions.map {
                        DialogView(title: title, message: message, actions: $0, supplement: supplement)
                    }
                }))
    }
}
