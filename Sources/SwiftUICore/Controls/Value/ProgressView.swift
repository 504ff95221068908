import Foundation
import MartletGraph

/// How far something is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    enum Source {
        case fraction(Double?)
        case progress(Progress)
        case timer(ClosedRange<Date>, countsDown: Bool)
    }

    let source: Source
    let label: Label
    let currentValue: CurrentValueLabel

    nonisolated init(_ source: Source, label: Label, currentValue: CurrentValueLabel) {
        self.source = source
        self.label = label
        self.currentValue = currentValue
    }

    nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, total: V) -> Source {
        .fraction(
            value.map { value in
                let fraction = total == 0 ? 0 : Double(value) / Double(total)
                return fraction.isFinite ? min(max(fraction, 0), 1) : 0
            })
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.withoutElementWrapper()
        let label = view.projecting(\.label)
        let current = view.projecting(\.currentValue)
        let fraction = ProgressFraction(inputs: inputs)
        let rule = inputs.observedRule(name: "fraction") { fraction.value(of: view.value.source) }
        let styled = inputs.makeStyled(
            slots: { inputs, restore in
                inputs.settingSlot(ProgressViewStyleConfiguration.Label.self, to: label, inputs: restore)
                    .settingSlot(ProgressViewStyleConfiguration.CurrentValueLabel.self, to: current, inputs: restore)
            },
            configuration: {
                ProgressViewStyleConfiguration(
                    fractionCompleted: rule.value, label: Label.self == EmptyView.self ? nil : .init(),
                    currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init())
            })
        if let styled { return styled }
        // A bar where something is known, else a spinner.
        let hasValue = inputs.host.graph.untracked {
            if case .fraction(nil) = view.value.source { false } else { true }
        }
        return makeNativeProgress(
            { rule.value }, style: hasValue ? .bar : .spinner, label: label, current: current, inputs: inputs)
    }
}

/// Makes a bar with its labels above and below, or a spinner above its label.
@MainActor
func makeNativeProgress<Label: View, Current: View>(
    _ fraction: @escaping @MainActor () -> Double?, style: ProgressContent.Style, label: _GraphValue<Label>,
    current: _GraphValue<Current>, inputs: _ViewInputs
) -> _ViewOutputs {
    let node = LeafNode(inputs)
    _ = inputs.subgraph.effect(name: "ProgressView") { [unowned node] in
        var content = ProgressContent(fraction: fraction(), style: style)
        if style == .bar { content.tint = inputs.environment.controlTint }
        node.show(
            .progress(content), isEnabled: inputs.environment.value(IsEnabledKey.self))
    }
    if Label.self == EmptyView.self, Current.self == EmptyView.self { return _ViewOutputs(node: node) }
    let name = ControlLabel(label, inputs: inputs)
    _ = inputs.subgraph.effect(name: "label") { [weak node] in
        let spoken = name.text.spoken
        node?.surface?.setAccessibility { $0.label = spoken.isEmpty ? nil : spoken }
    }
    let column = LayoutContainerNode(
        inputs, layout: VStackLayout(alignment: style == .bar ? .leading : .center, spacing: 6))
    column.followLayoutDirection(inputs)
    var below: [LayoutNode] = []
    if Current.self != EmptyView.self {
        let quiet = inputs.settingEnvironment { values in
            values.font = .caption
            values.foregroundStyles = .set([AnyShapeStyle(HierarchicalShapeStyle.secondary)], outside: .system)
        }
        below.append(makeImplicitRow(Current._makeViewList(view: current, inputs: quiet), inputs: quiet))
    }
    let isHidden = inputs.host.graph.untracked { inputs.environment.value(LabelsHiddenKey.self) }
    let labels = isHidden || Label.self == EmptyView.self ? [] : [name.node]
    column.setChildren((style == .bar ? labels + [node] : [node] + labels) + below)
    return _ViewOutputs(node: column)
}

/// The fraction that a progress view shows, which may change by itself.
@MainActor
private final class ProgressFraction {
    private let pulse: Attribute<Int>
    private let host: ViewHost
    private var timer: DispatchSourceTimer?

    init(inputs: _ViewInputs) {
        pulse = inputs.subgraph.input(0, name: "progress")
        host = inputs.host
        inputs.subgraph.onInvalidate { [self] in
            timer?.cancel()
            timer = nil
        }
    }

    func value<Label, Current>(of source: ProgressView<Label, Current>.Source) -> Double? {
        switch source {
        case .fraction(let fraction): return fraction
        case .progress(let progress):
            // Foundation here has no observing of a Progress: it is looked at while it goes on.
            _ = pulse.value
            refresh(while: !progress.isFinished && !progress.isCancelled, every: 0.1)
            return progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
        case .timer(let interval, let countsDown):
            _ = pulse.value
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = Date().timeIntervalSince(interval.lowerBound)
            let fraction = length > 0 ? min(max(passed / length, 0), 1) : 1
            refresh(while: fraction < 1, every: max(length / 200, 0.05))
            return countsDown ? 1 - fraction : fraction
        }
    }

    private func refresh(while isRunning: Bool, every interval: Double) {
        guard isRunning else {
            timer?.cancel()
            timer = nil
            return
        }
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in
            MainThread.assume {
                guard let self else { return }
                let pulse = self.pulse
                self.host.write { pulse.advance() }
            }
        }
        timer.resume()
        self.timer = timer
    }

}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// That something goes on.
    public nonisolated init() { self.init(.fraction(nil), label: EmptyView(), currentValue: EmptyView()) }

    /// How far something is; nil for not known.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total: total), label: EmptyView(), currentValue: EmptyView())
    }

    /// How far a `Progress` is.
    public nonisolated init(_ progress: Progress) {
        self.init(.progress(progress), label: EmptyView(), currentValue: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// That something goes on, with a label of any views.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValue: EmptyView())
    }

    /// How far something is, with a label of any views.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total: total), label: label(), currentValue: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// That something goes on, with a text that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        self.init(.fraction(nil), label: Text(titleKey), currentValue: EmptyView())
    }

    /// That something goes on, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) {
        self.init(.fraction(nil), label: Text(title), currentValue: EmptyView())
    }

    /// How far something is, with a text that is looked up.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total: total), label: Text(titleKey), currentValue: EmptyView())
    }

    /// How far something is, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total: total), label: Text(title), currentValue: EmptyView())
    }
}

extension ProgressView {
    /// How far something is, with labels of any views for what it is and how far it is.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total: total), label: label(), currentValue: currentValueLabel())
    }

    /// How much of a time has passed, with labels of any views.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(), currentValue: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// How much of a time has passed, with a label of any views and the time that is left.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: label(),
            currentValue: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// How much of a time has passed, and the time that is left.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .timer(timerInterval, countsDown: countsDown), label: EmptyView(),
            currentValue: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The time that is left, or that has passed.
public nonisolated struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The time as text.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a style was asked to show.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .fraction(configuration.fractionCompleted), label: configuration.label ?? .init(),
            currentValue: configuration.currentValueLabel ?? .init())
    }
}
