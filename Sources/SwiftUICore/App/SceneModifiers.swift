import Combine
import Foundation
import Observation

/// A scene with something changed about its windows or their environment.
nonisolated struct ModifiedScene<Content: Scene, Change>: PrimitiveScene {
    let content: Content
    let change: Change
    let apply: @MainActor (_GraphValue<Change>, _SceneInputs, (_SceneInputs) -> _SceneOutputs) -> _SceneOutputs

    nonisolated init(
        content: Content, change: Change,
        apply:
            @escaping @MainActor (_GraphValue<Change>, _SceneInputs, (_SceneInputs) -> _SceneOutputs) -> _SceneOutputs
    ) {
        self.content = content
        self.change = change
        self.apply = apply
    }

    @MainActor static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let apply = inputs.base.host.graph.untracked { scene.value.apply }
        return apply(scene.projecting(\.change), inputs) { inputs in
            Content._makeScene(scene: scene.projecting(\.content), inputs: inputs)
        }
    }
}

extension Scene {
    /// The size that the windows open with, in points.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self, change: size) { size, inputs, content in
            content(inputs).configuring { window in
                window.initialSize = inputs.base.host.graph.untracked { size.value }.forWindow
            }
        }
    }

    /// The size that the windows open with, in points.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How the size of the windows and that of their content depend on each other.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self, change: resizability) { resizability, inputs, content in
            content(inputs).configuring { window in
                window.isResizable = inputs.base.host.graph.untracked { resizability.value } != .contentSize
            }
        }
    }

    /// Sets a value of the environment for the scene.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(content: self, change: value) { value, inputs, content in
            var inputs = inputs
            inputs.base = inputs.base.settingEnvironment { $0[keyPath: keyPath] = value.value }
            return content(inputs)
        }
    }

    /// Puts an observable object into the environment of the scene, to be found by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        environment(\EnvironmentValues[observable: ObservableType<T>()], object)
    }

    /// Puts an object into the environment of the scene, to be found by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        environment(\EnvironmentValues[objectOf: EnvironmentObjectType<T>()], Optional(object))
    }

    /// Calls a closure when a value has changed between two updates; with `initial` at first as well.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self, change: SceneChange(value: value, initial: initial, action: action)) {
            change, inputs, content in
            SceneChange.observe(change, inputs)
            return content(inputs)
        }
    }

    /// Calls a closure when a value has changed between two updates; with `initial` at first as well.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls a closure with the new value when a value has changed between two updates.
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
}

/// A value that a scene watches.
struct SceneChange<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor
    static func observe(_ change: _GraphValue<Self>, _ inputs: _SceneInputs) {
        var last: Value?
        let host = inputs.base.host
        _ = inputs.base.subgraph.effect(name: "onChange") {
            let current = change.value
            let old = last
            last = current.value
            guard old != current.value, old != nil || current.initial else { return }
            host.actions.afterwards { current.action(old ?? current.value, current.value) }
        }
    }
}

/// How the size of a window and that of its content depend on each other.
public struct WindowResizability: Equatable, Sendable {
    private let rawValue: Int

    /// As the system finds right.
    public static let automatic = WindowResizability(rawValue: 0)
    /// As large as the content, always.
    public static let contentSize = WindowResizability(rawValue: 1)
    /// At least as large as the content needs.
    public static let contentMinSize = WindowResizability(rawValue: 2)
}
