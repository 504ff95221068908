import MartletGraph

/// The nodes in one environment that mirror their children where leading is right.
///
/// They share one effect: nearly every container follows the direction, which nearly never changes. They are linked
/// through themselves, so that one that goes leaves without a search.
package final class DirectionFollowers {
    private let reads: () -> Bool
    private var isRightToLeft: Bool
    private unowned(unsafe) var first: LayoutNode?

    /// Links of a node to the ones that follow with it.
    struct Links {
        var followers: DirectionFollowers?
        unowned(unsafe) var next: LayoutNode?
        unowned(unsafe) var previous: LayoutNode?
    }

    /// With `isPart` the environment holds the followers, and not the other way round.
    @MainActor
    package init(_ environment: EnvironmentScope, isPart: Bool, in subgraph: Subgraph) {
        let key = LayoutDirectionKey.self
        reads =
            isPart
            ? { [unowned environment] in environment.value(key) == .rightToLeft }
            : { environment.value(key) == .rightToLeft }
        isRightToLeft = subgraph.graph.untracked(reads)
        subgraph.effect(name: "layoutDirection") { self.update() }
    }

    package func add(_ node: LayoutNode) {
        node.isRightToLeft = isRightToLeft
        node.directionLinks = Links(followers: self, next: first)
        first?.directionLinks.previous = node
        first = node
    }

    /// The node is about to go.
    func remove(_ node: LayoutNode) {
        let links = node.directionLinks
        if let previous = links.previous { previous.directionLinks.next = links.next } else { first = links.next }
        links.next?.directionLinks.previous = links.previous
        node.directionLinks = Links()
    }

    @MainActor
    private func update() {
        let isRightToLeft = reads()
        guard isRightToLeft != self.isRightToLeft else { return }
        self.isRightToLeft = isRightToLeft
        var node = first
        while let follower = node {
            node = follower.directionLinks.next
            follower.isRightToLeft = isRightToLeft
            follower.invalidateLayout()
            follower.host.noteShift(of: follower)
        }
    }
}
