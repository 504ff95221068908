extension LayoutNode {
    /// The node, what is around it, and so on up to the root.
    final var pathToRoot: [LayoutNode] {
        var path: [LayoutNode] = []
        var node: LayoutNode? = self
        while let current = node {
            path.append(current)
            node = current.parent
        }
        return path
    }

    /// The path of child indices from the root.
    package var treePath: [Int] {
        var path: [Int] = []
        var node = self
        while let parent = node.parent {
            path.append(node.indexInParent)
            node = parent
        }
        return path.reversed()
    }
}
