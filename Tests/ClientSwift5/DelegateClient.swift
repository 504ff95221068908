import UIKit

/// An app delegate and a scene delegate as Xcode's templates write them.
class ClientAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override init() {
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    }
}

class ClientSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = ClientViewController(number: 1)
            self.window = window
            window.makeKeyAndVisible()
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// An app delegate of the time before scenes.
class ClientWindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ClientPlainController()
        window?.makeKeyAndVisible()
        return true
    }
}

class ClientViewController: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Number \(number)"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been written")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

class ClientPlainController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

func clientColors() -> [UIColor] {
    [
        .label, .secondaryLabel, .systemGray6, .systemBackground, UIColor(white: 0.5, alpha: 1),
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5),
        UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black },
    ]
}

@MainActor
func clientDevice() -> [Any] {
    [
        UIScreen.main.bounds.width, UIScreen.main.scale, UIDevice.current.userInterfaceIdiom == .phone,
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.count,
        UIFont.preferredFont(forTextStyle: .body), UIFont.systemFont(ofSize: 12, weight: .semibold),
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    ]
}

/// What a phone's app does when something is tapped.
@MainActor
func clientFeedback() {
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    generator.notificationOccurred(.success)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
}
