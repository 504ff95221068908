extension WindowGroup {
    /// Windows that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: nil, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: nil, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: id, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: nil, id: id, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with a title that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: title, id: nil, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with a title that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: title, id: nil, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with a title and an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: title, id: id, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with a title and an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: title, id: id, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with a title that is looked up that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey), id: nil, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with a title that is looked up that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey), id: nil, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with a title that is looked up and an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey), id: id, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with a title that is looked up and an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(titleKey), id: id, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with a title that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(title), id: nil, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with a title that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(title), id: nil, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }

    /// Windows with a title and an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views; its binding is nil in a window that was opened for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(title), id: id, valueType: D.self, content: PresentedWindowContent(content: content))
    }

    /// Windows with a title and an id that are open for values of a type, one for each value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: The window's views.
    ///   - defaultValue: Makes the value of a window that was opened for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: Text(title), id: id, valueType: D.self,
            content: PresentedWindowContent(content: content, defaultValue: defaultValue))
    }
}
