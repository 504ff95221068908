import Foundation

/// A host that may have gone, for closures that live longer and for the surface.
///
/// A weak reference would do the same, but Swift counts the references of an object that has ever had one in a table
/// beside it: each of the thousand layout nodes that hold the host would pay for that.
package final class HostReference: @unchecked Sendable {
    // On the main actor, like the host itself; `Sendable` because Observation keeps it in closures.
    private unowned(unsafe) var known: ViewHost?

    init() {}

    func refer(to host: ViewHost) { known = host }

    @MainActor package var host: ViewHost? { known }

    /// The host is about to go.
    func clear() { known = nil }

    /// An observable property that a body has read is about to change, on any thread.
    package func observedPropertyWillChange(_ body: BodyReference) {
        let transaction = Transaction.current
        if MainThread.isCurrent {
            MainThread.assume { known?.write { body.invalidate() } }
        } else {
            nonisolated(unsafe) let transaction = transaction
            MainThread.perform { withTransaction(transaction) { self.known?.write { body.invalidate() } } }
        }
    }
}

extension HostReference: SurfaceEvents {
    package func update() { known?.update() }
    package func frame(at time: Double) { known?.frame(at: time) }
    package func receive(_ event: SurfaceEvent, at node: SurfaceNodeID) { known?.receive(event, at: node) }
    package func environmentDidChange() { known?.environmentDidChange() }
    package func turnDidEnd() -> Bool { known?.turnDidEnd() ?? false }
}
