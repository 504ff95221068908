import Foundation

extension ViewHost {
    /// What the windows show, one node a line, indented by what it is inside of: the same on every surface.
    @MainActor
    package var outline: String {
        var lines: [String] = []
        for window in windows { write(window, depth: 0, origin: .zero, into: &lines) }
        return lines.joined(separator: "\n")
    }

    @MainActor
    private func write(_ node: LayoutNode, depth: Int, origin: CGPoint, into lines: inout [String]) {
        let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
        var depth = depth
        if let surface = node.surface, surface.isShown {
            let line = surface.value.outlineLine(frame: CGRect(origin: place, size: node.frame.size))
            lines.append(String(repeating: "  ", count: depth) + line)
            depth += 1
        }
        for child in node.drawingOrder { write(child, depth: depth, origin: place, into: &lines) }
    }
}
