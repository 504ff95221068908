import Foundation
import SwiftUICore
import UIKitCore

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the program with this delegate and runs it until its last window is closed. `@main` calls this.
    @MainActor
    public static func main() {
        Launch.run { program in
            let delegate = instantiate(Self.self)
            ApplicationStart(program: program).start(delegate as! any UIApplicationDelegate)
        }
    }
}

/// Brings a UIKit program up: the delegate's calls in Apple's order, then the first scene.
@MainActor
final class ApplicationStart: ApplicationHost {
    private let program: AppHost
    private static var current: ApplicationStart?
    private let windows: SceneWindowHost

    init(program: AppHost) {
        self.program = program
        windows = SceneWindowHost(program: program)
    }

    /// Tells the delegate of the start; connects a scene where `opensScene`.
    func start(_ delegate: any UIApplicationDelegate, opensScene: Bool = true) {
        Self.current = self
        let application = UIApplication.shared
        application.delegate = delegate
        application.host = self
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        application.didFinishLaunching()
        if opensScene { connectScene() }
        application.didBecomeActive()
        program.onActive = { $0 ? application.didBecomeActive() : application.willResignActive() }
    }

    /// Tells scenes and delegate that the program ends.
    static func willTerminate() {
        guard current != nil else { return }
        for scene in UIApplication.shared.connectedScenes { scene.didDisconnect() }
        UIApplication.shared.willTerminate()
    }

    /// Connects one more window scene with its delegate, named by the manifest or found in the program's module.
    private func connectScene() {
        let application = UIApplication.shared
        guard let delegate = application.delegate else { return }
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        session.configuration = delegate.application(
            application, configurationForConnecting: session, options: options)
        let sceneType = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneType.init(session: session, connectionOptions: options)
        scene.host = windows
        application.connectedScenes.insert(scene)
        let found: AnyClass? = SceneManifest.delegateClass(for: session, applicationDelegate: delegate)
        if let type = found as? NSObject.Type, let sceneDelegate = instantiate(type) as? any UISceneDelegate {
            scene.delegate = sceneDelegate
            scene.willConnect(options)
            scene.didBecomeActive()
        } else if delegate.window == nil, scene.windows.isEmpty {
            Diagnostics.once(
                "Martlet: no window: add a scene delegate class named SceneDelegate, or name one in Info.plist under "
                    + "UIApplicationSceneManifest, or let the application delegate make a window.")
        } else {
            for window in scene.windows where !window.isHidden { windows.present(window: window) }
        }
    }

    // MARK: What the application asks for

    func canOpen(_ url: URL) -> Bool { url.scheme != nil }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
        completion(program.host.surface.open(url))
    }

    func activateScene(with activity: NSUserActivity?) { connectScene() }

    func destroyScene(_ session: UISceneSession) {
        guard let scene = session.scene as? UIWindowScene else { return }
        for window in scene.windows { windows.hide(window: window) }
        scene.didDisconnect()
        UIApplication.shared.connectedScenes.remove(scene)
        UIApplication.shared.delegate?.application(.shared, didDiscardSceneSessions: [session])
    }
}
