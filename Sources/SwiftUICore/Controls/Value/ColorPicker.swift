import MartletGraph

/// A colour that a person chooses: a button that shows it and opens the desktop's window for colours.
public nonisolated struct ColorPicker<Label: View>: PrimitiveView {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    nonisolated init(_ selection: Binding<Color>, supportsOpacity: Bool, content: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        label = content
    }

    /// A colour with a label of any views.
    ///
    /// - Parameters:
    ///   - selection: The colour. What a person chooses is in sRGB.
    ///   - supportsOpacity: Whether the opacity can be chosen, too.
    ///   - label: What the colour is for.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, supportsOpacity: supportsOpacity, content: label())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let node = ControlNode(inputs)
        let color = inputs.observedRule(name: "selection") { view.value.selection.wrappedValue }
        _ = inputs.subgraph.effect(name: "ColorPicker") { [unowned node] in
            node.track()
            let picker = view.value
            let environment = inputs.environment
            var shown = color.value.resolved(in: environment.paintContext)
            if !picker.supportsOpacity { shown.opacity = 1 }
            let content = ColorPickerContent(color: shown, supportsOpacity: picker.supportsOpacity)
            let isEnabled = environment.value(IsEnabledKey.self)
            node.show(.colorPicker(content), isEnabled: isEnabled) { [unowned node] event in
                guard case .color(var chosen) = event else { return }
                let picker = view.value
                if case .colorPicker(var content)? = node.content {
                    content.color = chosen
                    node.adopt(.colorPicker(content))
                }
                if !picker.supportsOpacity { chosen.opacity = 1 }
                picker.selection.wrappedValue = Color(
                    .sRGB, red: Double(chosen.red), green: Double(chosen.green), blue: Double(chosen.blue),
                    opacity: Double(chosen.opacity))
            }
        }
        inputs.offerFocus(to: node)
        return inputs.makeLabeled(view.projecting(\.label), control: node, spreads: true)
    }
}

extension ColorPicker where Label == Text {
    /// A colour with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity: supportsOpacity, content: Text(titleKey))
    }

    /// A colour with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity: supportsOpacity, content: Text(title))
    }
}
