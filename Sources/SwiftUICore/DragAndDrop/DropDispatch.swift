import Foundation
import FoundationGaps

/// Leads what is dragged to the view under the pointer.
@MainActor
package final class DropDispatch {
    private struct Entry {
        weak var target: (any DropTarget)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// What a person has taken up in this program.
    package private(set) var dragged: [NSItemProvider] = []
    private weak var current: (any DropTarget)?
    private var operation = DropOperation.copy
    private let autoScroll: AutoScroll

    init(host: ViewHost) { autoScroll = AutoScroll(host: host) }

    /// A person takes something up, or nothing any more.
    package func drag(_ items: [NSItemProvider]) {
        autoScroll.stop()
        if items.isEmpty { leave(DropInfo(items: dragged, location: .zero)) }
        dragged = items
    }

    func add(_ target: any DropTarget) { entries[ObjectIdentifier(target)] = Entry(target: target) }

    func remove(_ name: ObjectIdentifier) { entries[name] = nil }

    package func receive(_ request: DropRequest, in window: WindowRoot) {
        let items = request.items ?? dragged
        guard !items.isEmpty else { return }
        if request.phase == .moved {
            // What comes under the pointer is told of it as if the pointer had moved.
            autoScroll.follow(scroll(at: request.location, in: window), pointer: request.location) {
                [weak self, weak window] _ in
                guard let self, let window else { return }
                dispatch(DropRequest(.moved, at: request.location, items: request.items), items, in: window)
            }
        } else {
            autoScroll.stop()
        }
        dispatch(request, items, in: window)
    }

    /// The innermost scroll view under the pointer in which something can be dropped.
    private func scroll(at point: CGPoint, in window: WindowRoot) -> ScrollNode? {
        var found: (scroll: ScrollNode, depth: Int)?
        for entry in entries.values {
            var node: LayoutNode? = entry.target?.dropNode
            var isIn = false
            var scroll: ScrollNode?
            while let current = node {
                if scroll == nil, let candidate = current as? ScrollNode, candidate.frame(in: nil).contains(point) {
                    scroll = candidate
                }
                if current === window { isIn = true }
                node = current.parent
            }
            guard isIn, let scroll else { continue }
            let depth = scroll.treePath.count
            if found.map({ $0.depth < depth }) ?? true { found = (scroll, depth) }
        }
        return found?.scroll
    }

    private func dispatch(_ request: DropRequest, _ items: [NSItemProvider], in window: WindowRoot) {
        guard request.phase != .left, let (target, info) = target(for: items, at: request.location, in: window) else {
            return leave(DropInfo(items: items, location: request.location))
        }
        if current !== target {
            leave(DropInfo(items: items, location: request.location))
            current = target
            operation = .copy
            target.dropEntered(info)
        }
        if let operation = target.dropMoved(info) { self.operation = operation }
        guard request.phase == .dropped else {
            request.operation = operation.isPossible ? operation : nil
            return
        }
        guard operation.isPossible else { return leave(info) }
        current = nil
        if target.performDrop(info) { request.operation = operation }
    }

    private func leave(_ info: DropInfo) {
        guard let current else { return }
        self.current = nil
        let origin = current.dropNode.frame(in: nil).origin
        current.dropExited(
            DropInfo(
                items: info.items, location: CGPoint(x: info.location.x - origin.x, y: info.location.y - origin.y)))
    }

    /// The innermost place under the pointer that takes the items; of those beside each other the one in front.
    private func target(
        for items: [NSItemProvider], at point: CGPoint, in window: WindowRoot
    ) -> (any DropTarget, DropInfo)? {
        var found: [(target: any DropTarget, path: [Int], info: DropInfo)] = []
        for entry in entries.values {
            guard let target = entry.target, let place = target.dropNode.place(of: point, in: window) else { continue }
            found.append((target, target.dropNode.treePath, DropInfo(items: items, location: place)))
        }
        found.sort { $1.path.lexicographicallyPrecedes($0.path) }
        return found.first { $0.target.accepts($0.info) }.map { ($0.target, $0.info) }
    }
}

extension LayoutNode {
    /// A point of a window in the node's own coordinates; nil where the node is not seen there.
    @MainActor
    fileprivate func place(of point: CGPoint, in window: WindowRoot) -> CGPoint? {
        let bounds = frame(in: nil)
        guard bounds.contains(point), !isInsideDeparting else { return nil }
        var node: LayoutNode? = self
        var isShown: Bool?
        while let current = node {
            if isShown == nil, let surface = current.surface { isShown = surface.isShown }
            if current is ScrollNode, !current.frame(in: nil).contains(point) { return nil }
            if current.parent == nil, current !== window { return nil }
            node = current.parent
        }
        guard isShown == true else { return nil }
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }
}
