import MartletGraph

/// Runs an asynchronous closure while a view is on screen, anew for each value of an id.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveViewModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let record = Record(node: outputs.node)
        _ = inputs.subgraph.effect(name: "task") { record.update(modifier.value) }
        inputs.scope.add(record)
        return outputs
    }

    private final class Record: LifecycleRecord {
        private var current: TaskModifier?
        private var running: Task<Void, Never>?

        func update(_ new: TaskModifier) {
            let isOther = current.map { $0.id != new.id } ?? false
            current = new
            if isOther, isShown { start() }
        }

        override func didAppear() { start() }

        override func didDisappear() {
            running?.cancel()
            running = nil
        }

        private func start() {
            running?.cancel()
            // All that appeared comes first, whichever modifier stands outside.
            node.host.actions.afterwards { [weak self] in
                guard let self, isShown, let current else { return }
                running?.cancel()
                running = Task(priority: current.priority) { @MainActor in await current.action() }
            }
        }
    }
}

extension View {
    /// Runs an asynchronous closure when the view has appeared, and cancels it when it disappears.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous closure when the view has appeared and whenever a value has changed; the one
    /// before is cancelled.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
