import MartletGraph

package enum LabelsHiddenKey: EnvironmentKey { package static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    package var labelOfControl: Bool? {
        get { self[LabelOfControlKey.self] }
        set { self[LabelOfControlKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls in the view; assistive technology still tells them.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// The label of a control: its node, and what it says.
@MainActor
package final class ControlLabel {
    package let node: LayoutNode
    private let observer: LabelObserver

    package init<Label: View>(_ label: _GraphValue<Label>, inputs: _ViewInputs) {
        observer = LabelObserver(inputs: inputs)
        var inner = inputs.withoutElementWrapper().settingEnvironment { $0.labelOfControl = true }
        inner.labelObserver = observer
        node = makeImplicitRow(Label._makeViewList(view: label, inputs: inner), inputs: inner)
    }

    /// What the label says; the effect or rule that is running runs again when it says something else.
    package var text: LabelText {
        observer.track()
        return LabelText(of: node)
    }
}

/// Puts the views of a control's label beside each other, where they are several.
@MainActor
package func makeImplicitRow(_ outputs: _ViewListOutputs, inputs: _ViewInputs) -> LayoutNode {
    if !outputs.list.isDynamic {
        var nodes: [LayoutNode] = []
        outputs.list.realize(into: &nodes)
        if nodes.count == 1 { return nodes[0] }
        let row = LayoutContainerNode(inputs, layout: HStackLayout())
        row.followLayoutDirection(inputs)
        row.setChildren(nodes)
        return row
    }
    let row = LayoutContainerNode(inputs, layout: HStackLayout())
    row.followLayoutDirection(inputs)
    row.observe(outputs.list, inputs: inputs)
    return row
}

extension _ViewInputs {
    /// Puts a control beside its label, and names the control by it.
    ///
    /// - Parameters:
    ///   - around: What stands beside the label, where there is more than the control.
    ///   - spreads: Whether label and control stand at the two sides of what is offered.
    @MainActor
    package func makeLabeled<Label: View>(
        _ label: _GraphValue<Label>, control: LayoutNode, around: LayoutNode? = nil, spreads: Bool,
        hidesLabel: Bool = false, controlComesFirst: Bool = false
    ) -> _ViewOutputs {
        let shown = around ?? control
        if Label.self == EmptyView.self { return _ViewOutputs(node: shown) }
        let label = ControlLabel(label, inputs: self)
        _ = subgraph.effect(name: "label") { [weak control] in
            let spoken = label.text.spoken
            control?.surface?.setAccessibility { $0.label = spoken.isEmpty ? nil : spoken }
        }
        if hidesLabel || host.graph.untracked({ environment.value(LabelsHiddenKey.self) }) {
            return _ViewOutputs(node: shown)
        }
        let node = LayoutContainerNode(
            self, layout: LabeledLayout(spreads: spreads, controlComesFirst: controlComesFirst))
        node.followLayoutDirection(self)
        node.setChildren(controlComesFirst ? [shown, label.node] : [label.node, shown])
        return _ViewOutputs(node: node)
    }
}
