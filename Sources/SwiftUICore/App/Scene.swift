/// A part of a program's interface with a life of its own: usually a kind of window.
@MainActor @preconcurrency
public protocol Scene {
    /// What `body` is made of.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Says which windows the scene can open. Part of the engine.
    @MainActor static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

extension Never: Scene {}

extension Scene {
    /// The default for an app's own scenes: evaluates `body` and goes on with its content.
    @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        Body._makeScene(scene: makeBody(of: scene, inputs: inputs.base, content: { $0.body }), inputs: inputs)
    }
}

/// A scene that the engine knows by itself.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Never called: primitive scenes have no body.
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// What a scene is told when it is made. Part of the engine.
public struct _SceneInputs {
    package var base: _ViewInputs

    package init(base: _ViewInputs) { self.base = base }
}

/// The windows that a scene can open. Part of the engine.
public struct _SceneOutputs {
    package var windows: [SceneWindow]
    /// What the scene adds to the menus of the program.
    package var commands: [@MainActor (_ViewListInputs) -> ViewList] = []

    package init(_ windows: [SceneWindow]) { self.windows = windows }

    /// The same windows with something changed before they open.
    package func configuring(_ change: @escaping @MainActor (inout WindowContent) -> Void) -> _SceneOutputs {
        var outputs = self
        for index in outputs.windows.indices {
            let configure = outputs.windows[index].configure
            outputs.windows[index].configure = { content in
                configure(&content)
                change(&content)
            }
        }
        return outputs
    }
}

/// A kind of window: how to make one.
package struct SceneWindow {
    package enum Kind {
        case group, single, settings
    }

    package let kind: Kind
    package let id: String?
    /// The type of the values that its windows are open for.
    var valueType: ObjectIdentifier?
    package var title: @MainActor () -> String
    package var configure: @MainActor (inout WindowContent) -> Void = { _ in }
    /// Whether the menus of the program have an item that opens one.
    package var hasCommands = true
    /// The keys of that item; nil for the usual ones.
    package var shortcut: KeyboardShortcut??
    /// Makes the content of one window in a scope of its own.
    package let makeContent: @MainActor (_ViewInputs) -> LayoutNode
    package let inputs: _ViewInputs
}
