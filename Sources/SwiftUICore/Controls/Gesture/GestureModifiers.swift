import Foundation

/// A gesture with something to do when it ends.
public nonisolated struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Content.Value> {
        let outputs = content._makeGesture(inputs: inputs)
        if case .ended(let value) = outputs.phase { action(value) }
        return outputs
    }
}

/// A gesture with something to do whenever it tells something else.
public nonisolated struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Content.Value> {
        let outputs = content._makeGesture(inputs: inputs.part(0))
        switch outputs.phase {
        case .active(let value):
            if inputs.memory.value as? Content.Value != value {
                inputs.memory.value = value
                action(value)
            }
        case .ended, .failed: inputs.memory.value = nil
        case .possible: break
        }
        return outputs
    }
}

/// A gesture that tells something made of what another tells.
public nonisolated struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        _GestureOutputs(content._makeGesture(inputs: inputs).phase.map(transform))
    }
}

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
    private let make: @MainActor (_GestureInputs) -> _GestureOutputs<Value>

    /// Hides the type of a gesture.
    public nonisolated init<T: Gesture>(_ gesture: T) where Value == T.Value {
        make = { gesture._makeGesture(inputs: $0) }
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> { make(inputs) }
}

extension Gesture {
    /// Calls a closure when the gesture ends.
    public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Makes something else of what the gesture tells.
    public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Writes what the gesture tells into a state, which goes back to its initial value when the gesture is over.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    /// Both gestures at once.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// The other gesture once this one has ended.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// The other gesture only where it is not this one.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    /// Calls a closure whenever the gesture tells something else.
    public nonisolated func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
