import Foundation
import MartletGraph

/// Which gestures of a view and of the views inside of it count.
public struct GestureMask: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: UInt32

    /// A set of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gesture of the view, neither its own nor those inside.
    public static let none: GestureMask = []
    /// The gesture that is being added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Puts a gesture on a view.
nonisolated struct GestureModifier<T: Gesture>: PrimitiveViewModifier {
    let gesture: T
    let mask: GestureMask
    let priority: GesturePriority

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = LayerNode(inputs, child: body(inputs).node)
        let handler = GestureHandler(priority: inputs.host.graph.untracked { modifier.value.priority })
        node.gesture = handler
        let memory = GestureMemory()
        let clock = inputs.host.surface.clock
        func tell(_ gesture: T, _ event: SurfaceEvent?, _ node: LayoutNode, _ interests: GestureInterests) -> Bool {
            let inputs = _GestureInputs(
                event: event, memory: memory, interests: interests, node: node, date: clock.date)
            return gesture._makeGesture(inputs: inputs).phase.isRecognized
        }
        let graph = inputs.host.graph
        handler.handle = { event, node in
            tell(graph.untracked { modifier.value.gesture }, event, node, GestureInterests())
        }
        _ = inputs.subgraph.effect(name: "gesture") { [unowned node] in
            let isEnabled = inputs.environment.value(IsEnabledKey.self)
            let value = modifier.value
            let interests = GestureInterests()
            _ = tell(value.gesture, nil, node, interests)
            handler.includesSubviews = value.mask.contains(.subviews)
            node.listen(
                to: interests.all, durations: interests.durations,
                isEnabled: isEnabled && value.mask.contains(.gesture))
        }
        return _ViewOutputs(node: node)
    }
}

extension LayerNode {
    /// From now on the surface tells of these things on the view.
    @MainActor
    func listen(to interest: GestureInterest, durations: Set<Double> = [], isEnabled: Bool) {
        gesture?.interest = interest
        gesture?.isEnabled = isEnabled
        let durations = isEnabled ? durations.map { max($0, 0) }.sorted() : []
        set { layer, _ in
            layer.gestures = isEnabled ? interest : []
            layer.holdDurations = durations
        }
        surface?.update { $0.isEnabled = isEnabled }
        surface?.onEvent = { [unowned self] event in GestureDispatch.receive(event, at: self) }
    }
}

extension View {
    /// Adds a gesture; gestures of the views inside come before it.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, priority: .normal))
    }

    /// Adds a gesture that comes before those of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high))
    }

    /// Adds a gesture that is told besides those of the views inside.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
    }
}
