import FoundationGaps
import Foundation

/// The running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// Whether the program is in front of the user.
    public enum State: Int, Sendable {
        /// One of its windows has the focus.
        case active = 0
        /// It is visible but another program has the focus.
        case inactive = 1
        /// None of its windows is visible.
        case background = 2
    }

    /// The one object of this class. It exists from the first use on.
    public static let shared = UIApplication()

    /// The object that hears of the program's life. The program keeps it alive.
    open var delegate: (any UIApplicationDelegate)?

    /// Whether the program is in front of the user.
    open package(set) var applicationState: State = .inactive

    /// Whether the delegate has been told of the end.
    final var isTerminating = false

    /// The scenes that have been connected and not yet closed.
    open package(set) var connectedScenes: Set<UIScene> = [] {
        didSet { showWaitingWindows() }
    }

    /// The sessions of all connected scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Whether the program may have several windows. A desktop program may.
    open var supportsMultipleScenes: Bool { true }

    /// Whether the display stays awake while the program is in front. It has no effect on Linux.
    open var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled {
                Diagnostics.once("UIApplication.isIdleTimerDisabled", "does not keep the display awake on Linux")
            }
        }
    }

    /// The windows of all scenes.
    open var windows: [UIWindow] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }

    /// The window that has the keyboard focus.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Windows that were to be shown before there was a scene. Nothing here keeps them alive, as nothing does elsewhere.
    private var waitingWindows: [() -> UIWindow?] = []

    final func wait(_ window: UIWindow) {
        waitingWindows.append { [weak window] in window }
    }

    private func showWaitingWindows() {
        guard !waitingWindows.isEmpty, connectedScenes.contains(where: { $0 is UIWindowScene }) else { return }
        let windows = waitingWindows.compactMap { $0() }
        waitingWindows = []
        windows.forEach { $0.updatePresentation() }
    }

    package weak var firstResponder: UIResponder?
    package weak var host: (any ApplicationHost)?

    /// Opens an address with the program that the desktop has for its kind: a browser for `https`, a mail program for
    /// `mailto`.
    ///
    /// - Parameter completion: Called on the main actor with whether a program took it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard let host else {
            completion?(false)
            return
        }
        host.open(url) { completion?($0) }
    }

    /// Opens an address with the program that the desktop has for its kind.
    ///
    /// - Returns: Whether a program took it.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether some program of the desktop opens addresses of this kind.
    open func canOpenURL(_ url: URL) -> Bool {
        host?.canOpen(url) ?? false
    }

    /// Asks for a window: that of a session if one is given, else a new one.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let window = (sceneSession?.scene as? UIWindowScene)?.windows.first {
            window.makeKeyAndVisible()
        } else {
            host?.activateScene(with: userActivity)
        }
    }

    /// Closes the windows of a session.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        host?.destroyScene(sceneSession)
    }

    /// The chain goes on at the delegate, if that is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }
}
