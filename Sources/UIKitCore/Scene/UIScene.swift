import FoundationGaps
import Foundation

/// One instance of the program's user interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// Whether the scene is in front of the user.
    public enum ActivationState: Int, Sendable {
        /// Not connected, or closed.
        case unattached = -1
        /// Visible, and it has the focus.
        case foregroundActive = 0
        /// Visible without the focus.
        case foregroundInactive = 1
        /// Not visible.
        case background = 2
    }

    /// What is known of the scene beyond its life.
    public let session: UISceneSession

    /// The object that hears of the scene's life. The scene keeps it alive.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is in front of the user.
    open package(set) var activationState: ActivationState = .unattached

    /// The title of the scene's window; `nil` leaves it to the content.
    open var title: String! {
        didSet { titleDidChange() }
    }

    /// Makes a scene for a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    func titleDidChange() {}

    /// The chain goes on at the application.
    open override var next: UIResponder? { UIApplication.shared }

    /// Opens an address with the program that the desktop has for its kind.
    open func open(
        _ url: URL, options: OpenExternalURLOptions? = nil, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url) { completion?($0) }
    }
}

extension UIScene {
    /// Options for opening an address from a scene.
    @MainActor @preconcurrency
    open class OpenExternalURLOptions: NSObject {
        /// Whether only an app may open the address, not a browser.
        open var universalLinksOnly = false

        /// Makes options that change nothing.
        @MainActor @preconcurrency public override init() {
            super.init()
        }
    }

    /// Options for asking for a scene.
    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks.
        open var requestingScene: UIScene?

        /// Makes options that change nothing.
        @MainActor @preconcurrency public override init() {
            super.init()
        }
    }
}

extension UIScene {
    /// Posted before a scene is connected.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was closed.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene got the focus.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene loses the focus.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene becomes visible.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is no longer visible.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// Options for closing a scene.
@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {
    /// Makes options that change nothing.
    @MainActor @preconcurrency public override init() {
        super.init()
    }
}
