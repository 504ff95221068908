import Foundation

/// One tap or several in quick succession.
public nonisolated struct TapGesture: PrimitiveGesture {
    /// How many taps.
    public var count: Int

    /// So many taps in quick succession.
    public nonisolated init(count: Int = 1) { self.count = count }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Void> {
        inputs.interests.all.insert(count > 1 ? .doubleTap : .tap)
        return switch inputs.event {
        case .tap(_, let taps) where taps == count: _GestureOutputs(.ended(()))
        case .activate where count == 1: _GestureOutputs(.ended(()))
        default: _GestureOutputs(.possible)
        }
    }
}

/// One tap or several, and where.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
    /// Where the last tap was.
    public struct Value: Equatable, Sendable {
        /// The place, in the space of the gesture.
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int
    /// What the place is relative to.
    public var coordinateSpace: CoordinateSpace

    /// So many taps in quick succession.
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        inputs.interests.all.insert(count > 1 ? .doubleTap : .tap)
        guard case .tap(let point, let taps) = inputs.event, taps == count else { return _GestureOutputs(.possible) }
        return _GestureOutputs(.ended(Value(location: inputs.convert(point, to: coordinateSpace))))
    }
}

/// The pointer is moved while it is held down.
public nonisolated struct DragGesture: PrimitiveGesture {
    /// Where the pointer is, and where it was.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// Where it is, in the space of the gesture.
        public var location: CGPoint
        /// Where it was pressed.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public var velocity: CGSize

        /// How far it is from where it was pressed.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest at this speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far from the start it would come to rest at this speed.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer has to be moved for it to be a drag, in points.
    public var minimumDistance: CGFloat
    /// What places are relative to.
    public var coordinateSpace: CoordinateSpace

    /// A drag over at least a distance in points.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// A drag over at least a distance in points.
    @_disfavoredOverload
    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    private struct Memory {
        var sampler = VelocitySampler<AnimatablePair<CGFloat, CGFloat>>()
        var isActive = false
    }

    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        inputs.interests.all.insert(.drag)
        guard case .drag(let drag) = inputs.event else { return _GestureOutputs(.possible) }
        var memory = inputs.memory.value as? Memory ?? Memory()
        memory.sampler.addSample(AnimatablePair(drag.location.x, drag.location.y), time: drag.time)
        let distance = hypot(drag.location.x - drag.start.x, drag.location.y - drag.start.y)
        if distance >= minimumDistance { memory.isActive = true }
        let velocity = memory.sampler.velocity
        let value = Value(
            time: inputs.date, location: inputs.convert(drag.location, to: coordinateSpace),
            startLocation: inputs.convert(drag.start, to: coordinateSpace),
            velocity: CGSize(width: velocity.first, height: velocity.second))
        inputs.memory.value = drag.phase == .changed ? memory : nil
        guard memory.isActive else { return _GestureOutputs(drag.phase == .changed ? .possible : .failed) }
        return switch drag.phase {
        case .changed: _GestureOutputs(.active(value))
        case .ended: _GestureOutputs(.ended(value))
        case .cancelled: _GestureOutputs(.failed)
        }
    }
}
