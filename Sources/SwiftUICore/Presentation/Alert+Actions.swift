import Foundation

extension View {
    /// Presents an alert while a binding is true, with a title; any button sets the binding to false, before its action runs.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: title, actions: actions(), message: EmptyView(), supplement: .confirmation)
    }

    /// Presents an alert while a binding is true, with a title and a message; any button sets the binding to false, before its action runs.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: title, actions: actions(), message: message(), supplement: .confirmation)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title; any button sets the binding to false, before its action
    /// runs.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: title, actions: data.map(actions), message: EmptyView(),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title and a message; any button sets the binding to false, before
    /// its action runs.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: title, actions: data.map(actions), message: data.map(message),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true, with a title by a key that is looked up; any button sets the binding to false, before its action runs.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(titleKey), actions: actions(), message: EmptyView(),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true, with a title by a key that is looked up and a message; any button sets the binding to false, before its action runs.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(titleKey), actions: actions(), message: message(),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title by a key that is looked up; any button sets the binding to false, before its action
    /// runs.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(titleKey), actions: data.map(actions), message: EmptyView(),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title by a key that is looked up and a message; any button sets the binding to false, before
    /// its action runs.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(titleKey), actions: data.map(actions), message: data.map(message),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true, with a title; any button sets the binding to false, before its action runs.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(verbatim: String(title)), actions: actions(), message: EmptyView(),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true, with a title and a message; any button sets the binding to false, before its action runs.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(verbatim: String(title)), actions: actions(), message: message(),
            supplement: .confirmation)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title; any button sets the binding to false, before its action
    /// runs.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(verbatim: String(title)), actions: data.map(actions),
            message: EmptyView(), supplement: .confirmation)
    }

    /// Presents an alert while a binding is true and there is data for it, with a title and a message; any button sets the binding to false, before
    /// its action runs.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: Text(verbatim: String(title)), actions: data.map(actions),
            message: data.map(message), supplement: .confirmation)
    }

    /// Presents an alert with an error's description as its title while a binding is true and there is an error.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: error.map(\.dialogTitle), actions: error.map { _ in actions() },
            message: EmptyView(), supplement: .confirmation)
    }

    /// Presents an alert with an error's description as its title, and a message, while a binding is true and there is
    /// an error.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: error.map(\.dialogTitle), actions: error.map(actions),
            message: error.map(message), supplement: .confirmation)
    }
}

extension LocalizedError {
    fileprivate var dialogTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}
