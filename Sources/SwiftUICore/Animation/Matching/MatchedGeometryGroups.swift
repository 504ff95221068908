import Foundation

/// The views that are matched with each other, by identifier and name space. They meet after each layout.
@MainActor
package final class MatchedGeometryGroups: LayoutWatcher {
    struct Key: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    /// Views with the same identifier, in the order in which they came.
    private struct Group {
        var members: [Member] = []
        /// The source of the last layout, and where it was seen.
        weak var source: MatchedGeometryNode?
        var seenFrame: CGRect?
    }

    private struct Member {
        weak var node: MatchedGeometryNode?
    }

    private unowned let host: ViewHost
    private var groups: [Key: Group] = [:]
    private var keys: [ObjectIdentifier: Key] = [:]

    init(host: ViewHost) { self.host = host }

    /// From now on the view is matched with those of a key, and no others.
    func put(_ node: MatchedGeometryNode, into key: Key) {
        let name = ObjectIdentifier(node)
        guard keys[name] != key else { return }
        remove(node)
        if keys.isEmpty { host.watchers.add(self) }
        keys[name] = key
        groups[key, default: Group()].members.append(Member(node: node))
        host.layoutDidChange()
    }

    /// The view is gone.
    func remove(_ node: MatchedGeometryNode) {
        guard let key = keys.removeValue(forKey: ObjectIdentifier(node)) else { return }
        groups[key]?.members.removeAll { $0.node == nil || $0.node === node }
        if groups[key]?.members.isEmpty == true { groups[key] = nil }
        if keys.isEmpty { host.watchers.remove(self) }
    }

    package func didLayOut() {
        for key in groups.keys {
            if var group = groups[key] {
                update(&group, of: key)
                groups[key] = group
            }
        }
    }

    private func update(_ group: inout Group, of key: Key) {
        let nodes = group.members.compactMap(\.node)
        let sources = nodes.filter(\.isSource)
        if sources.count > 1 {
            host.report(
                "Multiple inserted views in matched geometry group \(key.id) have `isSource: true`; the last one counts."
            )
        }
        let source = sources.last
        if let source {
            if let start = group.seenFrame, group.source !== source {
                source.come(from: start)
            } else {
                source.follow(nil)
            }
        }
        for node in nodes where node !== source { node.follow(source?.ownFrame) }
        group.source = source
        group.seenFrame = source?.seenFrame
    }
}
