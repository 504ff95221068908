import Foundation
import SwiftUICore

/// What a person does with links in texts.
extension TestScreen {
    /// Follows a link in a text by what it says. A `Link` is a button; it is clicked as one.
    public func followLink(_ title: String) throws {
        var hasLink = false
        for (id, node) in shownNodes {
            guard case .text(let content) = node.value.content,
                let url = content.text.runs.first(where: { $0.string == title && $0.link != nil })?.link
            else { continue }
            hasLink = true
            if obstacle(to: id) == nil { return perform(.link(url), at: id) }
        }
        throw failure(hasLink ? "The link “\(title)” cannot be reached" : "There is no link “\(title)” in a text")
    }
}
