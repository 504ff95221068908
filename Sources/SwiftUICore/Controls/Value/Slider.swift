import MartletGraph

/// A number in a range, chosen by dragging.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel

    nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
        maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding<Double>(number: value)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let node = ControlNode(inputs)
        let number = inputs.observedRule(name: "value") { view.value.value.wrappedValue }
        _ = inputs.subgraph.effect(name: "Slider") { [unowned node] in
            node.track()
            let slider = view.value
            let bounds = slider.bounds
            var content = SliderContent(
                value: min(max(number.value, bounds.lowerBound), bounds.upperBound), minimum: bounds.lowerBound,
                maximum: bounds.upperBound)
            content.step = slider.step
            content.tint = inputs.environment.controlTint
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            node.show(.slider(content), isEnabled: isEnabled) { [unowned node] event in
                switch event {
                case .value(let value):
                    let slider = view.value
                    let value = slider.snapped(value)
                    if case .slider(var content)? = node.content {
                        content.value = value
                        node.adopt(.slider(content))
                    }
                    slider.value.wrappedValue = value
                case .editing(let isEditing): view.value.onEditingChanged(isEditing)
                default: break
                }
            }
        }
        inputs.offerFocus(to: node)
        // The label is what assistive technology says; what is shown are the labels of the ends.
        let named = inputs.makeLabeled(view.projecting(\.label), control: node, spreads: false, hidesLabel: true)
        if ValueLabel.self == EmptyView.self { return named }
        let row = LayoutContainerNode(inputs, layout: HStackLayout())
        row.followLayoutDirection(inputs)
        var nodes: [LayoutNode] = []
        for end in [view.projecting(\.minimum), view.projecting(\.maximum)] {
            let list = ValueLabel._makeViewList(view: end, inputs: inputs)
            nodes.append(makeImplicitRow(list, inputs: inputs))
        }
        row.setChildren([nodes[0], named.node, nodes[1]])
        return _ViewOutputs(node: row)
    }

    /// The nearest value that the slider can have.
    private func snapped(_ value: Double) -> Double {
        let value = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return value }
        let snapped = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        return min(snapped, bounds.upperBound)
    }
}

extension Binding where Value == Double {
    /// A floating-point number of any type as a `Double`.
    init<V: BinaryFloatingPoint>(number base: Binding<V>) {
        if let double = base as? Binding<Double> {
            self = double
            return
        }
        let location = base.location
        self.init(
            location: FunctionLocation(
                get: { Double(location.value) },
                set: { value, transaction in location.set(V(value), transaction: transaction) }),
            transaction: base.transaction)
    }
}

extension Slider {
    /// A slider with labels of any views, and one at each end.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider in steps with labels of any views, and one at each end.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// A slider with labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: nil, label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
    }

    /// A slider in steps with labels at its ends.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: step, label: label(), minimum: minimumValueLabel,
            maximum: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label of any views.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider in steps with a label of any views.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider with a label that comes last. A closure that could be either label is the one of the newer form.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider in steps with a label that comes last.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: nil, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }

    /// A slider in steps without labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds: bounds, step: step, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            onEditingChanged: onEditingChanged)
    }
}
