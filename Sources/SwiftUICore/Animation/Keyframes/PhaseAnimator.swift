import Foundation
import MartletGraph

/// A view that goes through phases by animation: again and again, or once each time that a trigger changes.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    let trigger: AnyTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Goes through the phases from the first to the last once each time that the trigger changes, and back to the
    /// first.
    ///
    /// - Parameter animation: How a phase is reached; nil for at once.
    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases again and again.
    ///
    /// - Parameter animation: How a phase is reached; nil for at once.
    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let index = inputs.subgraph.input(0, name: "phase")
        let shown = inputs.subgraph.rule(name: "PhaseAnimator content") { () -> Content? in
            let value = view.value
            guard let phase = value.phases.isEmpty ? nil : value.phases[index.value % value.phases.count]
            else { return nil }
            return value.content(phase)
        }
        let outputs = Content?._makeView(view: _GraphValue(shown), inputs: inputs)
        let runner = PhaseRunner(inputs, index: index) {
            let value = view.value
            return (value.phases.count, { value.animation(value.phases[$0]) })
        }
        let isTriggered = inputs.host.graph.untracked { view.value.trigger != nil }
        if isTriggered {
            let tracker = ChangeTracker(inputs: inputs) { view.value.trigger }
            _ = inputs.subgraph.effect(name: "trigger") {
                _ = view.value.trigger
                if tracker.hasChanged { runner.runOnce() }
            }
        }
        let record = OnScreenRecord(node: outputs.node)
        if !isTriggered { record.start = runner.loop }
        record.stop = runner.stop
        inputs.scope.add(record)
        inputs.subgraph.onInvalidate { runner.stop() }
        return outputs
    }
}

/// A value that starts something when it is another one.
struct AnyTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (lhs: Self, rhs: Self) -> Bool {
        func compare<V: Equatable>(_ value: V) -> Bool { (rhs.value as? V) == value }
        return compare(lhs.value)
    }
}

/// Goes from phase to phase, each when the animation of the one before counts as finished.
@MainActor
private final class PhaseRunner: FrameListener {
    private let host: ViewHost
    private let index: Attribute<Int>
    private let read: () -> (count: Int, animation: (Int) -> Animation?)
    private var repeats = false
    private var isRunning = false
    /// Tells a run from those before it.
    private var run = 0
    private var stepTime = -Double.infinity
    private var isListening = false

    init(
        _ inputs: _ViewInputs, index: Attribute<Int>,
        _ read: @escaping () -> (count: Int, animation: (Int) -> Animation?)
    ) {
        host = inputs.host
        self.index = index
        self.read = read
    }

    func loop() {
        guard !isRunning else { return }
        repeats = true
        begin()
    }

    func runOnce() {
        repeats = false
        begin()
    }

    func stop() {
        isRunning = false
        run += 1
        stopListening()
    }

    private func begin() {
        isRunning = true
        run += 1
        // Called within an update, where nothing more belongs to the transaction that is being applied.
        host.actions.afterwards { [weak self] in self?.step() }
    }

    private func step() {
        guard isRunning, index.isValid else { return }
        let (count, animation) = host.graph.untracked(read)
        guard count > 1 else { return stop() }
        let next = (index.untrackedValue + 1) % count
        let isLast = next == 0 && !repeats
        stepTime = host.time
        let current = run
        var transaction = Transaction(animation: animation(next))
        transaction.add(
            AnimationCompletion(criteria: .logicallyComplete) { [weak self] in
                MainThread.assume { self?.didReach(isLast: isLast, run: current) }
            })
        let index = index
        withTransaction(transaction) { host.write { if index.isValid { index.set(next) } } }
    }

    private func didReach(isLast: Bool, run: Int) {
        guard run == self.run, isRunning else { return }
        if isLast { return stop() }
        if host.time > stepTime { return step() }
        // A phase that takes no time is shown for a frame.
        guard !isListening else { return }
        isListening = true
        host.frameListeners.add(self)
    }

    func frame(at time: Double) {
        guard time > stepTime else { return }
        stopListening()
        step()
    }

    private func stopListening() {
        guard isListening else { return }
        isListening = false
        host.frameListeners.remove(self)
    }
}

extension View {
    /// Goes through phases again and again; `content` says what the view looks like in a phase.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PlaceholderModifier<Self, _>(
                content: PhaseAnimator(
                    phases, content: { content(PlaceholderContentView(), $0) }, animation: animation)))
    }

    /// Goes through phases once each time that the trigger changes; `content` says what the view looks like in a phase.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PlaceholderModifier<Self, _>(
                content: PhaseAnimator(
                    phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) },
                    animation: animation)))
    }
}

/// A view around a placeholder that stands for the view that it is put on.
nonisolated struct PlaceholderModifier<Placeholder, Content: View>: PrimitiveViewModifier {
    let content: Content

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        Content._makeView(
            view: modifier.projecting(Content.self, at: 0),
            inputs: inputs.settingModifierContent(of: Placeholder.self, body))
    }
}
