import Foundation
import Testing

@testable import UIKitCore

/// Notes what it is told.
private final class LoggingDelegate: UIResponder, UIApplicationDelegate, UISceneDelegate {
    var log: [String] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("did finish launching")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("did become active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("will enter foreground") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("will terminate") }

    func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene will enter foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene did become active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("scene will resign active") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene did enter background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("scene did disconnect") }
}

@MainActor
struct LifeTests {
    @Test("a delegate is told of each turn of the program's life once, in order, and those who listen are too")
    func application() {
        let application = UIApplication()
        let delegate = LoggingDelegate()
        application.delegate = delegate
        nonisolated(unsafe) var posted = 0
        let names = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.willTerminateNotification,
        ]
        let tokens = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: application, queue: nil) { _ in posted += 1 }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        application.didFinishLaunching()
        application.didBecomeActive()
        application.didBecomeActive()
        application.willResignActive()
        application.willResignActive()
        #expect(application.applicationState == .inactive)
        application.didBecomeActive()
        application.willTerminate()
        application.willTerminate()
        #expect(
            delegate.log == [
                "did finish launching", "did become active", "will resign active", "did become active",
                "will resign active", "did enter background", "will terminate",
            ])
        #expect(application.applicationState == .background)
        #expect(posted == 5)
    }

    @Test("a scene's delegate is told when its window has the focus, loses it and closes")
    func scene() {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        let delegate = LoggingDelegate()
        scene.delegate = delegate
        scene.didBecomeActive()
        scene.didBecomeActive()
        scene.willResignActive()
        scene.didBecomeActive()
        scene.didDisconnect()
        scene.didDisconnect()
        #expect(
            delegate.log == [
                "scene will enter foreground", "scene did become active", "scene will resign active",
                "scene did become active", "scene will resign active", "scene did enter background",
                "scene did disconnect",
            ])
        #expect(scene.activationState == .unattached)
    }
}
