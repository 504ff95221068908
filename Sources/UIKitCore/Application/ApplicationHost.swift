import Foundation
import FoundationGaps

/// What the desktop does for an application. Whoever starts the program gives it to `UIApplication.shared`.
@MainActor
package protocol ApplicationHost: AnyObject {
    /// Whether some program of the desktop opens addresses of this kind.
    func canOpen(_ url: URL) -> Bool

    /// Hands an address to the program that opens its kind; the answer comes on the main actor.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Asks for one more window scene.
    func activateScene(with activity: NSUserActivity?)

    /// Closes the windows of a scene and lets it go.
    func destroyScene(_ session: UISceneSession)
}
