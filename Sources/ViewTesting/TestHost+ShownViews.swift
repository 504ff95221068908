import Foundation
import SwiftUICore

extension TestHost {
    /// Everything that is shown, window by window, outer views before what is inside of them.
    public var shownViews: [ShownView] { shownNodes.map { describe($0.id, $0.node) } }

    /// The titles of the windows, in the order in which they were opened. A sheet is a window.
    public var windowTitles: [String] { shownViews.filter { $0.role == .window }.map(\.name) }

    /// The texts that are on screen, window by window, in drawing order.
    public var shownTexts: [String] { shownViews.filter { $0.role == .text }.map(\.value) }

    /// The rows of lists and forms that are on screen, each by the texts in it.
    public var shownRows: [String] { shownViews.filter { $0.role == .row }.map(\.name) }

    /// The first view that is called so, of a role if one is given; views of the window in front come first.
    public func find(_ name: String, as role: ShownView.Role? = nil) -> ShownView? {
        shownViews.enumerated().filter { $0.element.name == name && (role == nil || $0.element.role == role) }
            .min { first, second in
                let (one, other) = (windowIndex(of: first.element.id), windowIndex(of: second.element.id))
                return one != other ? one > other : first.offset < second.offset
            }?.element
    }

    private func describe(_ id: SurfaceNodeID, _ node: HeadlessSurface.Node) -> ShownView {
        ShownView(
            role: ShownView.Role(node.value.content), name: name(of: id), value: node.value.content.ownValue,
            isEnabled: path(from: id).allSatisfy { surface.nodes[$0]?.value.isEnabled ?? false } && !isBlocked(id),
            frame: surface.windowFrame(of: id), id: id)
    }

    private func name(of id: SurfaceNodeID) -> String {
        guard let node = surface.nodes[id], !node.value.accessibility.isHidden else { return "" }
        if let label = node.value.accessibility.label { return label }
        if let own = node.value.content.ownName { return own }
        return node.children.map(name).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A node and all that it is inside of, up to its window.
    package func path(from id: SurfaceNodeID) -> [SurfaceNodeID] {
        var path: [SurfaceNodeID] = []
        var next: SurfaceNodeID? = id
        while let current = next, let node = surface.nodes[current] {
            path.append(current)
            if case .window = node.value.content { break }
            next = node.parent
        }
        return path
    }

    private func windowIndex(of id: SurfaceNodeID) -> Int {
        path(from: id).last.flatMap { surface.windows.firstIndex(of: $0) } ?? 0
    }

    /// Whether a modal window lies above the one that the node is in.
    private func isBlocked(_ id: SurfaceNodeID) -> Bool {
        surface.windows.dropFirst(windowIndex(of: id) + 1).contains {
            if case .window(let window)? = surface.nodes[$0]?.value.content { window.isModal } else { false }
        }
    }
}
