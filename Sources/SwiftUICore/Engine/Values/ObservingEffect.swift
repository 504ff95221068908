import MartletGraph
import Observation

extension _ViewInputs {
    /// An effect that also runs again when a property of an observable object that it has read changes: what reads
    /// bindings needs it, since a binding may lead to such a property.
    @MainActor
    package func observingEffect(name: AttributeName, _ body: @escaping @MainActor () -> Void) {
        let reference = BodyReference()
        let observer = host.reference
        let effect = subgraph.effect(name: name) {
            withObservationTracking {
                body()
            } onChange: {
                observer.observedPropertyWillChange(reference)
            }
        }
        reference.follow(effect)
    }
}
