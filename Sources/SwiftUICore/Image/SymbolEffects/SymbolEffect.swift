/// What a symbol does to be noticed.
///
/// The symbols of this platform are single pictures, so an effect moves or fades the whole of one, and never its parts one
/// after the other.
public protocol SymbolEffect: Sendable {
    /// What the effect is.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that a symbol goes through once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is wanted.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect is.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// What is done to the picture.
    enum Motion: Hashable, Sendable {
        case bounce(isDown: Bool)
        case pulse
        case breathe(pulses: Bool)
        case rotate(isClockwise: Bool)
        /// To both sides of a direction, or about the middle where there is none.
        case wiggle(x: Double, y: Double)
        /// For as long as the effect is there, in this size.
        case scale(Double)
        case appear, disappear, replace
    }

    let motion: Motion

    init(_ motion: Motion) { self.motion = motion }
}

/// How often an effect is repeated, and how fast it is.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Nil for as long as it is wanted.
        let count: Int?
        /// In seconds.
        let delay: Double

        /// Without a rest.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// With a rest after each time.
        public static let periodic = RepeatBehavior(count: nil, delay: 0.5)

        /// With a rest after each time.
        ///
        /// - Parameters:
        ///   - count: How often; for as long as it is wanted with nil.
        ///   - delay: How long the rest is, in seconds; what is usual with nil.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { max($0, 1) }, delay: max(delay ?? 0.5, 0))
        }
    }

    /// Nil for as often as is usual for the effect.
    private(set) var repetition: RepeatBehavior?
    private(set) var rate = 1.0

    /// As is usual for the effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// Repeated in this way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// These options, again and again.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

    /// These options, once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// These options, so many times; again and again with nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: count.map { max($0, 1) }, delay: 0))
    }

    /// These options, repeated in this way.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var result = self
        result.repetition = behavior
        return result
    }

    /// These options, so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var result = self
        if speed > 0, speed.isFinite { result.rate = speed }
        return result
    }
}
