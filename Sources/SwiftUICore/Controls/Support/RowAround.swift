extension LayoutNode {
    /// The row of a list that holds nothing but this view.
    package var rowAround: ListRowNode? {
        var node = self
        while let parent = node.parent {
            if let row = parent as? ListRowNode { return row.content === node ? row : nil }
            guard parent.unaryChild === node else { return nil }
            node = parent
        }
        return nil
    }
}
