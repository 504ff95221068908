import Foundation
import SwiftUICore

/// What a person does with screens and windows.
extension TestScreen {
    /// Clicks on the back button of the window in front.
    public func goBack() throws {
        let back = shownNodes.first { id, node in
            guard case .button(let button) = node.value.content else { return false }
            return node.value.accessibility.label == "Back" && button.style == .flat
                && path(from: id).last == frontWindow
                && path(from: id).contains {
                    if case .headerBar? = surface.nodes[$0]?.value.content { true } else { false }
                }
        }
        guard let back else { throw failure("There is no way back from this screen") }
        perform(.activate, at: back.id)
    }

    /// Closes the sheet, dialog or popover in front, as its close button or Escape does.
    public func dismiss() throws {
        guard let window = frontWindow, case .window(let content)? = surface.nodes[window]?.value.content,
            content.isModal
        else { throw failure("There is no sheet, dialog or popover to close") }
        perform(.close, at: window)
    }

    /// Gives the window another size in points.
    public func resize(_ size: CGSize) {
        guard let window = surface.windows.first else { return }
        perform(.resize(size), at: window)
    }

    /// The addresses that the app has asked the desktop to open.
    public var openedURLs: [URL] { surface.openedURLs }
}
