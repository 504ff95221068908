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
        if let surface = shown[ObjectIdentifier(window)]?.root.surface {
            program.host.commits.command(.present, at: surface)
            return program.host.scheduleUpdate()
        }
        guard let controller = window.rootViewController as? any HostsViews else {
            Diagnostics.once(
                "Martlet: a UIWindow shows nothing unless its rootViewController is a UIHostingController.")
            return
        }
        var content = WindowContent()
        content.title = title(of: window)
        // The first window finds again what was kept; another one begins anew.
        content.autosaveName = shown.isEmpty ? "main" : nil
        content.minimumSize = minimumSize(of: window)
        let root = controller.open(in: program, content)
        shown[ObjectIdentifier(window)] = (root, controller)
        let close = root.onClose
        root.onClose = { [weak self, weak window] in
            close?()
            if let window { self?.didClose(window) }
        }
        let activity = root.onActive
        root.onActive = { [weak scene = window.windowScene] isActive in
            activity?(isActive)
            isActive ? scene?.didBecomeActive() : scene?.willResignActive()
        }
        showOwner(window)
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
        showOwner(window)
    }

    /// Hands on what the window, its scene and its controller say of it.
    private func showOwner(_ window: UIWindow) {
        let style = window.rootViewController?.overrideUserInterfaceStyle ?? .unspecified
        shown[ObjectIdentifier(window)]?.root.ownerSays(
            title: title(of: window), minimumSize: minimumSize(of: window),
            colorScheme: style == .dark ? .dark : style == .light ? .light : nil)
        program.host.scheduleUpdate()
    }

    private func minimumSize(of window: UIWindow) -> CGSize {
        guard let size = window.windowScene?.sizeRestrictions?.minimumSize, size != .zero else { return .zero }
        return size.forWindow
    }

    private func title(of window: UIWindow) -> String {
        window.windowScene?.title ?? window.rootViewController?.title ?? ProgramName.displayed
    }

    private func didClose(_ window: UIWindow) {
        shown[ObjectIdentifier(window)] = nil
        guard let scene = window.windowScene,
            !scene.windows.contains(where: { shown[ObjectIdentifier($0)] != nil })
        else { return }
        scene.didDisconnect()
        let application = UIApplication.shared
        application.connectedScenes.remove(scene)
        application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
    }
}
