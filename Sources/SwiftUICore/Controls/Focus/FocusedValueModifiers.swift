import Combine
import Observation

extension View {
    /// Hands out a value while the focus is in the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }

    /// Hands out a value while the focus is in the view; nil for none.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Hands out an observable object while the focus is in the view; nil for none.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { if let object { $0[object: T.self] = object } })
    }

    /// Hands out a value while the scene of the view is in front.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }

    /// Hands out a value while the scene of the view is in front; nil for none.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Hands out an observable object while the scene of the view is in front; nil for none.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { if let object { $0[object: T.self] = object } })
    }

    /// Hands out an object while the focus is in the view.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedObject(Optional(object))
    }

    /// Hands out an object while the focus is in the view; nil for none.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { if let object { $0[object: T.self] = object } })
    }

    /// Hands out an object while the scene of the view is in front.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneObject(Optional(object))
    }

    /// Hands out an object while the scene of the view is in front; nil for none.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { if let object { $0[object: T.self] = object } })
    }
}
