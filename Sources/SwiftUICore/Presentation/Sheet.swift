extension View {
    /// Presents a sheet while a binding is true. The sheet inherits the environment of this view.
    ///
    /// - Parameter onDismiss: Called once when the sheet has gone, whoever closed it.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented: isPresented, style: .sheet, onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet made of an item while there is one. An item of another identity is another sheet.
    ///
    /// - Parameter onDismiss: Called once when the sheet has gone, whoever closed it.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, style: .sheet, onDismiss: onDismiss, content: content)
    }

    /// Presents a window as large as this one while a binding is true.
    ///
    /// - Parameter onDismiss: Called once when the cover has gone.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(isPresented: isPresented, style: .cover, onDismiss: onDismiss, content: content)
    }

    /// Presents a window as large as this one, made of an item, while there is one.
    ///
    /// - Parameter onDismiss: Called once when the cover has gone.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(item: item, style: .cover, onDismiss: onDismiss, content: content)
    }
}
