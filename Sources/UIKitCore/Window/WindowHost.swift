import Foundation

/// What shows the windows of a scene. Whoever starts the program gives one to each `UIWindowScene`; nothing in this
/// module knows what it draws with.
@MainActor
package protocol WindowHost: AnyObject {
    /// Shows a window and gives it the focus; a window that is shown already comes to the front.
    func present(window: UIWindow)

    /// Takes a window off the display. It can be shown again.
    func hide(window: UIWindow)

    /// The content of a window, its title, its tint or another property was changed after it was shown.
    func windowDidChange(_ window: UIWindow)
}
