/// An incremental computation: values that are written, rules that derive values from others, and effects that follow
/// them.
///
/// Writing an input only marks what depends on it (push). Reading a rule checks whether anything that it had read has
/// really changed, and runs it only then (pull); a result that equals the former one stops the wave. The reads of a run
/// are the dependencies until the next run.
///
/// Attributes are made by a `Subgraph`, which frees them as a whole. Everything runs on the main actor.
@MainActor
@usableFromInline
package final class Graph {
    @usableFromInline nonisolated(unsafe) let state: UnsafeMutablePointer<GraphState>

    @inlinable
    package var core: GraphCore { GraphCore(state: state) }

    /// The transaction that the pending writes were made in. `update()` ends it: it is nil afterwards.
    package var transaction: AnyObject?

    package init() {
        state = .allocate(capacity: 1)
        state.initialize(to: GraphState())
    }

    deinit {
        // Each subgraph holds its graph, so by now every attribute is freed.
        state.pointee.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Called each time that an effect is queued where none was, except inside `update()`.
    package var onEffectQueued: (() -> Void)? {
        get { state.pointee.onEffectQueued }
        set { state.pointee.onEffectQueued = newValue }
    }

    package var hasQueuedEffects: Bool { !state.pointee.queue.isEmpty }

    /// Runs the queued effects, the earliest created first, until none is queued.
    ///
    /// An effect runs only if something that it had read has really changed. What effects write may queue effects again;
    /// one that has been queued a thousand times in one update never settles: it is reported like a cycle and left
    /// until the next change. A call from inside an effect returns at once, since the outer update goes on anyway.
    package func update() {
        guard !state.pointee.isUpdating else { return }
        core.update()
        transaction = nil
    }

    /// Whether a rule or an effect is running now.
    package var isEvaluating: Bool { state.pointee.depth > 0 }

    /// Calls `body` so that the running rule or effect does not depend on what is read in it.
    @inlinable
    package func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try core.untracked(body)
    }

    /// Called once for each cycle with the names along it; the first name is also the last. Without it, one line is
    /// printed to the standard error stream.
    package var onCycle: ((_ path: [String]) -> Void)? {
        get { state.pointee.onCycle }
        set { state.pointee.onCycle = newValue }
    }

    /// Told every step while it is set. It may read names, and must not change the graph.
    package var trace: ((GraphTraceEvent) -> Void)? {
        get { state.pointee.trace }
        set { state.pointee.trace = newValue }
    }

    package var counters: GraphCounters {
        get { state.pointee.counters }
        set { state.pointee.counters = newValue }
    }

    /// The number of attributes that live.
    package var attributeCount: Int { state.pointee.attributeCount }
}
