import Foundation
import MartletGraph

/// A box around views that belong together, with a label on top.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    nonisolated init(labelView: Label, contentView: Content) {
        label = labelView
        content = contentView
    }

    /// A box with a label of any views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(labelView: label(), contentView: content())
    }

    /// A box with a label of any views.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(labelView: label, contentView: content())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(
                    GroupBoxStyleConfiguration.Label.self, to: view.projecting(\.label), inputs: restore
                ).settingSlot(
                    GroupBoxStyleConfiguration.Content.self, to: view.projecting(\.content), inputs: restore)
            }, configuration: { GroupBoxStyleConfiguration(label: .init(), content: .init()) })
        return styled
            ?? inputs.makeComposed(of: view) { box in NativeGroupBox(label: box.label, content: box.content) }
    }
}

/// The platform's box: a card.
private struct NativeGroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            VStack(alignment: .leading) { content }
        }
        .padding(12)
        .background(FillShapeStyle(), in: RoundedRectangle(cornerRadius: 12))
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(labelView: EmptyView(), contentView: content())
    }
}

extension GroupBox where Label == Text {
    /// A box with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(titleKey), contentView: content())
    }

    /// A box with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(labelView: Text(title), contentView: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was asked to show.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(labelView: configuration.label, contentView: configuration.content)
    }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The box's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a group box.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// What is in the box.
    public nonisolated struct Content: StyleSlot {
        package nonisolated init() {}
    }

    /// The label.
    public let label: GroupBoxStyleConfiguration.Label
    /// What is in the box.
    public let content: GroupBoxStyleConfiguration.Content
}

/// The platform's box.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The box in this look.
    public func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View {
        NativeGroupBox(label: configuration.label, content: configuration.content)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The platform's box.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// The looks of group boxes in the view.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(GroupBoxStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}
