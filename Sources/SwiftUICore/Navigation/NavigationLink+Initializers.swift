import MartletGraph

extension NavigationLink {
    /// A link to a view.
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination()))
    }

    /// A link to a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .view(destination))
    }

    /// A link to a view that is shown while a binding is true.
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .presented(destination(), isActive))
    }

    /// A link to a view that is shown while a binding is true.
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .presented(destination, isActive))
    }

    /// A link to a view that is shown while a binding has the link's tag.
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .presented(destination(), selection.isSelected(tag)))
    }

    /// A link to a view that is shown while a binding has the link's tag.
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .presented(destination, selection.isSelected(tag)))
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view, with a text of a key that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a text of a key that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view that is shown while a binding is true, with a text of a key that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link to a view that is shown while a binding is true, with a text of a key that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link to a view that is shown while a binding has the link's tag, with a text of a key that is looked up.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link to a view that is shown while a binding has the link's tag, with a text of a key that is looked up.
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link to a view, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(verbatim: String(title)) }
    }

    /// A link to a view, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(verbatim: String(title)) }
    }

    /// A link to a view that is shown while a binding is true, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(verbatim: String(title)) }
    }

    /// A link to a view that is shown while a binding is true, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(verbatim: String(title)) }
    }

    /// A link to a view that is shown while a binding has the link's tag, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(verbatim: String(title)) }
    }

    /// A link to a view that is shown while a binding has the link's tag, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(verbatim: String(title)) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the destination that the navigation has for a value; disabled where the value is nil.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value))
    }

    /// A link to the destination that the navigation has for a value; disabled where the value is nil.
    public nonisolated init<P: Hashable & Decodable & Encodable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value))
    }

    /// A link to the destination that the navigation has for a value, with a text of a key that is looked up.
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), target: .value(value))
    }

    /// A link to the destination that the navigation has for a value, with a text of a key that is looked up.
    public nonisolated init<P: Hashable & Decodable & Encodable>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text {
        self.init(label: Text(titleKey), target: .value(value))
    }

    /// A link to the destination that the navigation has for a value, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(verbatim: String(title)), target: .value(value))
    }

    /// A link to the destination that the navigation has for a value, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable & Decodable & Encodable>(_ title: S, value: P?)
    where Label == Text {
        self.init(label: Text(verbatim: String(title)), target: .value(value))
    }
}

extension Binding {
    /// Whether the value is a tag; false takes the tag away and leaves any other value.
    fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        let location = location
        return Binding<Bool>(
            location: FunctionLocation(
                get: { location.value == tag },
                set: { isSelected, transaction in
                    if isSelected {
                        location.set(tag, transaction: transaction)
                    } else if location.value == tag {
                        location.set(nil, transaction: transaction)
                    }
                }), transaction: transaction)
    }
}
