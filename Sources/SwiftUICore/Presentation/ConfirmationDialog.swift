extension View {
    /// Presents a choice while a binding is true, with a title; any button sets the binding to false, before its action runs.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, actions: actions(),
            message: EmptyView(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true, with a title and a message; any button sets the binding to false, before its action runs.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, actions: actions(),
            message: message(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true and there is data for it, with a title; any button sets the binding to false, before its action
    /// runs.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, actions: data.map(actions),
            message: EmptyView(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true and there is data for it, with a title and a message; any button sets the binding to false, before
    /// its action runs.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, actions: data.map(actions),
            message: data.map(message), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true, with a title by a key that is looked up; any button sets the binding to false, before its action runs.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(titleKey), actions: actions(),
            message: EmptyView(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true, with a title by a key that is looked up and a message; any button sets the binding to false, before its action runs.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(titleKey), actions: actions(),
            message: message(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true and there is data for it, with a title by a key that is looked up; any button sets the binding to false, before its action
    /// runs.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(titleKey),
            actions: data.map(actions),
            message: EmptyView(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true and there is data for it, with a title by a key that is looked up and a message; any button sets the binding to false, before
    /// its action runs.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(titleKey),
            actions: data.map(actions),
            message: data.map(message), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true, with a title; any button sets the binding to false, before its action runs.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
            actions: actions(),
            message: EmptyView(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true, with a title and a message; any button sets the binding to false, before its action runs.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
            actions: actions(),
            message: message(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true and there is data for it, with a title; any button sets the binding to false, before its action
    /// runs.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
            actions: data.map(actions),
            message: EmptyView(), supplement: .cancellation)
    }

    /// Presents a choice while a binding is true and there is data for it, with a title and a message; any button sets the binding to false, before
    /// its action runs.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            isPresented: isPresented, title: titleVisibility == .hidden ? nil : Text(verbatim: String(title)),
            actions: data.map(actions),
            message: data.map(message), supplement: .cancellation)
    }
}
