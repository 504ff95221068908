import Foundation
import MartletGraph

/// A label with something that belongs to it: in a row at the two sides of it.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content

    nonisolated init(labelView: Label, contentView: Content) {
        label = labelView
        content = contentView
    }
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    /// Something of any views with a label of any views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let label = view.projecting(\.label)
        let content = view.projecting(\.content)
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(LabeledContentStyleConfiguration.Label.self, to: label, inputs: restore)
                    .settingSlot(LabeledContentStyleConfiguration.Content.self, to: content, inputs: restore)
            }, configuration: { LabeledContentStyleConfiguration(label: .init(), content: .init()) })
        if let styled { return styled }
        let isRow = inputs.buttonContext == .row
        let quiet =
            isRow
            ? inputs.settingEnvironment { values in
                values.foregroundStyles = .set(
                    [AnyShapeStyle(HierarchicalShapeStyle.secondary)],
                    outside: inputs.environment.value(ForegroundKey.self))
            } : inputs
        let contentNode = makeImplicitRow(Content._makeViewList(view: content, inputs: quiet), inputs: quiet)
        if inputs.host.graph.untracked({ inputs.environment.value(LabelsHiddenKey.self) }) {
            return _ViewOutputs(node: contentNode)
        }
        let labelNode = makeImplicitRow(Label._makeViewList(view: label, inputs: inputs), inputs: inputs)
        let node = LayoutContainerNode(
            inputs, layout: LabeledLayout(spreads: isRow, alignment: .firstTextBaseline))
        node.followLayoutDirection(inputs)
        node.setChildren([labelNode, contentNode])
        return _ViewOutputs(node: node)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Something of any views with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content())
    }

    /// Something of any views with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a text that is looked up.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(labelView: Text(titleKey), contentView: Text(value))
    }

    /// A text with a text.
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(labelView: Text(title), contentView: Text(value))
    }

    /// A value in a format with a text that is looked up.
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(labelView: Text(titleKey), contentView: Text(value, format: format))
    }

    /// A value in a format with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(labelView: Text(title), contentView: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style was asked to show.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content)
    }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of the content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of labelled content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// What belongs to it.
    public nonisolated struct Content: StyleSlot {
        package nonisolated init() {}
    }

    /// The label.
    public let label: LabeledContentStyleConfiguration.Label
    /// What belongs to it.
    public let content: LabeledContentStyleConfiguration.Content
}

/// As is usual where the content is.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The content in this look.
    public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View {
        LabeledContent(configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// As is usual where the content is.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// The looks of labelled content in the view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(LabeledContentStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
