import Foundation
import SwiftUICore

/// Texts of which a part is not seen.
extension TestScreen {
    var clippedTexts: [AccessibilityFinding] {
        shownNodes.compactMap { id, node in
            guard case .text(let text) = node.value.content else { return nil }
            guard lacksRoom(text, size: node.frame.size) || isCutOff(id) else { return nil }
            return AccessibilityFinding(kind: .clippedText, description: "“\(text.text.string)” is cut off")
        }
    }

    /// Whether all of a text's lines need more than the size that it has.
    private func lacksRoom(_ text: TextContent, size: CGSize) -> Bool {
        var whole = text
        whole.lineLimit = nil
        whole.minimumScaleFactor = 1
        let needed = surface.measure(.text(whole), proposal: ProposedViewSize(width: size.width, height: nil)).size
        return needed.height > size.height + 0.5 || needed.width > size.width + 0.5
    }

    /// Whether a clip or the window's edge lies on a node, and no scrolling brings the rest into sight.
    private func isCutOff(_ id: SurfaceNodeID) -> Bool {
        guard var node = surface.nodes[id] else { return false }
        var rect = CGRect(origin: .zero, size: node.frame.size)
        while let parent = node.parent, let container = surface.nodes[parent] {
            rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
            let bounds = CGRect(origin: .zero, size: container.frame.size).insetBy(dx: -0.5, dy: -0.5)
            switch container.value.content {
            case .scroll: return false
            case .layer(let layer):
                if layer.clip != .none, !bounds.contains(rect) { return true }
                // What is turned or scaled is in its place for its looks.
                if layer.transform != .identity { return false }
            case .window: return !bounds.contains(rect)
            default: break
            }
            node = container
        }
        return false
    }
}
