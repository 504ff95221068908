import MartletGraph

/// The nodes of one identity that mirror their children where leading is right.
///
/// They share one effect: nearly every container follows the direction, which nearly never changes.
@MainActor
package final class DirectionFollowers {
    package let environment: EnvironmentScope
    private var isRightToLeft: Bool
    private var followers: [Follower] = []

    private struct Follower {
        unowned let node: LayoutNode
    }

    package init(_ inputs: _ViewInputs) {
        let environment = inputs.environment
        self.environment = environment
        isRightToLeft = inputs.host.graph.untracked { Self.isRightToLeft(in: environment) }
        inputs.subgraph.effect(name: "layoutDirection") { self.update() }
    }

    package func add(_ node: LayoutNode) {
        node.isRightToLeft = isRightToLeft
        followers.append(Follower(node: node))
    }

    private static func isRightToLeft(in environment: EnvironmentScope) -> Bool {
        environment.value(LayoutDirectionKey.self) == .rightToLeft
    }

    private func update() {
        let isRightToLeft = Self.isRightToLeft(in: environment)
        guard isRightToLeft != self.isRightToLeft else { return }
        self.isRightToLeft = isRightToLeft
        for follower in followers {
            follower.node.isRightToLeft = isRightToLeft
            follower.node.invalidateLayout()
        }
    }
}
