import Foundation

private enum SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var symbolEffectsRemoved: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

/// How far a symbol is from how it usually looks.
private nonisolated struct SymbolLook: ViewModifier {
    var scale = 1.0
    var opacity = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero

    /// The look at a place of a motion, whose whole numbers are where it begins again.
    init(_ motion: SymbolEffectConfiguration.Motion, at place: Double) {
        let part = place - place.rounded(.down)
        let hill = sin(part * .pi)
        switch motion {
        case .bounce(let isDown): scale = 1 + (isDown ? -0.2 : 0.25) * hill
        case .pulse: opacity = 1 - 0.6 * hill * hill
        case .breathe(let pulses):
            scale = 1 + 0.15 * hill * hill
            if pulses { opacity = 1 - 0.3 * hill * hill }
        case .rotate(let isClockwise): angle = .degrees((isClockwise ? 360 : -360) * part)
        case .wiggle(let x, let y):
            let swing = sin(part * 4 * .pi) * (1 - part)
            if x == 0, y == 0 {
                angle = .degrees(15 * swing)
            } else {
                offset = CGSize(width: x * 4 * swing, height: y * 4 * swing)
            }
        case .scale, .appear, .disappear, .replace: break
        }
    }

    @MainActor func body(content: Content) -> some View {
        content.scaleEffect(scale).rotationEffect(angle).offset(offset).opacity(opacity)
    }
}

extension SymbolEffectConfiguration.Motion {
    /// How long it takes once, in seconds.
    fileprivate var duration: Double {
        switch self {
        case .bounce: 0.4
        case .wiggle: 0.6
        case .pulse, .rotate: 1
        case .breathe: 2
        case .scale, .appear, .disappear, .replace: 0.35
        }
    }
}

/// Moves a symbol each time that a value changes.
private nonisolated struct DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
    let motion: SymbolEffectConfiguration.Motion
    let options: SymbolEffectOptions
    let value: Value
    @Environment(\.symbolEffectsRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    @MainActor func body(content: Content) -> some View {
        let isStill = isRemoved || reducesMotion
        content.keyframeAnimator(initialValue: 0.0, trigger: value) { [motion] view, place in
            view.modifier(SymbolLook(motion, at: isStill ? 0 : place))
        } keyframes: { _ in
            let count = Double(options.repetition?.count ?? 1)
            MoveKeyframe(0)
            LinearKeyframe(count, duration: motion.duration * count / options.rate)
        }
    }
}

/// Moves a symbol as long as it is wanted.
private nonisolated struct IndefiniteSymbolEffectModifier: ViewModifier {
    let motion: SymbolEffectConfiguration.Motion
    let options: SymbolEffectOptions
    let isActive: Bool
    @Environment(\.symbolEffectsRemoved) private var isRemoved
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    @MainActor func body(content: Content) -> some View {
        let isShown = isActive && !isRemoved
        let animation = Animation.spring(duration: 0.35 / options.rate)
        switch motion {
        case .scale(let factor): content.scaleEffect(isShown ? factor : 1).animation(animation, value: isShown)
        case .disappear, .appear:
            // What is to appear is hidden as long as the effect is not wanted any more.
            let isHidden = isShown && motion == .disappear
            content.scaleEffect(isHidden ? 0.5 : 1).opacity(isHidden ? 0 : 1).animation(animation, value: isHidden)
        default:
            let moves = isShown && !reducesMotion
            content.keyframeAnimator(initialValue: 0.0, repeating: moves) { [motion] view, place in
                view.modifier(SymbolLook(motion, at: moves ? place : 0))
            } keyframes: { _ in
                MoveKeyframe(0)
                LinearKeyframe(1, duration: motion.duration / options.rate)
                LinearKeyframe(1, duration: (options.repetition?.delay ?? 0) / options.rate)
            }
        }
    }
}

extension View {
    /// Moves the symbols in the view once, or as often as the options say, each time that a value changes. A person who wants
    /// less motion sees none.
    ///
    /// - Parameters:
    ///   - effect: What is done to the symbols.
    ///   - options: How often, and how fast.
    ///   - value: The value.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            DiscreteSymbolEffectModifier(motion: effect.configuration.motion, options: options, value: value))
    }

    /// Moves the symbols in the view as long as it is wanted. A person who wants less motion sees none.
    ///
    /// - Parameters:
    ///   - effect: What is done to the symbols.
    ///   - options: How fast; for how often there is ``symbolEffect(_:options:value:)``.
    ///   - isActive: Whether it is wanted.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            IndefiniteSymbolEffectModifier(
                motion: effect.configuration.motion, options: options, isActive: isActive))
    }

    /// Leaves the symbols in the view still, whatever effects are inside of it.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffectsRemoved) { if isEnabled { $0 = true } }
    }
}

/// A symbol that comes and goes by growing and fading.
public struct SymbolEffectTransition: Transition {
    /// Nothing to be known.
    public static let properties = TransitionProperties(hasMotion: true)

    /// Comes and goes by an effect. There is one way for all of them here.
    public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}

    /// The view in a phase.
    public func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A symbol comes and goes by what is usual.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: .automatic, options: .default)
    }

    /// A symbol comes and goes by an effect.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension ContentTransition {
    /// A symbol becomes another one by an effect; at once, as all symbols do here.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
}
