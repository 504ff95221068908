import Foundation

/// The course of a value: one track, or several for its parts.
public protocol Keyframes<Value> {
    /// What the keyframes give.
    associatedtype Value = Self.Body.Value

    /// What the keyframes are made of.
    associatedtype Body: Keyframes

    /// The tracks that the keyframes are made of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks. Part of the engine.
    func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body.
    public func _resolve(into resolved: inout _ResolvedKeyframes<Value>) { body._resolve(into: &resolved) }
}

extension Never: Keyframes {
    /// Never called.
    public func _resolve(into resolved: inout _ResolvedKeyframes<Never>) {}
}

extension Keyframes where Body == Never {
    /// Never called: keyframes of the engine have no body.
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// The tracks of a value. Part of the engine.
public struct _ResolvedKeyframes<Value> {
    let initial: Value
    var duration: TimeInterval = 0
    /// Each writes its part of the value at a time.
    var tracks: [(TimeInterval, inout Value) -> Void] = []

    init(initial: Value) { self.initial = initial }
}

/// The course of a value or of a part of one.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
    /// What the track is a part of.
    @_implements(Keyframes,Value) public typealias KeyframesValue = Root
    public typealias Body = Never

    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// The course of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \Root.self
        self.content = content()
    }

    /// The course of a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
        var track = _ResolvedKeyframeTrackContent<Value>()
        content._resolve(into: &track)
        let initial = resolved.initial[keyPath: path]
        let course = KeyframeCourse(from: initial.animatableData, track.segments)
        resolved.duration = max(resolved.duration, course.duration)
        let path = path
        resolved.tracks.append { time, value in
            var part = initial
            part.animatableData = course.value(at: time)
            value[keyPath: path] = part
        }
    }
}

/// Builds the tracks of a value, or the keyframes of its only track.
@resultBuilder
public struct KeyframesBuilder<Value> {
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
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value { .init(first: component, second: nil) }

    /// The keyframes of the other branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value { .init(first: nil, second: component) }

    /// The first of several keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    /// Keyframes and the next one.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { KeyframePair(first: accumulated, second: next) }

    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<LinearKeyframe<Value>>(parts: [])
    }

    /// The only track.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack { component }
    }

    /// A track.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Value == Content.Value { expression }

    /// The first of several tracks.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Value == Content.Value { first }

    /// Tracks and the next one.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> { KeyframesPair(first: accumulated, second: next) }

    /// No tracks.
    public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

    /// All tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Value == Content.Value { component }
}

/// Tracks besides each other.
struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Never
    let first: First
    let second: Second

    func _resolve(into resolved: inout _ResolvedKeyframes<First.Value>) {
        first._resolve(into: &resolved)
        second._resolve(into: &resolved)
    }
}

/// No tracks: the value stays as it is.
struct NoKeyframes<Value>: Keyframes {
    typealias Body = Never
    func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {}
}

/// The course of a value from beginning to end.
public struct KeyframeTimeline<Value> {
    private let resolved: _ResolvedKeyframes<Value>

    /// Makes the course of a value from where it is at first.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var resolved = _ResolvedKeyframes(initial: initialValue)
        keyframes._resolve(into: &resolved)
        self.resolved = resolved
    }

    /// How long the longest track takes, in seconds.
    public var duration: TimeInterval { resolved.duration }

    /// The value at a time in seconds.
    public func value(time: Double) -> Value {
        var value = resolved.initial
        for track in resolved.tracks { track(time, &value) }
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
