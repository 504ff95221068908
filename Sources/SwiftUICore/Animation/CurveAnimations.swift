import Foundation

extension Animation {
    /// The time that curves take when none is given, in seconds.
    private static let standardDuration: TimeInterval = 0.35

    /// A change along a curve, in the given time.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(duration: duration, curve: curve))
    }

    /// A change along a Bézier curve with two control points, in the given time.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
                endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))),
            duration: duration)
    }

    /// The same speed all the time.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// The same speed all the time, in 0.35 seconds.
    public static var linear: Animation { linear(duration: standardDuration) }

    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// Slow at the start, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }

    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// Slow at the end, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }

    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Slow at both ends, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
}

/// A change along a curve in a fixed time.
struct CurveAnimation: TimedAnimation {
    var duration: TimeInterval
    var curve: UnitCurve

    func animate<V>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard time < duration else { return nil }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic {
        guard time >= 0, time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }

    func duration<V>(for value: V, context: AnimationContext<V>) -> TimeInterval where V: VectorArithmetic {
        duration.isNaN ? 0 : max(duration, 0)
    }
}
