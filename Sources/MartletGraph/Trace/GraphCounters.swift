/// How much a graph has worked, for tests and budgets that must not depend on a clock.
@usableFromInline
package struct GraphCounters: Equatable, Sendable {
    package var rulesEvaluated = 0
    package var effectsRun = 0
    /// Edges that invalidation has walked.
    package var edgesInvalidated = 0
    /// Calls of `set` and `touch`, also those that changed nothing.
    @usableFromInline package var writes = 0

    package init() {}

    package mutating func reset() {
        self = GraphCounters()
    }
}
