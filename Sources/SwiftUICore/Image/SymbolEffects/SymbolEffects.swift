import Foundation

/// A symbol that jumps once.
public struct BounceSymbolEffect: SymbolEffect, Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false

    init(isDown: Bool = false) { self.isDown = isDown }

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(isDown: isDown)) }

    /// Upwards.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    /// Downwards.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: BounceSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// It jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    init() {}

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: PulseSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// It fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol that grows and shrinks, as if it breathed.
public struct BreatheSymbolEffect: SymbolEffect, Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var pulses = true

    init(pulses: Bool = true) { self.pulses = pulses }

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe(pulses: pulses)) }

    /// In size only.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
    /// In size and opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(pulses: true) }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: BreatheSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// It grows and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that turns round.
public struct RotateSymbolEffect: SymbolEffect, Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true

    init(isClockwise: Bool = true) { self.isClockwise = isClockwise }

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.rotate(isClockwise: isClockwise)) }

    /// Clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: RotateSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// It turns round.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var x = 0.0
    private var y = 0.0

    init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(x: x, y: y)) }

    /// Turning, first clockwise.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// Turning, first against the clock.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    /// First to the left.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(x: -1) }
    /// First to the right.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(x: 1) }
    /// First up.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(y: -1) }
    /// First down.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(y: 1) }
    /// First to where text goes on.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(x: 1) }
    /// First to where text comes from.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(x: -1) }

    /// First in a direction, as an angle from the right, clockwise.
    public func custom(angle: Angle) -> WiggleSymbolEffect {
        WiggleSymbolEffect(x: cos(angle.radians), y: sin(angle.radians))
    }

    /// First in a direction, in degrees from the right, clockwise.
    public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: WiggleSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// It moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, Hashable, IndefiniteSymbolEffect {
    private var factor = 1.0

    init(factor: Double = 1.0) { self.factor = factor }

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(factor)) }

    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.25) }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: ScaleSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// It is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol whose parts light up; as one picture it fades and comes back.
public struct VariableColorSymbolEffect: SymbolEffect, Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    init() {}

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

    /// One part after the other.
    public var iterative: VariableColorSymbolEffect { self }
    /// More and more parts.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Back in the other order.
    public var reversing: VariableColorSymbolEffect { self }
    /// From the beginning again.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// With the other parts dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Without the other parts.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Its parts light up.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, Hashable, IndefiniteSymbolEffect, TransitionSymbolEffect {
    init() {}

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }

    /// Growing.
    public var up: AppearSymbolEffect { self }
    /// Shrinking.
    public var down: AppearSymbolEffect { self }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: AppearSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// It comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, Hashable, IndefiniteSymbolEffect, TransitionSymbolEffect {
    init() {}

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear) }

    /// Growing.
    public var up: DisappearSymbolEffect { self }
    /// Shrinking.
    public var down: DisappearSymbolEffect { self }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: DisappearSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// It goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that becomes another one.
public struct ReplaceSymbolEffect: SymbolEffect, Hashable, ContentTransitionSymbolEffect {
    init() {}

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }

    /// The old one shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { self }
    /// Both grow.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { self }

    /// All layers of the symbol one after the other; it is one picture here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All of the symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// It becomes another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What is usual where it is used.
public struct AutomaticSymbolEffect: SymbolEffect, Hashable, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    init() {}

    /// What the effect is.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What is usual.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
