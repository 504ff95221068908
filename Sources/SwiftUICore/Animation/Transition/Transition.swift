import MartletGraph

/// How a view comes and goes: what is put on it before, while and after it is there.
///
/// What changes between the phases is animated by the transaction that brings or removes the view.
@MainActor @preconcurrency
public protocol Transition {
    /// What `body(content:phase:)` is made of.
    associatedtype Body: View

    /// The view that comes or goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// What the system wants to know of the transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Transitions move their views unless they say otherwise.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Another view in a phase of this transition.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionApplication(transition: self, phase: phase))
    }

    /// Both transitions at once.
    @MainActor @preconcurrency
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation of its own, also where the change that it belongs to is not animated.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// Puts a phase of a transition on a view.
nonisolated struct TransitionApplication<T: Transition>: PrimitiveViewModifier {
    let transition: T
    let phase: TransitionPhase

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let content = inputs.observedRule(name: "\(T.self)") {
            let value = modifier.value
            return value.transition.body(content: PlaceholderContentView(), phase: value.phase)
        }
        return T.Body._makeView(
            view: _GraphValue(content), inputs: inputs.settingModifierContent(of: T.self, body))
    }
}

/// A transition that begins without an animation of the change that it belongs to.
protocol SelfStartingTransition {
    var startsByItself: Bool { get }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, SelfStartingTransition {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    var startsByItself: Bool {
        [first as Any, second as Any].contains { ($0 as? any SelfStartingTransition)?.startsByItself ?? false }
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, SelfStartingTransition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        let animation = animation
        return content.transaction({ $0.animation = animation }) { base.apply(content: $0, phase: phase) }
    }

    @MainActor static var properties: TransitionProperties { Base.properties }

    var startsByItself: Bool { animation != nil }
}

/// One transition for coming, another for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// One transition for coming, another for going.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view as the one of the two says that is meant for the phase.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let coming = insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase)
        return removal.apply(content: coming, phase: phase == .willAppear ? .identity : phase)
    }

    /// Whether one of the two moves the view.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

extension AsymmetricTransition: SelfStartingTransition {
    var startsByItself: Bool {
        [insertion as Any, removal as Any].contains { ($0 as? any SelfStartingTransition)?.startsByItself ?? false }
    }
}
