import Foundation

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What both tell; nil for one that tells nothing.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
        public var second: Second.Value?
    }

    /// One gesture.
    public var first: First
    /// The other.
    public var second: Second

    /// Both gestures at once.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let one = first._makeGesture(inputs: inputs.part(0)).phase
        let other = second._makeGesture(inputs: inputs.part(1)).phase
        let value = Value(first: one.value, second: other.value)
        switch (one, other) {
        case (.failed, .failed): return _GestureOutputs(.failed)
        case (.active, _), (_, .active): return _GestureOutputs(.active(value))
        case (.ended, _), (_, .ended): return _GestureOutputs(.ended(value))
        default: return _GestureOutputs(.possible)
        }
    }
}

/// One gesture, or another where it is not that one.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What the one of them tells that it is.
    @frozen public enum Value {
        /// It is the first.
        case first(First.Value)
        /// It is the second.
        case second(Second.Value)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture where it is not the first.
    public var second: Second

    /// One gesture, or the other where it is not that one.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let one = first._makeGesture(inputs: inputs.part(0)).phase
        if inputs.event == nil { _ = second._makeGesture(inputs: inputs.part(1)) }
        if one.isRecognized { return _GestureOutputs(one.map(Value.first)) }
        return _GestureOutputs(second._makeGesture(inputs: inputs.part(1)).phase.map(Value.second))
    }
}

/// One gesture and then another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// How far it is.
    @frozen public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended; nil until the second tells something.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The gesture after it.
    public var second: Second

    /// One gesture and then the other.
    public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        if inputs.event == nil {
            _ = first._makeGesture(inputs: inputs.part(0))
            _ = second._makeGesture(inputs: inputs.part(1))
            return _GestureOutputs(.possible)
        }
        guard let before = inputs.memory.value as? First.Value else {
            let phase = first._makeGesture(inputs: inputs.part(0)).phase
            guard case .ended(let value) = phase else { return _GestureOutputs(phase.map(Value.first)) }
            inputs.memory.value = value
            return _GestureOutputs(.active(.second(value, nil)))
        }
        let phase = second._makeGesture(inputs: inputs.part(1)).phase
        switch phase {
        case .ended, .failed: inputs.memory.value = nil
        case .active, .possible: break
        }
        return _GestureOutputs(phase.map { Value.second(before, $0) })
    }
}

extension GesturePhase {
    fileprivate var value: Value? {
        switch self {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
