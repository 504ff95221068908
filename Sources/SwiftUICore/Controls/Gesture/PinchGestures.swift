import Foundation

/// Two fingers move apart or together, on a touch screen or a touchpad.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
    /// How far apart the fingers are, and where they came down.
    public struct Value: Equatable, Sendable {
        /// When they were so far apart.
        public var time: Date
        /// How many times as far apart they are as they were when they came down.
        public var magnification: CGFloat
        /// How fast that grows, a second.
        public var velocity: CGFloat
        /// Where in the view they came down, as a part of its size.
        public var startAnchor: UnitPoint
        /// Where in the view they came down, in points.
        public var startLocation: CGPoint
    }

    /// How much the distance has to change for it to be the gesture, as a part of it.
    public var minimumScaleDelta: CGFloat

    /// Two fingers whose distance changes by at least so much; a hundredth if nothing is said.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        _GestureOutputs(
            inputs.pinch(
                measuring: { CGFloat($0.magnification) }, isBegun: { abs($0 - 1) >= minimumScaleDelta },
                make: { pinch, magnification, velocity in
                    Value(
                        time: inputs.date, magnification: magnification, velocity: velocity,
                        startAnchor: inputs.anchor(of: pinch), startLocation: pinch.start)
                }))
    }
}

/// Two fingers turn around each other, on a touch screen or a touchpad.
public nonisolated struct RotateGesture: PrimitiveGesture {
    /// How far the fingers have turned, and where they came down.
    public struct Value: Equatable, Sendable {
        /// When they had turned so far.
        public var time: Date
        /// How far they have turned since they came down; clockwise is positive.
        public var rotation: Angle
        /// How fast they turn, a second.
        public var velocity: Angle
        /// Where in the view they came down, as a part of its size.
        public var startAnchor: UnitPoint
        /// Where in the view they came down, in points.
        public var startLocation: CGPoint
    }

    /// How far they have to turn for it to be the gesture.
    public var minimumAngleDelta: Angle

    /// Two fingers that turn by at least an angle; one degree if nothing is said.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        _GestureOutputs(
            inputs.pinch(
                measuring: { CGFloat($0.rotation) }, isBegun: { abs($0) >= abs(minimumAngleDelta.radians) },
                make: { pinch, rotation, velocity in
                    Value(
                        time: inputs.date, rotation: .radians(rotation), velocity: .radians(velocity),
                        startAnchor: inputs.anchor(of: pinch), startLocation: pinch.start)
                }))
    }
}

/// Two fingers move apart or together: how many times as far apart they are as they were.
@available(*, deprecated, renamed: "MagnifyGesture")
public nonisolated struct MagnificationGesture: PrimitiveGesture {
    /// How much the distance has to change for it to be the gesture, as a part of it.
    public var minimumScaleDelta: CGFloat

    /// Two fingers whose distance changes by at least so much; a hundredth if nothing is said.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<CGFloat> {
        let gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta)
        return _GestureOutputs(gesture._makeGesture(inputs: inputs).phase.map(\.magnification))
    }
}

/// Two fingers turn around each other: how far they have turned.
@available(*, deprecated, renamed: "RotateGesture")
public nonisolated struct RotationGesture: PrimitiveGesture {
    /// How far they have to turn for it to be the gesture.
    public var minimumAngleDelta: Angle

    /// Two fingers that turn by at least an angle; one degree if nothing is said.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Angle> {
        let gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta)
        return _GestureOutputs(gesture._makeGesture(inputs: inputs).phase.map(\.rotation))
    }
}

/// What a gesture of two fingers remembers while they are down.
private struct PinchMemory {
    var sampler = VelocitySampler<CGFloat>()
    var isActive = false
}

extension _GestureInputs {
    /// How far a gesture of two fingers is that looks at one measure of them.
    ///
    /// - Parameters:
    ///   - measuring: What of the fingers counts.
    ///   - isBegun: Whether it has changed enough. Once it has, the gesture goes on until the fingers are lifted.
    ///   - make: Makes the value of the gesture of the measure and of how fast that grows, a second.
    @MainActor
    fileprivate func pinch<Value>(
        measuring: (PinchPhase) -> CGFloat, isBegun: (CGFloat) -> Bool,
        make: (PinchPhase, _ measure: CGFloat, _ velocity: CGFloat) -> Value
    ) -> GesturePhase<Value> {
        interests.all.insert(.pinch)
        guard case .pinch(let pinch) = event else { return .possible }
        var known = memory.value as? PinchMemory ?? PinchMemory()
        let measure = measuring(pinch)
        known.sampler.addSample(measure, time: pinch.time)
        if isBegun(measure) { known.isActive = true }
        memory.value = pinch.phase == .changed ? known : nil
        guard known.isActive else { return pinch.phase == .changed ? .possible : .failed }
        return switch pinch.phase {
        case .changed: .active(make(pinch, measure, known.sampler.velocity))
        case .ended: .ended(make(pinch, measure, known.sampler.velocity))
        case .cancelled: .failed
        }
    }

    /// Where fingers came down, as a part of the view's size.
    @MainActor
    fileprivate func anchor(of pinch: PinchPhase) -> UnitPoint {
        let size = node.frame.size
        return UnitPoint(
            x: size.width > 0 ? pinch.start.x / size.width : 0, y: size.height > 0 ? pinch.start.y / size.height : 0)
    }
}
