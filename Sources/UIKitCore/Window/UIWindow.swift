import FoundationGaps
import Foundation

/// A window of the program.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The order of windows above each other.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// A larger number is further in front.
        public let rawValue: CGFloat

        /// Makes a level of its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of common windows.
        public static let normal = Level(rawValue: 0)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// The scene that shows the window. A window without one goes to the first scene of the program when it is shown.
    open weak var windowScene: UIWindowScene? {
        didSet { sceneDidChange(from: oldValue) }
    }

    /// The controller of the content.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.window = nil
            rootViewController?.window = self
            appearanceDidChange()
        }
    }

    /// The order above other windows.
    open var windowLevel: Level = .normal

    /// The display that the window is on.
    open var screen: UIScreen { windowScene?.screen ?? .main }

    /// Whether the window has the keyboard focus.
    open package(set) var isKeyWindow = false

    /// Whether the window is on a display now.
    package private(set) var isPresented = false

    /// Whether the program wants the window to be seen; it is as soon as it has a scene with a host.
    private var isWanted = false

    /// Whether the window is not shown. A new window is hidden.
    open override var isHidden: Bool {
        get { !isWanted }
        set {
            isWanted = !newValue
            updatePresentation()
        }
    }

    private let ownUndoManager = UndoManager()

    /// Makes a window in a scene. It is not shown before `makeKeyAndVisible()`.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        sceneDidChange(from: nil)
    }

    /// Makes a window without a scene, for programs that have no scene delegate.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Windows are not made from archives on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the window and gives it the keyboard focus.
    open func makeKeyAndVisible() {
        let wasPresented = isPresented
        isHidden = false
        if wasPresented {
            windowScene?.host?.present(window: self)
        }
    }

    /// Gives the window the keyboard focus, if it is shown.
    open func makeKey() {
        if isPresented {
            windowScene?.host?.present(window: self)
        }
    }

    /// The window got the keyboard focus.
    open func becomeKey() {}

    /// The window lost the keyboard focus.
    open func resignKey() {}

    /// The chain goes on at the scene.
    open override var next: UIResponder? { windowScene }

    /// The window's own undo manager.
    open override var undoManager: UndoManager? { ownUndoManager }

    private func sceneDidChange(from old: UIWindowScene?) {
        guard old !== windowScene else { return }
        if let old {
            old.windows.removeAll { $0 === self }
            leave(old)
        }
        if let windowScene, !windowScene.windows.contains(where: { $0 === self }) {
            windowScene.windows.append(self)
        }
        updatePresentation()
    }

    /// Shows or hides the window, if what is wanted and what is so differ.
    final func updatePresentation() {
        if isWanted, windowScene == nil {
            // Attaching to a scene comes back here.
            windowScene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
            if windowScene == nil {
                UIApplication.shared.wait(self)
            }
        }
        guard let windowScene, let host = windowScene.host else { return }
        if isWanted, !isPresented {
            isPresented = true
            rootViewController?.loadViewIfNeeded()
            rootViewController?.viewWillAppear(false)
            host.present(window: self)
            rootViewController?.viewDidAppear(false)
        } else if !isWanted {
            leave(windowScene)
        }
    }

    private func leave(_ scene: UIWindowScene) {
        guard isPresented else { return }
        isPresented = false
        rootViewController?.viewWillDisappear(false)
        scene.host?.hide(window: self)
        rootViewController?.viewDidDisappear(false)
    }

    override func appearanceDidChange() {
        if isPresented {
            windowScene?.host?.windowDidChange(self)
        }
    }
}
