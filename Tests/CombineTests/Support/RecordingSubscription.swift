import Combine
import CombineTestKit

/// A subscription that writes down what it is told.
final class RecordingSubscription: Subscription, Releasable, CustomStringConvertible {
    private(set) var asks: [Ask] = []
    var onRequest: (Subscribers.Demand) -> Void = { _ in }
    var onCancel: () -> Void = {}
    private let onDeinit: () -> Void

    init(onDeinit: @escaping () -> Void = {}) {
        self.onDeinit = onDeinit
        ReleasePool.current?.add(self)
    }

    deinit { onDeinit() }

    func request(_ demand: Subscribers.Demand) {
        asks.append(.request(demand))
        onRequest(demand)
    }

    func cancel() {
        asks.append(.cancel)
        onCancel()
    }

    func releaseAll() {
        onRequest = { _ in }
        onCancel = {}
    }

    var description: String { "RecordingSubscription" }
}
