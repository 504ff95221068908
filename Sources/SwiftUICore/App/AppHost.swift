import Foundation
import MartletGraph

/// A program at work: its app value, its scenes, and the windows that are open.
@MainActor
package final class AppHost {
    package let host: ViewHost
    private let scope: IdentityScope
    private var scenes: [SceneWindow] = []
    private var open: [WindowRoot] = []
    /// Which scene each of them is of, as a place among `scenes`.
    private var sceneOfWindow: [ObjectIdentifier: Int] = [:]
    /// What those were opened for that were opened for a value.
    private var valueOfWindow: [ObjectIdentifier: AnyHashable] = [:]
    private var commands: ProgramCommands?
    private var active: Set<ObjectIdentifier> = []
    private var isActive = true

    /// Called when a person comes to the program's windows or leaves them for another program.
    package var onActive: ((Bool) -> Void)?
    /// Called with the size of a window that has got another one.
    package var onResize: ((CGSize) -> Void)?

    /// Called when the last window has closed.
    package var onLastWindowClosed: (() -> Void)?

    package init(host: ViewHost) {
        self.host = host
        scope = IdentityScope(host: host)
        // Known before an app asks for it, so that the app follows it.
        host.rootEnvironment.set(ScenePhaseKey.self, .active)
        host.rootEnvironment.set(ProgramCommandsKey.self, nil)
        host.rootEnvironment.set(ProgramKey.self, ProgramReference(self))
    }

    /// Makes the scenes of an app and opens the first.
    package func run<A: App>(_ app: A) {
        let attribute = scope.subgraph.input(app, name: "\(A.self)", comparison: .never)
        let inputs = _ViewInputs(
            host: host, scope: scope, environment: host.rootEnvironment.scope,
            preferences: PreferenceScope(parent: nil))
        let body = makeBody(of: _GraphValue(attribute), inputs: inputs, content: { $0.body })
        let outputs = A.Body._makeScene(scene: body, inputs: _SceneInputs(base: inputs))
        scenes = outputs.windows
        makeCommands(outputs.commands, inputs: inputs)
        guard let first = scenes.firstIndex(where: { $0.kind != .settings }) ?? scenes.indices.first else { return }
        openWindow(at: first)
    }

    /// Opens a window of the scene with an id; false if there is none.
    @discardableResult
    package func openWindow(id: String) -> Bool {
        guard let scene = scenes.firstIndex(where: { $0.id == id }) else { return false }
        openWindow(at: scene)
        return true
    }

    /// Opens the window for a value, or brings it to the front; false if no scene is for such values.
    @discardableResult
    func openWindow<D: Hashable>(id: String?, value: D) -> Bool {
        let scene = scenes.firstIndex { scene in
            scene.valueType == ObjectIdentifier(D.self) && (id == nil || scene.id == id)
        }
        guard let scene else { return false }
        openWindow(at: scene, for: AnyHashable(value))
        return true
    }

    /// Closes the window for a value, of the scene with an id, of any without.
    func closeWindows(id: String?, value: AnyHashable) {
        for window in open where valueOfWindow[ObjectIdentifier(window)] == value {
            let scene = sceneOfWindow[ObjectIdentifier(window)].map { scenes[$0] }
            if id == nil || scene?.id == id { window.onClose?() }
        }
    }

    /// Opens the settings; false if there are none.
    @discardableResult
    package func openSettings() -> Bool {
        guard let scene = scenes.firstIndex(where: { $0.kind == .settings }) else { return false }
        openWindow(at: scene)
        return true
    }

    /// Closes the windows of the scene with an id.
    package func closeWindows(id: String) {
        for window in open where sceneOfWindow[ObjectIdentifier(window)].map({ scenes[$0].id == id }) ?? false {
            window.onClose?()
        }
    }

    /// Opens a new window of a scene, or brings the one that there can be, for a value, to the front.
    private func openWindow(at index: Int, for value: AnyHashable? = nil) {
        let scene = scenes[index]
        let known = open.first { window in
            let name = ObjectIdentifier(window)
            return sceneOfWindow[name] == index && valueOfWindow[name] == value
        }
        if scene.kind != .group || value != nil, let surface = known?.surface {
            host.commits.command(.present, at: surface)
            return host.scheduleUpdate()
        }
        var content = WindowContent()
        content.title = scene.title()
        content.autosaveName = name(ofSceneAt: index)
        scene.configure(&content)
        // What was kept is for the scene's first window: it would not be of another one's making.
        let window = WindowRoot(host: host, window: content, keepsValues: value == nil && known == nil)
        sceneOfWindow[ObjectIdentifier(window)] = index
        var inputs = scene.inputs
        if let value {
            valueOfWindow[ObjectIdentifier(window)] = value
            let environment = EnvironmentScope(parent: inputs.environment, subgraph: window.scope.subgraph)
            let input = window.scope.subgraph.input(Optional(value))
            environment.set(ObjectIdentifier(PresentedWindowValueKey.self), input.any)
            inputs.environment = environment
        }
        show(window) { window.show(inputs: inputs, scene.makeContent) }
    }

    /// What the scene's windows are kept under.
    private func name(ofSceneAt index: Int) -> String {
        if let id = scenes[index].id { return id }
        return scenes[index].kind == .settings ? "settings" : index == 0 ? "main" : "scene \(index + 1)"
    }

    // MARK: Commands

    private func makeCommands(_ make: [@MainActor (_ViewListInputs) -> ViewList], inputs: _ViewInputs) {
        // A program of one kind of window that asks for no menus has none.
        let hasOthers = scenes.enumerated().contains { $0 > 0 && $1.kind != .group && $1.hasCommands }
        guard !make.isEmpty || hasOthers || scenes.contains(where: { $0.shortcut != nil }) else { return }
        let commands = ProgramCommands(inputs, standard: { [weak self] in self?.standardLines($0) ?? [] }) { inputs in
            make.map { $0(inputs) }
        }
        offer(commands)
    }

    private func offer(_ commands: ProgramCommands) {
        self.commands = commands
        host.rootEnvironment.set(ProgramCommandsKey.self, ProgramCommandsReference(commands))
    }

    /// Offers menus in the windows that open from now on; for programs whose windows come from no scene.
    package func makeCommands(_ make: (ViewHost, IdentityScope) -> ProgramCommands) { offer(make(host, scope)) }

    /// What the scenes themselves offer in a place among the menu items.
    private func standardLines(_ place: CommandGroupPlacement.Kind) -> [MenuLine] {
        let offered = scenes.indices.filter { scenes[$0].hasCommands }
        switch place {
        case .newItem:
            let groups = offered.filter { scenes[$0].kind == .group }
            return groups.map { index in
                let isFirst = index == groups[0]
                let word = SystemText.newWindow.localized
                return line(
                    groups.count == 1 ? word : "\(word): \(scenes[index].title())", opening: index,
                    usual: isFirst ? KeyboardShortcut("n") : nil)
            }
        case .singleWindowList:
            return offered.filter { scenes[$0].kind == .single }.map {
                line(scenes[$0].title(), opening: $0, usual: nil)
            }
        case .appSettings:
            return offered.filter { scenes[$0].kind == .settings }.map {
                line(SystemText.settings.localized, opening: $0, usual: KeyboardShortcut(","))
            }
        default: return []
        }
    }

    private func line(_ title: String, opening index: Int, usual: KeyboardShortcut?) -> MenuLine {
        var content = MenuItemContent(title: title)
        content.shortcut = (scenes[index].shortcut ?? usual)?.content
        return MenuLine(content) { [weak self] in self?.openWindow(at: index) }
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
        window.makeRoomOnce(upTo: Self.mostRoom)
        window.onClose = { [weak self, weak window] in
            if let self, let window { close(window) }
        }
        window.onResize = { [weak self] in self?.onResize?($0) }
        let name = ObjectIdentifier(window)
        active.insert(name)
        window.onActive = { [weak self] isActive in
            guard let self else { return }
            if isActive { active.insert(name) } else { active.remove(name) }
            updatePhase()
        }
        fill()
    }

    /// A window that opens with much in it still fits on a small display.
    private static let mostRoom = CGSize(width: 1200, height: 800)

    /// A program is as active as its most active scene.
    private func updatePhase() {
        host.rootEnvironment.set(ScenePhaseKey.self, active.isEmpty ? .inactive : .active)
        guard isActive == active.isEmpty else { return }
        isActive = !active.isEmpty
        onActive?(isActive)
    }

    /// Closes a window; what is in it disappears.
    package func close(_ window: WindowRoot) {
        guard let index = open.firstIndex(where: { $0 === window }) else { return }
        open.remove(at: index)
        sceneOfWindow[ObjectIdentifier(window)] = nil
        valueOfWindow[ObjectIdentifier(window)] = nil
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
