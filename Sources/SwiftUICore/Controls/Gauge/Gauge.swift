import MartletGraph

/// A value in a range, shown as a part of a bar or a ring.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    PrimitiveView
{
    /// From 0 to 1.
    let value: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel
    let markedValueLabels: MarkedValueLabels

    private nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
        maximum: BoundsLabel, marked: MarkedValueLabels
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let fraction = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        self.value = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        typealias Configuration = GaugeStyleConfiguration
        let styled = inputs.makeStyled(
            fallback: ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) },
            slots: { inputs, restore in
                inputs.settingSlot(Configuration.Label.self, to: view.projecting(\.label), inputs: restore)
                    .settingSlot(
                        Configuration.CurrentValueLabel.self, to: view.projecting(\.currentValueLabel), inputs: restore
                    )
                    .settingSlot(
                        Configuration.MinimumValueLabel.self, to: view.projecting(\.minimumValueLabel), inputs: restore
                    )
                    .settingSlot(
                        Configuration.MaximumValueLabel.self, to: view.projecting(\.maximumValueLabel), inputs: restore)
            },
            configuration: {
                let hasBounds = BoundsLabel.self != EmptyView.self
                return Configuration(
                    value: view.value.value, label: .init(),
                    currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(),
                    minimumValueLabel: hasBounds ? .init() : nil, maximumValueLabel: hasBounds ? .init() : nil)
            })
        return styled ?? _ViewOutputs(node: EmptyNode(inputs))
    }
}

extension Gauge {
    /// A gauge with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView(),
            marked: EmptyView())
    }

    /// A gauge with a label, and one for the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView(),
            marked: EmptyView())
    }

    /// A gauge with a label, one for the value, and labels for values in the range, which no style here shows.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView(),
            marked: markedValueLabels())
    }

    /// A gauge with a label, one for the value, and one for each end of the range.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), marked: EmptyView())
    }

    /// A gauge with a label, one for the value, one for each end of the range, and labels for values in the range, which
    /// no style here shows.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel(), marked: markedValueLabels())
    }
}
