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

    /// Clicks on a tab by its title, without its badge.
    public func selectTab(_ title: String) throws {
        var offered: [String] = []
        for (id, node) in shownNodes {
            guard case .choice(let choice) = node.value.content, choice.style == .segments, obstacle(to: id) == nil
            else {
                continue
            }
            if let index = choice.titles.firstIndex(where: { $0 == title || $0.hasPrefix("\(title) (") }) {
                return perform(.select(index), at: id)
            }
            offered += choice.titles
        }
        throw failure("There is no tab “\(title)”; there are \(offered)")
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
