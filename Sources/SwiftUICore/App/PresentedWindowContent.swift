/// The content of a window that is open for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let content: (Binding<Data?>, LastValue<Data?>) -> Content
    @Environment(\.presentedWindowValue) private var value

    nonisolated init(content: @escaping (Binding<Data?>) -> Content) {
        self.content = { binding, _ in content(binding) }
    }

    /// With a value that is made for a window which was opened for none, once.
    nonisolated init(content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        self.content = { content($0.replacingNil(by: $1, made: defaultValue)) }
    }

    /// The window's views.
    @MainActor public var body: some View { WindowValueView(value: value?.base as? Data, content: content) }
}

/// Keeps the value that a window is open for; the window may change it.
private struct WindowValueView<Data, Content: View>: View {
    @State private var value: Data?
    @State private var standIn = LastValue<Data?>(nil)
    private let content: (Binding<Data?>, LastValue<Data?>) -> Content

    init(value: Data?, content: @escaping (Binding<Data?>, LastValue<Data?>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View { content($value, standIn) }
}

extension Binding {
    /// A binding to the value that is there, or to one that is made when it is asked for first, and stays.
    fileprivate nonisolated func replacingNil<Wrapped>(
        by standIn: LastValue<Wrapped?>, made make: @escaping () -> Wrapped
    ) -> Binding<Wrapped> where Value == Wrapped? {
        let location = location
        return Binding<Wrapped>(
            location: FunctionLocation(
                get: {
                    if let value = location.value ?? standIn.value { return value }
                    let value = make()
                    standIn.value = value
                    return value
                },
                set: { value, transaction in location.set(value, transaction: transaction) }
            ), transaction: transaction)
    }
}

enum PresentedWindowValueKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

extension EnvironmentValues {
    /// What the window was opened for.
    var presentedWindowValue: AnyHashable? {
        get { self[PresentedWindowValueKey.self] }
        set { self[PresentedWindowValueKey.self] = newValue }
    }
}
