import Foundation
import SwiftUICore

/// What a person does with what is folded away.
extension TestScreen {
    /// Clicks on the title of something that is folded away, as a disclosure group, unless it is open.
    public func expand(_ name: String) throws { try disclose(name, isOpen: true) }

    /// Clicks on the title of something that can be folded away, unless it is.
    public func collapse(_ name: String) throws { try disclose(name, isOpen: false) }

    private func disclose(_ name: String, isOpen: Bool) throws {
        let title = ViewQuery.button(name).filter("that folds something away") {
            ["Expanded", "Collapsed"].contains($0.value)
        }
        let view = try get(title)
        if view.value != (isOpen ? "Expanded" : "Collapsed") { try tap(title) }
    }
}
