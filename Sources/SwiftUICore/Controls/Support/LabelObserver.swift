import MartletGraph

/// Tells a control that its label says something else.
///
/// What a label says matters to controls that show it in their own way: as a line of a menu, as the prompt of
/// a field, as the name for assistive technology.
@MainActor
package final class LabelObserver {
    private let version: Attribute<Int>
    private let outer: LabelObserver?

    package init(inputs: _ViewInputs) {
        version = inputs.subgraph.input(0, name: "label")
        outer = inputs.labelObserver
    }

    package func labelDidChange() {
        version.advance()
        outer?.labelDidChange()
    }

    /// Makes the effect or rule that is running run again when the label has changed.
    package func track() { _ = version.value }
}

/// What the views of a label say, read off their nodes.
package struct LabelText: Equatable {
    /// The texts, one after the other.
    package var title = ""
    /// The first symbol.
    package var symbol: String?
    /// What the images say, where there is no text.
    package var imageLabel = ""

    package var isEmpty: Bool { title.isEmpty && symbol == nil }

    /// The name for assistive technology.
    package var spoken: String { title.isEmpty ? imageLabel : title }

    @MainActor
    package init(of node: LayoutNode) { add(node) }

    @MainActor
    package init(of nodes: [LayoutNode]) { for node in nodes { add(node) } }

    @MainActor
    private mutating func add(_ node: LayoutNode) {
        switch node {
        case let text as TextNode:
            guard let spoken = text.text?.accessibilityText, !spoken.isEmpty else { return }
            title += title.isEmpty ? spoken : " " + spoken
        case let image as ImageNode:
            if symbol == nil { symbol = image.symbolName }
            if let label = image.surface?.value.accessibility.label, imageLabel.isEmpty { imageLabel = label }
        default:
            for child in node.children { add(child) }
        }
    }
}
