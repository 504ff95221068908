import Foundation

/// A part of a track: one keyframe, or several after each other.
public protocol KeyframeTrackContent<Value> {
    /// What the keyframes give.
    associatedtype Value: Animatable = Self.Body.Value

    /// What the part is made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that the part is made of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes. Part of the engine.
    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes of the body.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { body._resolve(into: &resolved) }
}

extension Never: KeyframeTrackContent {
    /// Never made.
    public typealias Value = Never

    /// Never called.
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Never>) {}
}

extension Never: Animatable {
    /// Nothing changes.
    public typealias AnimatableData = EmptyAnimatableData
}

extension KeyframeTrackContent where Body == Never {
    /// Never called: a keyframe of the engine has no body.
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// The keyframes of a track, one after the other. Part of the engine.
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {
    var segments: [KeyframeSegment<Value.AnimatableData>] = []
}

/// One keyframe's way, in vectors.
struct KeyframeSegment<Vector: VectorArithmetic> {
    enum Way {
        case linear(UnitCurve)
        case cubic(start: Vector?, end: Vector?)
        case spring(Spring, start: Vector?)
        case move
    }

    let target: Vector
    /// Nil for as long as the spring takes.
    let duration: TimeInterval?
    let way: Way
}

/// Goes to a value along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let to: Value
    let duration: TimeInterval
    let curve: UnitCurve

    /// Goes to a value in a time in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        curve = timingCurve
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(
            KeyframeSegment(target: to.animatableData, duration: duration, way: .linear(curve)))
    }
}

/// Goes to a value along a smooth curve, by default as fast as the keyframes around it ask for.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let to: Value
    let duration: TimeInterval
    let startVelocity: Value?
    let endVelocity: Value?

    /// Goes to a value in a time in seconds; velocities are changes a second.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(
            KeyframeSegment(
                target: to.animatableData, duration: duration,
                way: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData)))
    }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let to: Value
    let duration: TimeInterval?
    let spring: Spring
    let startVelocity: Value?

    /// Goes to a value by a spring, for a time in seconds, or until it rests.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(
            KeyframeSegment(
                target: to.animatableData, duration: duration,
                way: .spring(spring, start: startVelocity?.animatableData)))
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never
    let to: Value

    /// Is at a value at once.
    public init(_ to: Value) { self.to = to }

    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolved.segments.append(KeyframeSegment(target: to.animatableData, duration: 0, way: .move))
    }
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// The keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> { KeyframeSequence(parts: components) }

    /// The keyframes of one branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(first: component, second: nil)
    }

    /// The keyframes of the other branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(first: nil, second: component)
    }

    /// The first of several keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// Keyframes and the next one.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeSequence<LinearKeyframe<Value>>(parts: [])
    }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where ConditionalValue == First.Value, First.Value == Second.Value {
        /// What the keyframes give.
        public typealias Value = First.Value
        public typealias Body = Never
        let first: First?
        let second: Second?

        public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<First.Value>) {
            first?._resolve(into: &resolved)
            second?._resolve(into: &resolved)
        }
    }
}

/// Keyframes after each other.
struct KeyframeSequence<Part: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Part.Value
    typealias Body = Never
    let parts: [Part]

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Part.Value>) {
        for part in parts { part._resolve(into: &resolved) }
    }
}

/// Two parts of a track after each other.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Never
    let first: First
    let second: Second

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<First.Value>) {
        first._resolve(into: &resolved)
        second._resolve(into: &resolved)
    }
}
