import Foundation
import MartletGraph

/// A label that shows and hides what belongs to it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content

    nonisolated init(_ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }

    /// A group that keeps to itself whether it is open; at first it is not.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label: label(), content: content)
    }

    /// A group whose owner keeps whether it is open.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, label: label(), content: content)
    }

    /// One view, or rows of a list.
    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let label = view.projecting(\.label)
        let content = inputs.subgraph.rule { DisclosedContent(make: view.value.content) }
        let own = inputs.subgraph.input(false, name: "isExpanded")
        let binding = Self.binding(view, own: own, inputs: inputs)
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(DisclosureGroupStyleConfiguration.Label.self, to: label, inputs: restore)
                    .settingSlot(
                        DisclosureGroupStyleConfiguration.Content.self, to: _GraphValue(content), inputs: restore)
            },
            configuration: {
                DisclosureGroupStyleConfiguration(label: .init(), content: .init(), isExpanded: binding())
            })
        if let styled { return styled }
        return inputs.makeComposed(of: view) { group in
            NativeDisclosureGroup(isExpanded: binding(), label: group.label, content: group.content)
        }
    }

    /// In a list the label and what belongs to it are rows of their own.
    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let hasStyle = inputs.host.graph.untracked {
            inputs.environment.value(ControlStyleKey<DisclosureGroupStyleConfiguration>.self) != nil
        }
        guard inputs.buttonContext == .row, !hasStyle else {
            return _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
        }
        let own = inputs.subgraph.input(false, name: "isExpanded")
        let binding = Self.binding(view, own: own, inputs: inputs)
        return inputs.makeComposedList(of: view) { group in
            DisclosureHeader(isExpanded: binding(), label: group.label)
            if binding().wrappedValue { group.content() }
        }
    }

    /// The owner's value, or the group's own.
    @MainActor private static func binding(
        _ view: _GraphValue<Self>, own: Attribute<Bool>, inputs: _ViewInputs
    ) -> @MainActor () -> Binding<Bool> {
        let host = inputs.host
        let scope = inputs.scope
        let kept = Binding<Bool>(
            get: { MainThread.assume { own.isValid && own.value } },
            set: { value in
                MainThread.assume {
                    scope.noteWrittenState()
                    host.write { if own.isValid { own.set(value) } }
                }
            })
        return { view.value.isExpanded ?? kept }
    }
}

/// The content of a group, made only when it is shown.
private nonisolated struct DisclosedContent<Content: View>: View {
    let make: () -> Content

    var body: some View { make() }
}

/// The label with an arrow.
private struct DisclosureHeader<Label: View>: View {
    @Binding var isExpanded: Bool
    let label: Label

    var body: some View {
        Button(action: { withAnimation { isExpanded.toggle() } }) {
            HStack {
                label
                Spacer()
                Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
        .accessibilityValue(isExpanded ? Text("Expanded") : Text("Collapsed"))
    }
}

private struct NativeDisclosureGroup<Label: View, Content: View>: View {
    @Binding var isExpanded: Bool
    let label: Label
    let content: () -> Content

    var body: some View {
        VStack(alignment: .leading) {
            DisclosureHeader(isExpanded: $isExpanded, label: label)
            if isExpanded { content() }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a text that is looked up, which keeps to itself whether it is open.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, label: Text(titleKey), content: content)
    }

    /// A group with a text that is looked up, whose owner keeps whether it is open.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, label: Text(titleKey), content: content)
    }

    /// A group with a text, which keeps to itself whether it is open.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, label: Text(label), content: content)
    }

    /// A group with a text, whose owner keeps whether it is open.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, label: Text(label), content: content)
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the body.
    associatedtype Body: View
    /// What a style is told of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The group's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public nonisolated struct Label: StyleSlot {
        package nonisolated init() {}
    }

    /// What it shows and hides.
    public nonisolated struct Content: StyleSlot {
        package nonisolated init() {}
    }

    /// The label.
    public let label: DisclosureGroupStyleConfiguration.Label
    /// What it shows and hides.
    public let content: DisclosureGroupStyleConfiguration.Content
    /// Whether it shows it.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The platform's group.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Makes the style.
    public nonisolated init() {}

    /// The group in this look.
    public func makeBody(configuration: AutomaticDisclosureGroupStyle.Configuration) -> some View {
        NativeDisclosureGroup(
            isExpanded: configuration.$isExpanded, label: configuration.label, content: { configuration.content })
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The platform's group.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// The looks of disclosure groups in the view.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(DisclosureGroupStyleConfiguration.self, style) { $0.makeBody(configuration: $1) })
    }
}

extension DisclosureGroup: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { .nested }
}
