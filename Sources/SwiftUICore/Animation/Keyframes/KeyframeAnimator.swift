import Foundation
import MartletGraph

/// A view that is made anew with each frame from a value that follows keyframes: again and again, or once each time
/// that a trigger changes.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where Value == KeyframePath.Value {
    let initialValue: Value
    let trigger: AnyTrigger?
    let repeating: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Follows the keyframes once each time that the trigger changes, from the value that is shown then.
    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnyTrigger(trigger)
        repeating = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Follows the keyframes from the moment that the view appears, and from the beginning at their end, while `repeating`
    /// says so; otherwise the value is the initial one.
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        self.repeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let first = inputs.host.graph.untracked { view.value }
        let value = inputs.subgraph.input(first.initialValue, name: "keyframe value", comparison: .never)
        let content = inputs.observedRule(name: "KeyframeAnimator content") { view.value.content(value.value) }
        let outputs = Content._makeView(view: _GraphValue(content), inputs: inputs)
        let runner = KeyframeRunner(inputs, value: value) { current in
            let animator = view.value
            return KeyframeTimeline(current, animator.keyframes(current))
        }
        let isTriggered = first.trigger != nil
        if isTriggered {
            let tracker = ChangeTracker(inputs: inputs) { view.value.trigger }
            _ = inputs.subgraph.effect(name: "trigger") {
                _ = view.value.trigger
                if tracker.hasChanged { runner.run(from: value.untrackedValue, repeats: false) }
            }
        }
        let record = OnScreenRecord(node: outputs.node)
        if !isTriggered {
            let graph = inputs.host.graph
            record.start = {
                let animator = graph.untracked { view.value }
                if animator.repeating { runner.run(from: animator.initialValue, repeats: true) }
            }
            var wasRepeating = first.repeating
            _ = inputs.subgraph.effect(name: "repeating") {
                let animator = view.value
                guard animator.repeating != wasRepeating else { return }
                wasRepeating = animator.repeating
                if wasRepeating {
                    runner.run(from: animator.initialValue, repeats: true)
                } else {
                    runner.stop()
                    value.set(animator.initialValue)
                }
            }
        }
        record.stop = runner.stop
        inputs.scope.add(record)
        inputs.subgraph.onInvalidate { runner.stop() }
        return outputs
    }
}

/// Writes the value of keyframes with each frame.
@MainActor
private final class KeyframeRunner<Value>: FrameListener {
    private let host: ViewHost
    private let value: Attribute<Value>
    private let make: (Value) -> KeyframeTimeline<Value>
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var repeats = false

    init(_ inputs: _ViewInputs, value: Attribute<Value>, _ make: @escaping (Value) -> KeyframeTimeline<Value>) {
        host = inputs.host
        self.value = value
        self.make = make
    }

    func run(from first: Value, repeats: Bool) {
        let timeline = host.graph.untracked { make(first) }
        stop()
        guard timeline.duration > 0 else { return }
        self.timeline = timeline
        self.repeats = repeats
        start = host.time
        host.frameListeners.add(self)
    }

    func stop() {
        if timeline != nil { host.frameListeners.remove(self) }
        timeline = nil
    }

    func frame(at time: Double) {
        guard let timeline, value.isValid else { return stop() }
        var elapsed = time - start
        if elapsed >= timeline.duration {
            if repeats {
                elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
                start = time - elapsed
            } else {
                stop()
                elapsed = timeline.duration
            }
        }
        value.set(timeline.value(time: elapsed))
    }
}

extension View {
    /// Follows keyframes again and again; `content` says what the view looks like for a value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            PlaceholderModifier<Self, _>(
                content: KeyframeAnimator(
                    initialValue: initialValue, repeating: repeating,
                    content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)))
    }

    /// Follows keyframes once each time that the trigger changes; `content` says what the view looks like for a value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            PlaceholderModifier<Self, _>(
                content: KeyframeAnimator(
                    initialValue: initialValue, trigger: trigger,
                    content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)))
    }
}
