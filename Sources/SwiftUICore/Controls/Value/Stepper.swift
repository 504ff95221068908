import Foundation
import MartletGraph

/// Two buttons, for less and more of something.
public nonisolated struct Stepper<Label: View>: PrimitiveView {
    let actions: StepperActions
    let onEditingChanged: (Bool) -> Void
    let label: Label
    /// The value in words, which stands before the buttons; none where only the buttons are there.
    let value: StepperValue?

    nonisolated init(
        _ actions: StepperActions, onEditingChanged: @escaping (Bool) -> Void, content: Label,
        value: StepperValue? = nil
    ) {
        self.actions = actions
        self.onEditingChanged = onEditingChanged
        label = content
        self.value = value
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let node = ControlNode(inputs)
        // Read as functions of the value: the closures themselves never compare equal.
        let able = inputs.observedRule(name: "value") { view.value.actions.able() }
        _ = inputs.subgraph.effect(name: "Stepper") { [unowned node] in
            node.track()
            let able = able.value
            var content = StepperContent()
            content.canIncrement = able.increment
            content.canDecrement = able.decrement
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            node.show(.stepper(content), isEnabled: isEnabled) { event in
                guard case .step(let direction) = event, direction != 0 else { return }
                let stepper = view.value
                let able = stepper.actions.able()
                guard direction > 0 ? able.increment : able.decrement else { return }
                stepper.onEditingChanged(true)
                stepper.actions.step(direction > 0 ? 1 : -1)
                stepper.onEditingChanged(false)
            }
        }
        inputs.offerFocus(to: node)
        return inputs.makeLabeled(
            view.projecting(\.label), control: node, around: withValue(node, view, inputs), spreads: true)
    }

    /// The buttons, behind the value in words if that is shown.
    @MainActor private static func withValue(
        _ buttons: LayoutNode, _ view: _GraphValue<Self>, _ inputs: _ViewInputs
    ) -> LayoutNode {
        guard inputs.host.graph.untracked({ view.value.value }) != nil else { return buttons }
        let value = inputs.subgraph.rule(name: "value of a stepper", comparison: .never) {
            view.value.value ?? StepperValue { _ in "" }
        }
        let text = StepperValue._makeView(view: _GraphValue(value), inputs: inputs).node
        let node = LayoutContainerNode(inputs, layout: LabeledLayout())
        node.followLayoutDirection(inputs)
        node.setChildren([text, buttons])
        return node
    }
}

/// The value of a stepper in words.
nonisolated struct StepperValue: View {
    let text: (Locale) -> String
    @Environment(\.locale) private var locale

    nonisolated init(_ text: @escaping (Locale) -> String) { self.text = text }

    @MainActor var body: some View { Text(verbatim: text(locale)).monospacedDigit() }
}

/// What the two buttons do, and whether they can.
struct StepperActions {
    struct Able: Equatable {
        var increment: Bool
        var decrement: Bool
    }

    var able: () -> Able
    var step: (Int) -> Void

    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        able = { Able(increment: onIncrement != nil, decrement: onDecrement != nil) }
        step = { direction in (direction > 0 ? onIncrement : onDecrement)?() }
    }

    init<V: Strideable>(_ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
        func next(_ direction: Int) -> V {
            let next = value.wrappedValue.advanced(by: direction > 0 ? step : 0 - step)
            return bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        able = {
            guard let bounds else { return Able(increment: true, decrement: true) }
            let value = value.wrappedValue
            return Able(increment: value < bounds.upperBound, decrement: value > bounds.lowerBound)
        }
        self.step = { value.wrappedValue = next($0) }
    }
}

extension Stepper {
    /// A stepper that calls closures; a button without one is disabled.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged: onEditingChanged,
            content: label())
    }

    /// A stepper that calls closures, with a label that comes last.
    @_disfavoredOverload
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            StepperActions(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged: onEditingChanged,
            content: label())
    }

    /// A stepper of a value.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged, content: label())
    }

    /// A stepper of a value that stays in a range.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged, content: label())
    }

    /// A stepper of a value, with a label that comes last.
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged, content: label())
    }

    /// A stepper of a value that stays in a range, with a label that comes last.
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged, content: label())
    }
}

extension Stepper where Label == Text {
    /// A stepper that calls closures, with a text that is looked up.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged: onEditingChanged,
            content: Text(titleKey))
    }

    /// A stepper of a value, with a text that is looked up.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged,
            content: Text(titleKey))
    }

    /// A stepper of a value that stays in a range, with a text that is looked up.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged,
            content: Text(titleKey))
    }

    /// A stepper that calls closures, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged: onEditingChanged,
            content: Text(title))
    }

    /// A stepper of a value, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(value, bounds: nil, step: step), onEditingChanged: onEditingChanged, content: Text(title))
    }

    /// A stepper of a value that stays in a range, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            StepperActions(value, bounds: bounds, step: step), onEditingChanged: onEditingChanged,
            content: Text(title))
    }
}
