import FoundationGaps
import Foundation

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows of the scene, in the order in which they were attached.
    open package(set) var windows: [UIWindow] = []

    /// The window of the scene that has, or last had, the keyboard focus.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The display that the scene is on.
    open var screen: UIScreen { .main }

    /// The traits of the scene: light or dark, scale, size classes.
    open package(set) var traitCollection: UITraitCollection = .current

    /// Limits of the size of the scene's window; `nil` where a desktop sets none.
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }

    private let restrictions = UISceneSizeRestrictions()

    /// What shows the windows. The scene keeps it alive; whoever closes the scene takes it away.
    package var host: (any WindowHost)? {
        didSet {
            restrictions.scene = self
            windows.forEach { $0.updatePresentation() }
        }
    }

    override func titleDidChange() {
        windows.forEach { host?.windowDidChange($0) }
    }
}

/// Limits of the size of a scene's window, in points.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
    /// The smallest size.
    open var minimumSize = CGSize.zero {
        didSet { report() }
    }
    /// The largest size. It has no effect on Linux, where the desktop decides.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
        didSet {
            Diagnostics.once("UISceneSizeRestrictions.maximumSize", "does not limit a window on Linux")
        }
    }
    /// Whether the window may fill the display. It has no effect on Linux, where the desktop decides.
    open var allowsFullScreen = true {
        didSet {
            if !allowsFullScreen {
                Diagnostics.once("UISceneSizeRestrictions.allowsFullScreen", "does not limit a window on Linux")
            }
        }
    }

    weak var scene: UIWindowScene?

    private func report() {
        guard let scene else { return }
        scene.windows.forEach { scene.host?.windowDidChange($0) }
    }
}
