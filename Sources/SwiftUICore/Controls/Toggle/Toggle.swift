import MartletGraph

/// Something that is on or off.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    let isOn: Binding<Bool>
    let mixed: MixedSources?
    let label: Label

    nonisolated init(isOn: Binding<Bool>, mixed: MixedSources? = nil, content: Label) {
        self.isOn = isOn
        self.mixed = mixed
        label = content
    }

    /// A toggle with a label of any views.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, content: label())
    }

    /// A toggle of several values at once, with a label of any views; mixed where they differ.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let mixed = MixedSources(sources, isOn)
        self.init(isOn: mixed.isOn, mixed: mixed, content: label())
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let label = view.projecting(\.label)
        if inputs.buttonContext == .menu { return makeMenuLine(view, inputs: inputs) }
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(ToggleStyleConfiguration.Label.self, to: label, inputs: restore)
            },
            configuration: {
                let toggle = view.value
                return ToggleStyleConfiguration(
                    label: .init(), isOn: toggle.isOn, isMixed: toggle.mixed?.isMixed ?? false)
            })
        if let styled { return styled }
        return makeNativeToggle(
            isOn: { view.value.isOn }, isMixed: { view.value.mixed?.isMixed ?? false }, label: label,
            style: .switching, inputs: inputs)
    }

    @MainActor
    private static func makeMenuLine(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let isOn = inputs.observedRule { view.value.isOn.wrappedValue }
        let environment = inputs.environment
        return inputs.makeMenuLine(label: view.projecting(\.label)) { label in
            var content = MenuItemContent(title: label.title)
            content.icon = label.symbol
            content.isChecked = isOn.value
            content.isEnabled = environment.value(IsEnabledKey.self)
            return [MenuLine(content) { view.value.isOn.wrappedValue.toggle() }]
        }
    }
}

/// Makes a switch or a check box beside its label.
@MainActor
func makeNativeToggle<Label: View>(
    isOn binding: @escaping @MainActor () -> Binding<Bool>, isMixed: @escaping @MainActor () -> Bool,
    label: _GraphValue<Label>, style: ToggleContent.Style, inputs: _ViewInputs
) -> _ViewOutputs {
    let node = ControlNode(inputs)
    let isOn = inputs.observedRule(name: "isOn") { binding().wrappedValue }
    let mixed = inputs.observedRule(name: "isMixed") { isMixed() }
    _ = inputs.subgraph.effect(name: "Toggle") { [unowned node] in
        node.track()
        var content = ToggleContent(isOn: isOn.value)
        content.isMixed = mixed.value
        content.style = style
        content.tint = inputs.environment.controlTint
        node.show(.toggle(content), isEnabled: inputs.environment.value(IsEnabledKey.self)) { [unowned node] event in
            let wanted: Bool
            switch event {
            case .toggle(let isOn): wanted = isOn
            case .activate: wanted = !binding().wrappedValue
            default: return
            }
            if case .toggle(var content)? = node.content {
                content.isOn = wanted
                content.isMixed = false
                node.adopt(.toggle(content))
            }
            binding().wrappedValue = wanted
        }
    }
    inputs.offerFocus(to: node)
    let outputs = inputs.makeLabeled(
        label, control: node, spreads: style == .switching, controlComesFirst: style == .checkbox)
    if inputs.buttonContext == .row {
        // In a list the whole row switches.
        _ = inputs.subgraph.effect(name: "Toggle row") { [weak row = outputs.node] in
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            row?.setTrait(
                ListRowActionTrait.self,
                ListRowAction(isEnabled: isEnabled) { binding().wrappedValue.toggle() })
        }
    }
    return outputs
}

/// Several values behind one toggle.
struct MixedSources: Equatable {
    private let bindings: [Binding<Bool>]

    init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Bool>>) {
        bindings = sources.map { $0[keyPath: path] }
    }

    static func == (first: MixedSources, second: MixedSources) -> Bool {
        first.bindings.elementsEqual(second.bindings) { $0.location === $1.location }
    }

    /// On where all are; writing writes all.
    var isOn: Binding<Bool> {
        let bindings = bindings
        return Binding(
            get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
    }

    var isMixed: Bool {
        guard let first = bindings.first?.wrappedValue else { return false }
        return bindings.contains { $0.wrappedValue != first }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was asked to show.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, content: configuration.label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: Text(titleKey))
    }

    /// A toggle with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: Text(title))
    }

    /// A toggle of several values at once, with a text that is looked up.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle of several values at once, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// A toggle with a text that is looked up and a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A toggle of several values at once, with a text that is looked up and a symbol.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle of several values at once, with a text that is looked up and an image.
    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// A toggle of several values at once, with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }

    /// A toggle of several values at once, with a text and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, image: image) }
    }

    /// A toggle with a text that is looked up and an image.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUICore.Label(titleKey, image: image))
    }

    /// A toggle with a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUICore.Label(title, systemImage: systemImage))
    }

    /// A toggle with a text and an image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn, content: SwiftUICore.Label(title, image: image))
    }
}
