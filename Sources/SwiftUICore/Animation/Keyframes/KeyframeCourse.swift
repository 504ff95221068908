import Foundation

/// The course of one track's vector: its keyframes with what each of them starts from.
struct KeyframeCourse<Vector: VectorArithmetic> {
    private struct Leg {
        let segment: KeyframeSegment<Vector>
        let start: TimeInterval
        let duration: TimeInterval
        let from: Vector
        let startVelocity: Vector
        let endVelocity: Vector
    }

    private let initial: Vector
    private var legs: [Leg] = []
    private(set) var duration: TimeInterval = 0

    init(from initial: Vector, _ segments: [KeyframeSegment<Vector>]) {
        self.initial = initial
        var from = initial
        var velocity = Vector.zero
        for (index, segment) in segments.enumerated() {
            let length = Self.duration(of: segment, from: from, velocity: velocity)
            var start = velocity
            var end = Vector.zero
            switch segment.way {
            case .cubic(let givenStart, let givenEnd):
                start = givenStart ?? velocity
                end =
                    givenEnd
                    ?? Self.smoothVelocity(after: segment, from: from, next: segments.dropFirst(index + 1).first)
            case .spring(_, let given): start = given ?? velocity
            case .linear, .move: break
            }
            let leg = Leg(
                segment: segment, start: duration, duration: length, from: from, startVelocity: start, endVelocity: end)
            legs.append(leg)
            duration += length
            from = Self.value(of: leg, at: length)
            velocity = Self.velocity(of: leg, at: length)
        }
    }

    /// The vector at a time; before the start and after the end it rests.
    func value(at time: TimeInterval) -> Vector {
        guard time >= 0, let leg = legs.last(where: { $0.start <= time }) else { return initial }
        return Self.value(of: leg, at: min(time - leg.start, leg.duration))
    }

    private static func duration(
        of segment: KeyframeSegment<Vector>, from: Vector, velocity: Vector
    ) -> TimeInterval {
        if let duration = segment.duration { return duration.isFinite ? max(duration, 0) : 0 }
        guard case .spring(let spring, let start) = segment.way else { return 0 }
        let settling = spring.settlingDuration(
            target: segment.target - from, initialVelocity: start ?? velocity, epsilon: 0.001)
        return settling.isFinite ? settling : spring.duration
    }

    /// The velocity with which a curve runs through a keyframe that another curve follows; it rests where none does.
    private static func smoothVelocity(
        after segment: KeyframeSegment<Vector>, from: Vector, next: KeyframeSegment<Vector>?
    ) -> Vector {
        guard let next, case .cubic(let start, _) = next.way else { return .zero }
        if let start { return start }
        let length = (segment.duration ?? 0) + (next.duration ?? 0)
        return length > 0 ? (next.target - from).scaled(by: 1 / length) : .zero
    }

    private static func value(of leg: Leg, at time: TimeInterval) -> Vector {
        let distance = leg.segment.target - leg.from
        switch leg.segment.way {
        case .move: return leg.segment.target
        case .linear(let curve):
            guard leg.duration > 0, time < leg.duration else { return leg.segment.target }
            return leg.from + distance.scaled(by: curve.value(at: time / leg.duration))
        case .spring(let spring, _):
            return leg.from + spring.value(target: distance, initialVelocity: leg.startVelocity, time: time)
        case .cubic:
            guard leg.duration > 0, time < leg.duration else { return leg.segment.target }
            // Hermite's form of the cubic.
            let t = time / leg.duration
            let (square, cube) = (t * t, t * t * t)
            let start = leg.startVelocity.scaled(by: leg.duration * (cube - 2 * square + t))
            let end = leg.endVelocity.scaled(by: leg.duration * (cube - square))
            return leg.from + distance.scaled(by: 3 * square - 2 * cube) + start + end
        }
    }

    private static func velocity(of leg: Leg, at time: TimeInterval) -> Vector {
        let distance = leg.segment.target - leg.from
        switch leg.segment.way {
        case .move: return .zero
        case .linear(let curve):
            guard leg.duration > 0 else { return .zero }
            return distance.scaled(by: curve.velocity(at: time / leg.duration) / leg.duration)
        case .spring(let spring, _):
            return spring.velocity(target: distance, initialVelocity: leg.startVelocity, time: time)
        case .cubic: return leg.endVelocity
        }
    }
}
