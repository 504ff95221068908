/// The content of a window that is open for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let content: (Binding<Data?>) -> Content
    @Environment(\.presentedWindowValue) private var value

    nonisolated init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    /// The window's views.
    @MainActor public var body: some View { WindowValueView(value: value?.base as? Data, content: content) }
}

/// Keeps the value that a window is open for; the window may change it.
private struct WindowValueView<Data, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}

enum PresentedWindowValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

extension EnvironmentValues {
    /// What the window was opened for.
    var presentedWindowValue: AnyHashable? {
        get { self[PresentedWindowValueKey.self] }
        set { self[PresentedWindowValueKey.self] = newValue }
    }
}
