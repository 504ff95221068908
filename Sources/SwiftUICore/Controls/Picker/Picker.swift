import Foundation
import MartletGraph

/// One of several values, chosen from views that are tagged with them.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    nonisolated init(_ selection: Binding<SelectionValue>, labelView: Label, contentView: Content) {
        self.selection = selection
        label = labelView
        content = contentView
    }

    /// One view, or rows of a list.
    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        if inputs.buttonContext == .menu { return makeMenuLines(view, inputs: inputs) }
        let context = inputs.buttonContext
        let look = inputs.host.graph.untracked { inputs.environment.value(PickerLookKey.self) }
        if look == .navigationLink,
            inputs.host.graph.untracked({ inputs.environment.value(NavigationModelKey.self) }) != nil
        {
            return makeLink(view, inputs: inputs)
        }
        if look == .inline, context == .row {
            return makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
        }
        let style: ChoiceContent.Style =
            switch look {
            case .automatic, .menu, .navigationLink: .menu
            case .segmented: .segments
            case .wheel: .wheel
            case .inline, .radioGroup: .radio
            }
        let node = makeChoice(view, style: style, inputs: inputs)
        return inputs.makeLabeled(
            view.projecting(\.label), control: node, spreads: context == .row,
            hidesLabel: style == .segments || style == .wheel)
    }

    /// In a list the choices of an inline picker are rows of their own.
    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let look = inputs.host.graph.untracked { inputs.environment.value(PickerLookKey.self) }
        guard look == .inline, inputs.buttonContext == .row else {
            return _ViewListOutputs(SingleViewList(view: view, inputs: inputs))
        }
        let selection = inputs.observedRule(name: "selection") { view.value.selection.wrappedValue }
        let choices = inputs.wrappingElements { inputs, content in
            makeChoiceRow(content, selection: selection, inputs: inputs) { value in
                view.value.selection.wrappedValue = value
            }
        }
        let rows = Content._makeViewList(view: view.projecting(\.content), inputs: choices)
        if Label.self == EmptyView.self
            || inputs.host.graph.untracked({ inputs.environment.value(LabelsHiddenKey.self) })
        {
            return rows
        }
        let label = Label._makeViewList(view: view.projecting(\.label), inputs: inputs)
        return _ViewListOutputs(GroupViewList([label.list, rows.list]))
    }

    /// A native control of the choices' titles.
    @MainActor
    private static func makeChoice(
        _ view: _GraphValue<Self>, style: ChoiceContent.Style, inputs: _ViewInputs
    ) -> LayoutNode {
        let node = ControlNode(inputs)
        let options = PickerOptions<SelectionValue>(view.projecting(\.content), inputs: inputs)
        let selection = inputs.observedRule(name: "selection") { view.value.selection.wrappedValue }
        let host = inputs.host
        _ = inputs.subgraph.effect(name: "Picker") { [unowned node] in
            node.track()
            let all = options.all
            let selected = selection.value
            let index = all.firstIndex { $0.value == selected }
            if index == nil, !all.isEmpty, !Self.isNone(selected) {
                host.report(
                    "Picker: the selection \"\(selected)\" is invalid and does not have an associated tag, "
                        + "this will give undefined results.")
            }
            let titles = all.map { $0.label.spoken }
            let content = ChoiceContent(titles: titles, selected: index, style: style)
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            node.show(.choice(content), isEnabled: isEnabled) { [unowned node] event in
                guard case .select(let index) = event else { return }
                let all = options.all
                guard all.indices.contains(index), let value = all[index].value else { return }
                if case .choice(var content)? = node.content {
                    content.selected = index
                    node.adopt(.choice(content))
                }
                let binding = view.value.selection
                if binding.wrappedValue != value { binding.wrappedValue = value }
            }
        }
        inputs.offerFocus(to: node)
        return node
    }

    /// A row that shows the choice and leads to a screen of all.
    @MainActor
    private static func makeLink(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let options = PickerOptions<SelectionValue>(view.projecting(\.content), inputs: inputs)
        let selection = inputs.observedRule(name: "selection") { view.value.selection.wrappedValue }
        let title = inputs.subgraph.rule(name: "choice") {
            options.all.first { $0.value == selection.value }?.label.spoken ?? ""
        }
        return inputs.makeComposed(of: view) { picker in
            NavigationLink(
                destination: PickerScreen(selection: picker.selection, content: picker.content, title: picker.label)
            ) {
                LabeledContent {
                    Text(verbatim: title.value)
                } label: {
                    picker.label
                }
            }
        }
    }

    /// A selection of nil need not have a choice: nothing is chosen.
    private static func isNone(_ value: SelectionValue) -> Bool {
        if let value = value as? any OptionalValue { value.isNone } else { false }
    }

    /// The choices as lines of a menu, the chosen one with a mark; a menu of their own where the style says so.
    @MainActor
    private static func makeMenuLines(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let options = PickerOptions<SelectionValue>(view.projecting(\.content), inputs: inputs)
        let selection = inputs.observedRule(name: "selection") { view.value.selection.wrappedValue }
        let environment = inputs.environment
        return inputs.makeMenuLine(label: view.projecting(\.label)) { label in
            let isEnabled = environment.value(IsEnabledKey.self)
            let lines = options.all.map { option in
                var content = MenuItemContent(title: option.label.spoken)
                content.icon = option.label.symbol
                content.isChecked = option.value == selection.value
                content.isEnabled = isEnabled
                return MenuLine(content) {
                    if let value = option.value { view.value.selection.wrappedValue = value }
                }
            }
            guard environment.value(PickerLookKey.self) == .menu else { return lines }
            var content = MenuItemContent(title: label.title)
            content.icon = label.symbol
            content.kind = .submenu([])
            content.isEnabled = isEnabled
            var submenu = MenuLine(content)
            submenu.lines = lines
            return [submenu]
        }
    }
}

/// All choices of a picker; choosing one goes back.
private struct PickerScreen<SelectionValue: Hashable, Content: View, Title: View>: View {
    let selection: Binding<SelectionValue>
    let content: Content
    let title: Title
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            Picker(
                selection: Binding(
                    get: { selection.wrappedValue },
                    set: { value in
                        selection.wrappedValue = value
                        dismiss()
                    })
            ) {
                content
            } label: {
                title
            }
            .pickerStyle(.inline)
            .labelsHidden()
        }
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    var isNone: Bool { self == nil }
}

/// Makes a row of an inline picker: the view, and a mark where it is chosen.
@MainActor
private func makeChoiceRow<Value: Hashable>(
    _ content: (_ViewInputs) -> _ViewOutputs, selection: Attribute<Value>, inputs: _ViewInputs,
    choose: @escaping @MainActor (Value) -> Void
) -> _ViewOutputs {
    let view = content(inputs).node
    let mark = Image._makeView(
        view: _GraphValue(inputs.subgraph.input(Image(systemName: "checkmark"))),
        inputs: inputs.settingEnvironment {
            $0.foregroundStyles = .set([AnyShapeStyle(TintShapeStyle())], outside: .system)
        }
    ).node
    let row = LayoutContainerNode(inputs, layout: LabeledLayout(spreads: true))
    row.followLayoutDirection(inputs)
    let node = ButtonNode(inputs, child: row)
    node.followLayoutDirection(inputs)
    node.follow(
        inputs: inputs, content: { ButtonContent(style: .row) },
        trigger: {
            if let value = PickerOptions<Value>.value(of: view), value != selection.untrackedValue { choose(value) }
        })
    _ = inputs.subgraph.effect(name: "Picker row") { [unowned row, unowned node] in
        let isChosen = PickerOptions<Value>.value(of: view) == selection.value
        // The mark keeps its place, so that choosing moves no text.
        row.setChildren([view, isChosen ? mark : ReservedNode(inputs, for: mark)])
        node.surface?.setAccessibility { $0.isSelected = isChosen }
    }
    return _ViewOutputs(node: node)
}

/// Keeps the room of a node that is not shown.
private final class ReservedNode: LayoutNode {
    private let other: LayoutNode

    init(_ inputs: _ViewInputs, for other: LayoutNode) {
        self.other = other
        super.init(inputs)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { other.sizeThatFits(proposal) }
}

extension Picker: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { .nested }
}
