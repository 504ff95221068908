extension Picker {
    /// A picker with a label of any views.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, labelView: label(), contentView: content())
    }

    /// A picker with a label of any views.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, labelView: label, contentView: content())
    }

    /// A picker of several values at once, with a label of any views.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(Binding(of: sources, selection), labelView: label(), contentView: content())
    }
}

extension Picker where Label == Text {
    /// A picker with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, labelView: Text(titleKey), contentView: content())
    }

    /// A picker with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, labelView: Text(title), contentView: content())
    }

    /// A picker of several values at once, with a text that is looked up.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Binding(of: sources, selection), labelView: Text(titleKey), contentView: content())
    }

    /// A picker of several values at once, with a text.
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Binding(of: sources, selection), labelView: Text(title), contentView: content())
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// A picker with a text that is looked up and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection, labelView: SwiftUICore.Label(titleKey, systemImage: systemImage), contentView: content())
    }

    /// A picker of several values at once, with a text that is looked up and a symbol.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Binding(of: sources, selection), labelView: SwiftUICore.Label(titleKey, systemImage: systemImage),
            contentView: content())
    }

    /// A picker of several values at once, with a text that is looked up and an image.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Binding(of: sources, selection), labelView: SwiftUICore.Label(titleKey, image: image),
            contentView: content())
    }

    /// A picker of several values at once, with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Binding(of: sources, selection), labelView: SwiftUICore.Label(title, systemImage: systemImage),
            contentView: content())
    }

    /// A picker of several values at once, with a text and an image.
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            Binding(of: sources, selection), labelView: SwiftUICore.Label(title, image: image),
            contentView: content())
    }

    /// A picker with a text that is looked up and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, labelView: SwiftUICore.Label(titleKey, image: image), contentView: content())
    }

    /// A picker with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, labelView: SwiftUICore.Label(title, systemImage: systemImage), contentView: content())
    }

    /// A picker with a text and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, labelView: SwiftUICore.Label(title, image: image), contentView: content())
    }
}

extension Binding where Value: Hashable {
    /// Several values as one: the first one, and writing writes all.
    fileprivate init<C: RandomAccessCollection>(of sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
        let bindings = sources.map { $0[keyPath: path] }
        guard let first = bindings.first else { preconditionFailure("A picker of no values has no selection.") }
        self.init(
            get: { first.wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
}
