/// A view that was removed and is still seen, on its way out; it takes no part in layout.
package struct DepartingNode {
    package let node: LayoutNode
    /// How many children that stay lie before it.
    package let index: Int
}
