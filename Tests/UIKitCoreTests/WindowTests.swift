import Foundation
import Testing

@testable import UIKitCore

@MainActor
private final class RecordingHost: WindowHost {
    var log: [String] = []
    func present(window: UIWindow) { log.append("present") }
    func hide(window: UIWindow) { log.append("hide") }
    func windowDidChange(_ window: UIWindow) { log.append("change") }
}

private final class RecordingController: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
}

@MainActor
struct WindowTests {
    private func connectedScene() -> (UIWindowScene, RecordingHost) {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        let host = RecordingHost()
        scene.host = host
        return (scene, host)
    }

    @Test("a window is shown by makeKeyAndVisible, not before")
    func presents() {
        let (scene, host) = connectedScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        #expect(window.isHidden)
        #expect(host.log.isEmpty)
        window.makeKeyAndVisible()
        #expect(!window.isHidden)
        #expect(host.log == ["present"])
        #expect(scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
    }

    @Test("showing a window loads its controller's view and tells the controller")
    func appearance() {
        let (scene, _) = connectedScene()
        let window = UIWindow(windowScene: scene)
        let controller = RecordingController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.isHidden = true
        #expect(controller.log == ["didLoad", "willAppear", "didAppear", "didDisappear"])
        #expect(controller.next === window)
    }

    @Test("a hidden window can be shown again")
    func hidesAndShows() {
        let (scene, host) = connectedScene()
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        window.isHidden = true
        window.isHidden = true
        window.isHidden = false
        #expect(host.log == ["present", "hide", "present"])
    }

    @Test("a change of the root controller of a shown window reaches the host")
    func changes() {
        let (scene, host) = connectedScene()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController = UIViewController()
        window.rootViewController?.title = "New"
        #expect(host.log == ["present", "change", "change"])
    }

    @Test("a window that waits for a scene is shown when it gets one")
    func waits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible()
        let (scene, host) = connectedScene()
        window.windowScene = scene
        #expect(host.log == ["present"])
        #expect(window.frame.width == 320)
    }

    @Test("a window that was shown before there was a scene goes to the first one that is connected")
    func connects() {
        let application = UIApplication.shared
        let window = UIWindow(frame: .zero)
        window.makeKeyAndVisible()
        let (scene, host) = connectedScene()
        application.connectedScenes.insert(scene)
        defer { application.connectedScenes.remove(scene) }
        #expect(window.windowScene === scene)
        #expect(host.log == ["present"])
    }

    @Test("a scene that gets its host later shows its waiting windows then")
    func lateHost() {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        let host = RecordingHost()
        scene.host = host
        #expect(host.log == ["present"])
    }

    @Test("a window's undo manager is found along the responder chain")
    func undo() {
        let (scene, _) = connectedScene()
        let window = UIWindow(windowScene: scene)
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(controller.undoManager === window.undoManager)
        #expect(controller.view.undoManager === window.undoManager)
    }

    @Test("adding a child controller takes it out of its old parent")
    func children() {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }
}
