import Foundation

/// One set of changes to what a surface shows: plain values that can be printed and compared.
package struct Commit: Equatable {
    package var operations: [Operation] = []

    package init() {}

    package enum Operation: Equatable {
        /// A new node in front of a sibling; last where there is none. A window has no parent, or
        /// the window that it belongs to.
        case insert(SurfaceNodeID, SurfaceNode, parent: SurfaceNodeID?, before: SurfaceNodeID?)
        /// The node and everything in it goes.
        case remove(SurfaceNodeID)
        /// The node stands in front of another sibling now.
        case move(SurfaceNodeID, before: SurfaceNodeID?)
        /// The node shows something else; never another kind of content.
        case update(SurfaceNodeID, SurfaceNode)
        /// The node's place in its parent's coordinates, in points on the pixel grid.
        case frame(SurfaceNodeID, CGRect)
        /// A command, which is no part of the node's value.
        case command(SurfaceNodeID, SurfaceCommand)
    }
}

/// What is done to a node once.
package enum SurfaceCommand: Equatable, Sendable {
    /// The node, or the first thing in it that can, takes the keyboard focus.
    case focus
    /// Whatever in this window has the focus gives it up.
    case resignFocus
    /// Brings a part of a scrolled content, in the content's coordinates, to an offset.
    case scroll(to: CGPoint)
    /// Brings the window to the front.
    case present
}

/// A node's value: what it shows and what assistive technology is told.
package struct SurfaceNode: Equatable {
    package var content: SurfaceContent
    /// Nil for most nodes, of which nothing is said beyond their content.
    package private(set) var spoken: SharedAccessibility?
    package var isEnabled = true

    package init(_ content: SurfaceContent) { self.content = content }

    package var accessibility: AccessibilityContent {
        get { spoken?.content ?? AccessibilityContent() }
        set { spoken = SharedAccessibility(newValue) }
    }
}

/// What is said of a node, by reference: a node's value is handed on more often than it is looked into.
package final class SharedAccessibility: Equatable {
    package let content: AccessibilityContent

    /// Nil where nothing is said.
    package init?(_ content: AccessibilityContent) {
        if content == AccessibilityContent() { return nil }
        self.content = content
    }

    package static func == (left: SharedAccessibility, right: SharedAccessibility) -> Bool {
        left === right || left.content == right.content
    }
}

/// What assistive technology is told of a node, beyond what the content itself says.
package struct AccessibilityContent: Equatable, Sendable {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var isHidden = false
    package var isHeader = false
    package var isButton = false
    package var isLink = false
    package var isImage = false
    package var isSelected = false
    package var isModal = false
    package var sortPriority: Double = 0
    /// Names of further actions; performed by `SurfaceEvent.accessibilityAction`.
    package var actions: [String] = []
    /// Whether the children speak as one, with a label made of theirs.
    package var combinesChildren = false

    package init() {}
}
