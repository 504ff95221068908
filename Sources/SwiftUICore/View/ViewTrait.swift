/// A value that a modifier gives to the container of a view.
package protocol ViewTrait {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The priority in a stack.
package enum LayoutPriorityTrait: ViewTrait {
    package static var defaultValue: Double { 0 }
}

/// The order in which siblings are drawn.
package enum ZIndexTrait: ViewTrait {
    package static var defaultValue: Double { 0 }
}
