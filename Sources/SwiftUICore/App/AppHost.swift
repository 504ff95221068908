import Foundation
import MartletGraph

/// A program at work: its app value, its scenes, and the windows that are open.
@MainActor
package final class AppHost {
    package let host: ViewHost
    private let scope: IdentityScope
    private var scenes: [SceneWindow] = []
    private var open: [WindowRoot] = []
    private var active: Set<ObjectIdentifier> = []

    /// Called when the last window has closed.
    package var onLastWindowClosed: (() -> Void)?

    package init(host: ViewHost) {
        self.host = host
        scope = IdentityScope(host: host)
        // Known before an app asks for it, so that the app follows it.
        host.rootEnvironment.set(ScenePhaseKey.self, .active)
    }

    /// Makes the scenes of an app and opens the first.
    package func run<A: App>(_ app: A) {
        let attribute = scope.subgraph.input(app, name: "\(A.self)", comparison: .never)
        let inputs = _ViewInputs(
            host: host, scope: scope, environment: host.rootEnvironment.scope,
            preferences: PreferenceScope(parent: nil))
        let body = makeBody(of: _GraphValue(attribute), inputs: inputs, content: { $0.body })
        scenes = A.Body._makeScene(scene: body, inputs: _SceneInputs(base: inputs)).windows
        if let first = scenes.first(where: { $0.kind != .settings }) ?? scenes.first { openWindow(first) }
    }

    /// Opens a window of the scene with an id; false if there is none.
    @discardableResult
    package func openWindow(id: String) -> Bool {
        guard let scene = scenes.first(where: { $0.id == id }) else { return false }
        openWindow(scene)
        return true
    }

    /// Opens the settings; false if there are none.
    @discardableResult
    package func openSettings() -> Bool {
        guard let scene = scenes.first(where: { $0.kind == .settings }) else { return false }
        openWindow(scene)
        return true
    }

    private func openWindow(_ scene: SceneWindow) {
        var content = WindowContent()
        content.title = scene.title()
        content.autosaveName = scene.id ?? (scene.kind == .settings ? "settings" : "main")
        scene.configure(&content)
        let window = WindowRoot(host: host, window: content)
        show(window) { window.show(inputs: scene.inputs, scene.makeContent) }
    }

    /// Opens a window of some views.
    @discardableResult
    package func openWindow<V: View>(_ view: V, _ content: WindowContent) -> (WindowRoot, Attribute<V>) {
        let window = WindowRoot(host: host, window: content)
        var attribute: Attribute<V>?
        show(window) { attribute = window.show(view) }
        return (window, attribute!)
    }

    private func show(_ window: WindowRoot, _ fill: () -> Void) {
        open.append(window)
        window.onClose = { [weak self, weak window] in
            if let self, let window { close(window) }
        }
        let name = ObjectIdentifier(window)
        active.insert(name)
        window.onActive = { [weak self] isActive in
            guard let self else { return }
            if isActive { active.insert(name) } else { active.remove(name) }
            updatePhase()
        }
        fill()
    }

    /// A program is as active as its most active scene.
    private func updatePhase() {
        host.rootEnvironment.set(ScenePhaseKey.self, active.isEmpty ? .inactive : .active)
    }

    /// Closes a window; what is in it disappears.
    package func close(_ window: WindowRoot) {
        guard let index = open.firstIndex(where: { $0 === window }) else { return }
        open.remove(at: index)
        active.remove(ObjectIdentifier(window))
        if !open.isEmpty { updatePhase() }
        window.close()
        host.flush()
        if open.isEmpty { onLastWindowClosed?() }
    }

    /// Closes everything, as at the program's end: what is shown disappears, tasks are cancelled.
    package func closeAll() {
        let last = onLastWindowClosed
        onLastWindowClosed = nil
        for window in open { close(window) }
        onLastWindowClosed = last
    }
}
