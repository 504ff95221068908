import MartletGraph

/// A native control in layout. What a person does shows in it before the engine has heard of it; when the value that
/// it stands for turns out to be another one, it is told.
package class ControlNode: LeafNode {
    private let revision: Attribute<Int>

    package override init(_ inputs: _ViewInputs) {
        revision = MainThread.assume { inputs.subgraph.input(0, name: "revision") }
        super.init(inputs)
    }

    /// Makes the effect that shows the control run again when a person has done something.
    @MainActor
    package func track() { _ = revision.value }

    /// Shows the control, and says what a person's actions do; they do nothing while it is disabled.
    @MainActor
    package func show(_ content: SurfaceContent, isEnabled: Bool, onEvent: @escaping (SurfaceEvent) -> Void) {
        show(content, isEnabled: isEnabled)
        guard let surface, surface.onEvent == nil else { return }
        surface.onEvent = { [unowned surface] event in
            guard surface.value.isEnabled else { return }
            onEvent(event)
        }
    }

    /// Takes note of what the control already shows, and compares it with the value once that is written.
    @MainActor
    package func adopt(_ content: SurfaceContent) {
        surface?.adopt { $0.content = content }
        let revision = revision
        host.write { revision.advance() }
    }
}
