import Foundation

/// A press that lasts: `true` from when the view is pressed, and it ends when that has lasted long enough.
///
/// It fails where the pointer is let go or moved away before.
public nonisolated struct LongPressGesture: PrimitiveGesture {
    /// For how many seconds the view has to be pressed.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// A press that lasts.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how many seconds the view has to be pressed.
    ///   - maximumDistance: How far the pointer may move meanwhile, in points.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// How far a press is that has not been let go.
    private enum Progress { case isPressed, isOver }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Bool> {
        inputs.interests.all.insert(.longPress)
        inputs.interests.durations.insert(minimumDuration)
        guard case .hold(let request) = inputs.event else { return _GestureOutputs(.possible) }
        let progress = inputs.memory.value as? Progress
        switch (request.phase, progress) {
        // Layers around each other may tell of the same press.
        case (.began, nil):
            inputs.memory.value = Progress.isPressed
            return _GestureOutputs(.active(true))
        case (.lasted(let duration), .isPressed) where duration >= minimumDuration:
            inputs.memory.value = Progress.isOver
            return _GestureOutputs(.ended(true))
        case (.moved(let distance), .isPressed) where distance > maximumDistance:
            inputs.memory.value = Progress.isOver
            return _GestureOutputs(.failed)
        case (.ended, _), (.cancelled, _):
            inputs.memory.value = nil
            return _GestureOutputs(progress == .isPressed ? .failed : .possible)
        default:
            return _GestureOutputs(.possible)
        }
    }
}

/// A long press that tells when the view is pressed and when it is not any more.
private nonisolated struct ReportingLongPress: PrimitiveGesture {
    let gesture: LongPressGesture
    let onPressingChanged: ((Bool) -> Void)?
    let perform: () -> Void

    @MainActor func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Bool> {
        let outputs = gesture._makeGesture(inputs: inputs)
        switch outputs.phase {
        case .active: onPressingChanged?(true)
        case .ended:
            onPressingChanged?(false)
            perform()
        case .failed: onPressingChanged?(false)
        case .possible: break
        }
        return outputs
    }
}

extension View {
    /// Calls a closure when the view is held down for a while.
    ///
    /// - Parameters:
    ///   - minimumDuration: For how many seconds it has to be held.
    ///   - maximumDistance: How far the pointer may move meanwhile, in points.
    ///   - action: Called as soon as it has been held long enough, not when it is let go.
    ///   - onPressingChanged: Called with true when the view is pressed, and with false when it has been held long enough
    ///     or cannot be a long press any more.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            ReportingLongPress(
                gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                onPressingChanged: onPressingChanged, perform: action))
    }

    /// Calls a closure when the view is held down for a while.
    @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
