import Combine
import Observation

/// Sets a value of the environment for a view and everything in it.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: PrimitiveViewModifier {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let value: Value

    package nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inner(modifier, inputs))
    }

    @MainActor public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inner(modifier, inputs))
    }

    @MainActor private static func inner(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
        inputs.settingEnvironment { values in
            let modifier = modifier.value
            values[keyPath: modifier.keyPath] = modifier.value
        }
    }
}

/// Changes a value of the environment for a view and everything in it.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: PrimitiveViewModifier {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let transform: (inout Value) -> Void

    package nonisolated init(
        keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) {
        self.keyPath = keyPath
        self.transform = transform
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inner(modifier, inputs))
    }

    @MainActor public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inner(modifier, inputs))
    }

    @MainActor private static func inner(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewInputs {
        inputs.settingEnvironment { values in
            let modifier = modifier.value
            modifier.transform(&values[keyPath: modifier.keyPath])
        }
    }
}

extension View {
    /// Sets a value of the environment for the view and everything in it. Of several such
    /// modifiers the one nearest to the reader counts.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment, to be found by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(keyPath: \EnvironmentValues[observable: ObservableType<T>()], value: object))
    }

    /// Changes a value of the environment for the view and everything in it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Puts an object into the environment, to be found by its type with `@EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(
                keyPath: \EnvironmentValues[objectOf: EnvironmentObjectType<T>()], value: Optional(object)))
    }
}

/// Names the type of an environment object in a key path.
package struct EnvironmentObjectType<T: ObservableObject>: Hashable, Sendable {}

extension EnvironmentValues {
    package subscript<T>(objectOf type: EnvironmentObjectType<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}

package enum EnvironmentObjectKey<T: ObservableObject>: EnvironmentKey {
    package static var defaultValue: T? { nil }
}
