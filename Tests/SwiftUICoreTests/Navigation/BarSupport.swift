import Foundation
import SwiftUICore
import ViewTesting

/// A block of a fixed size that tells when it is on screen.
struct Block: View {
    var width: CGFloat = 20
    var height: CGFloat = 20
    var color = Color.red

    var body: some View { color.frame(width: width, height: height) }
}

extension TestHost {
    /// The lines of the outline, without what they are inside of.
    @MainActor
    var lines: [String] { outline.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }

    /// The nodes whose outline line begins so, in order.
    @MainActor
    func nodes(_ prefix: String) -> [SurfaceNodeID] {
        var found: [SurfaceNodeID] = []
        func visit(_ id: SurfaceNodeID) {
            guard let node = surface.nodes[id] else { return }
            if node.value.outlineLine(frame: surface.windowFrame(of: id)).hasPrefix(prefix) { found.append(id) }
            for child in node.children { visit(child) }
        }
        for window in surface.windows { visit(window) }
        return found
    }

    /// The frames of those nodes in their window.
    @MainActor
    func frames(_ prefix: String) -> [CGRect] { nodes(prefix).map { surface.windowFrame(of: $0) } }
}

extension ViewQuery {
    /// A button whose label says nothing, as a block.
    static let unnamedButton = role(.button, "")
}
