import Foundation
import SwiftUICore
import UIKitCore

/// Shows the windows of UIKit scenes as windows of the engine.
@MainActor
final class SceneWindowHost: WindowHost {
    private let program: AppHost
    private var shown: [ObjectIdentifier: (root: WindowRoot, controller: UIViewController)] = [:]

    init(program: AppHost) { self.program = program }

    func present(window: UIWindow) {
        guard shown[ObjectIdentifier(window)] == nil else { return }
        guard let controller = window.rootViewController as? any HostsViews else {
            Diagnostics.once(
                "Martlet: a UIWindow shows nothing unless its rootViewController is a UIHostingController.")
            return
        }
        var content = WindowContent()
        content.title = title(of: window)
        content.autosaveName = "main"
        if let minimum = window.windowScene?.sizeRestrictions?.minimumSize { content.minimumSize = minimum }
        let root = controller.open(in: program, content)
        shown[ObjectIdentifier(window)] = (root, controller)
        let close = root.onClose
        root.onClose = { [weak self, weak window] in
            close?()
            if let window { self?.didClose(window) }
        }
    }

    func hide(window: UIWindow) {
        guard let entry = shown.removeValue(forKey: ObjectIdentifier(window)) else { return }
        program.close(entry.root)
    }

    func windowDidChange(_ window: UIWindow) {
        guard let entry = shown[ObjectIdentifier(window)] else { return }
        if let controller = window.rootViewController, controller !== entry.controller {
            // Another root: the new window opens before the old one closes, so that the program goes on.
            shown[ObjectIdentifier(window)] = nil
            present(window: window)
            program.close(entry.root)
            return
        }
        let title = title(of: window)
        let style = window.rootViewController?.overrideUserInterfaceStyle ?? .unspecified
        entry.root.surface?.update { node in
            guard case .window(var content) = node.content else { return }
            content.title = title
            content.colorScheme = style == .dark ? .dark : style == .light ? .light : .system
            node.content = .window(content)
        }
        program.host.scheduleUpdate()
    }

    private func title(of window: UIWindow) -> String {
        window.windowScene?.title ?? window.rootViewController?.title ?? ProgramName.displayed
    }

    private func didClose(_ window: UIWindow) {
        shown[ObjectIdentifier(window)] = nil
        guard let scene = window.windowScene, shown.isEmpty else { return }
        scene.delegate?.sceneWillResignActive(scene)
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.delegate?.sceneDidDisconnect(scene)
    }
}
