// What has moved, and who wants to know of it, is noted up to the root, so that nobody looks where nothing has happened.
extension LayoutNode {
    /// The node stands elsewhere than the surface was told last.
    final func noteMovement() {
        hasMoved = true
        parent?.noteMovementInside()
    }

    /// Something depends on where the node is, or on where something inside of it is.
    final func noteWatcherInside() {
        var node: LayoutNode? = self
        while let current = node, !current.hasWatcherInside {
            current.hasWatcherInside = true
            node = current.parent
        }
    }

    /// Something inside of the node stands elsewhere than the surface was told last.
    final func noteMovementInside() {
        var node: LayoutNode? = self
        while let current = node, !current.hasMovementInside {
            current.hasMovementInside = true
            node = current.parent
        }
    }
}
