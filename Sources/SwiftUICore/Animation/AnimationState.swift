import Foundation

/// What an animation keeps for one change, by keys of its own.
public struct AnimationState<Value> where Value: VectorArithmetic {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes an empty state.
    public init() {}

    /// The value of a key; its default until one is written.
    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of an animation's state.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value until one is written.
    static var defaultValue: Self.Value { get }
}

/// What an animation is told with each frame, and where it keeps its state.
public struct AnimationContext<Value> where Value: VectorArithmetic {
    /// What the animation keeps for this change.
    public var state: AnimationState<Value>
    /// Whether the animation counts as finished although it may still move a little.
    public var isLogicallyComplete = false
    /// The environment of the view that the value belongs to.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues())
    {
        self.state = state
        self.environment = environment
    }

    /// The context with the state of another animation, for asking that one.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}
