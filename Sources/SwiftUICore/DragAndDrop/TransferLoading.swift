import CoreTransferable
import Foundation
import FoundationGaps
import Synchronization

/// Loads values out of what was dropped or pasted.
enum TransferLoading {
    private struct State<Value: Sendable>: Sendable {
        var values: [Value?]
        var awaited: Int
    }

    /// Loads the values of a type, in the order of the items; what cannot be loaded is left out.
    ///
    /// - Parameter done: Called once on the main thread: at once where nothing has to be waited for, otherwise soon.
    @MainActor
    static func load<T: Transferable>(
        _ type: T.Type, from providers: [NSItemProvider], then done: @escaping @MainActor ([T]) -> Void
    ) {
        let fitting = providers.filter { $0.canLoad(type) }
        guard !fitting.isEmpty else { return done([]) }
        nonisolated(unsafe) let done = done
        let state = SharedState(State<T>(values: Array(repeating: nil, count: fitting.count), awaited: fitting.count))
        for (index, provider) in fitting.enumerated() {
            provider.loadTransferable(type: type) { result in
                let values: [T]? = state.mutex.withLock { state in
                    state.values[index] = try? result.get()
                    state.awaited -= 1
                    return state.awaited == 0 ? state.values.compactMap { $0 } : nil
                }
                if let values { MainThread.perform { done(values) } }
            }
        }
    }

    private final class SharedState<Value: Sendable>: Sendable {
        let mutex: Mutex<Value>
        init(_ value: Value) { mutex = Mutex(value) }
    }
}
