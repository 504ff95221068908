import Foundation
import MartletGraph

/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
    // A value that is used on the main actor only.
    private let base: any Transition

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { base = transition }

    /// The view comes and goes at once.
    public static let identity = AnyTransition(IdentityTransition())

    /// The view fades in and out. What has no transition does so.
    public static let opacity = AnyTransition(OpacityTransition())

    /// The view grows from nothing and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(ScaleTransition.vanishing)) }

    /// The view grows from a factor and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// The view comes in from the leading edge and goes out at the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// The view comes in over an edge and goes out over it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// The view comes in from an edge and goes on to the opposite one.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// The view comes from a distance and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// The view comes from a distance and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// One modifier before the view has come and after it has gone, another while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func make(_ insertion: some Transition, _ removal: some Transition) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return make(insertion.base, removal.base)
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func make(_ first: some Transition, _ second: some Transition) -> AnyTransition {
            AnyTransition(CombinedTransition(first: first, second: second))
        }
        return make(base, other.base)
    }

    /// The transition with an animation of its own, also where the change that it belongs to is not animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func make(_ base: some Transition) -> AnyTransition {
            AnyTransition(AnimatedTransition(base: base, animation: animation))
        }
        return make(base)
    }
}

extension AnyTransition {
    /// Whether nothing is seen of it.
    var isIdentity: Bool { base is IdentityTransition }

    /// Whether it begins without an animation of the change that it belongs to.
    var startsByItself: Bool { (base as? any SelfStartingTransition)?.startsByItself ?? false }

    @MainActor var hasMotion: Bool { type(of: base).properties.hasMotion }

    /// Makes what the transition puts around a view.
    @MainActor
    func make(phase: Attribute<TransitionPhase>, inputs: _ViewInputs, around content: LayoutNode) -> LayoutNode {
        func make<T: Transition>(_ transition: T) -> LayoutNode {
            let application = inputs.subgraph.rule(name: "transition", comparison: .never) {
                TransitionApplication(transition: transition, phase: phase.value)
            }
            return TransitionApplication<T>._makeView(
                modifier: _GraphValue(application), inputs: inputs.withoutElementWrapper()
            ) { _ in _ViewOutputs(node: content) }.node
        }
        return make(base)
    }
}

/// One modifier while the view is there, another before and after.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// How a view comes and goes, for the container of the view.
package enum TransitionTrait: ViewTrait {
    package static var defaultValue: AnyTransition? { nil }
}

extension View {
    /// How the view comes and goes when the change that brings or removes it is animated. Without one it fades.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(TraitModifier(TransitionTrait.self, t))
    }

    /// How the view comes and goes when the change that brings or removes it is animated. Without one it fades.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TraitModifier(TransitionTrait.self, AnyTransition(transition)))
    }
}
