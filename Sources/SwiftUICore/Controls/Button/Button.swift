import MartletGraph

/// Something to push: by pointer, key or assistive technology.
public nonisolated struct Button<Label: View>: PrimitiveView {
    package let role: ButtonRole?
    package let action: () -> Void
    package let label: Label

    package nonisolated init(role: ButtonRole?, action: @escaping () -> Void, content: Label) {
        self.role = role
        self.action = action
        label = content
    }

    /// A button with a label of any views; the action runs on the main actor.
    public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, content: label())
    }

    /// A button that is for something, with a label of any views.
    public nonisolated init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: action, content: label())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let parts = ButtonParts(
            role: { view.value.role }, trigger: { view.value.action() },
            label: view.projecting(Label.self, after: ButtonRole?.self, (() -> Void).self))
        if inputs.buttonContext == .menu { return makeMenuLine(parts, inputs: inputs) }
        let style = inputs.host.graph.untracked { inputs.environment.value(ButtonStyleKey.self) }
        return style.makeButton(parts, inputs: inputs)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was asked to show.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action, content: configuration.label)
    }
}

extension Button where Label == Text {
    /// A button with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(role: nil, action: action, content: Text(titleKey))
    }

    /// A button that is for something, with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action, content: Text(titleKey))
    }

    /// A button with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(role: nil, action: action, content: Text(title))
    }

    /// A button that is for something, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action, content: Text(title))
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// A button with a text that is looked up and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action, content: Label(titleKey, systemImage: systemImage))
    }

    /// A button that is for something, with a text that is looked up and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, content: Label(titleKey, systemImage: systemImage))
    }

    /// A button with a text that is looked up and an image.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void) {
        self.init(role: nil, action: action, content: Label(titleKey, image: image))
    }

    /// A button that is for something, with a text that is looked up and an image.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, content: Label(titleKey, image: image))
    }

    /// A button with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
        self.init(role: nil, action: action, content: Label(title, systemImage: systemImage))
    }

    /// A button that is for something, with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, content: Label(title, systemImage: systemImage))
    }

    /// A button with a text and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void) {
        self.init(role: nil, action: action, content: Label(title, image: image))
    }

    /// A button that is for something, with a text and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action, content: Label(title, image: image))
    }
}

/// What a button is made of, whatever its style.
@MainActor
package struct ButtonParts<Label: View> {
    package var role: @MainActor () -> ButtonRole?
    package var trigger: @MainActor () -> Void
    package var label: _GraphValue<Label>

    package init(
        role: @escaping @MainActor () -> ButtonRole?, trigger: @escaping @MainActor () -> Void,
        label: _GraphValue<Label>
    ) {
        self.role = role
        self.trigger = trigger
        self.label = label
    }
}
