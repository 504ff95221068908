import MartletGraph

/// Controls that belong together, beside each other.
public nonisolated struct ControlGroup<Content: View>: PrimitiveView {
    let content: Content

    nonisolated init(contentView: Content) { content = contentView }

    /// A group of the controls of a builder.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(contentView: content()) }

    /// One view, or lines of a menu.
    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let content = view.projecting(\.content)
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(ControlGroupStyleConfiguration.Content.self, to: content, inputs: restore)
                    .settingControlGroupLabel(of: content, inputs: restore)
            }, configuration: { ControlGroupStyleConfiguration(content: .init(), label: .init()) })
        return styled ?? inputs.makeComposed(of: view) { group in HStack(spacing: 0) { group.content } }
    }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // Among the lines of a menu a group is its controls.
        if inputs.buttonContext == .menu {
            return Content._makeViewList(view: view.projecting(\.content), inputs: inputs)
        }
        return _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
    }
}

/// The controls of a group with a label for places that have no room for them.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls.
    public var body: some View { content }
}

extension ControlGroup {
    /// A group with a label of any views.
    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(contentView: LabeledControlGroupContent(content: content(), label: label()))
    }

    /// A group with a text that is looked up.
    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(contentView: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
    }

    /// A group with a text.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(contentView: LabeledControlGroupContent(content: content(), label: Text(title)))
    }

    /// A group with a text that is looked up and a symbol.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            contentView: LabeledControlGroupContent(
                content: content(), label: Label(titleKey, systemImage: systemImage)))
    }

    /// A group with a text that is looked up and an image.
    public nonisolated init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            contentView: LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image)))
    }

    /// A group with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            contentView: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
    }

    /// A group with a text and an image.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            contentView: LabeledControlGroupContent(content: content(), label: Label(title, image: image)))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was asked to show.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(contentView: configuration.content)
    }
}

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The group's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a control group.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: StyleSlot {
        package nonisolated init() {}
    }

    /// The label; a picture of more where the group has none.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// The controls.
    public let content: ControlGroupStyleConfiguration.Content
    /// The label.
    public let label: ControlGroupStyleConfiguration.Label
}

/// The controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The group in this look.
    public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The controls beside each other.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension View {
    /// The looks of control groups in the view.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ControlGroupStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
