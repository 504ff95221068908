import Foundation

/// What a person does with the pointer on a view, and what it stands for.
///
/// A gesture of one's own has a `body` made of others.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value

    /// What the gesture is made of.
    associatedtype Body: Gesture

    /// What the gesture is made of.
    @MainActor @preconcurrency var body: Self.Body { get }

    /// How far the gesture is after an event. Part of the engine.
    @MainActor func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Self.Value>
}

extension Gesture where Body.Value == Value {
    /// As far as its body.
    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Value> {
        body._makeGesture(inputs: inputs)
    }
}

extension Never: Gesture {
    /// Never called.
    @MainActor public func _makeGesture(inputs: _GestureInputs) -> _GestureOutputs<Never> {
        _GestureOutputs(.possible)
    }
}

/// A gesture that the engine knows by itself.
@MainActor @preconcurrency
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// Never called: gestures of the engine have no body.
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// An event as a gesture gets to know it. Part of the engine.
public struct _GestureInputs {
    /// Nil where the gesture is only asked what it wants to hear of.
    let event: SurfaceEvent?
    let memory: GestureMemory
    let interests: GestureInterests
    /// The view, in whose coordinates the event is.
    let node: LayoutNode
    let date: Date

    /// The same event for a gesture that is the given part of another one.
    func part(_ index: Int) -> _GestureInputs {
        _GestureInputs(event: event, memory: memory.part(index), interests: interests, node: node, date: date)
    }

    /// A place in the view, in another space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        if space == .local { return point }
        let frame = node.frame(in: space)
        return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }
}

/// How far a gesture is. Part of the engine.
public struct _GestureOutputs<Value> {
    let phase: GesturePhase<Value>

    init(_ phase: GesturePhase<Value>) { self.phase = phase }
}

/// How far a gesture is.
enum GesturePhase<Value> {
    /// Nothing has happened that is it, and it may still come.
    case possible
    case active(Value)
    case ended(Value)
    case failed

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }
}

/// What a gesture remembers from event to event; gestures themselves are values that come anew with each body.
final class GestureMemory {
    var value: Any?
    private var parts: [Int: GestureMemory] = [:]

    func part(_ index: Int) -> GestureMemory {
        if let known = parts[index] { return known }
        let part = GestureMemory()
        parts[index] = part
        return part
    }
}

/// What gestures want to hear of.
final class GestureInterests {
    var all: GestureInterest = []
    /// For how many seconds the pointer has to be held down for something to happen.
    var durations: Set<Double> = []
}
