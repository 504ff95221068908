/// How an attribute tells whether a new value differs from the one it has.
@usableFromInline
package enum Comparison<Value> {
    /// By the plan for the type: see `ValueComparator`.
    case automatic
    /// Every value differs.
    case never
    /// By the given function, which returns true for values that need not be told apart.
    case custom(@MainActor (Value, Value) -> Bool)
}
