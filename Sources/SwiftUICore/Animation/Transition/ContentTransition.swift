/// How a view goes from one content to another while it stays where it is.
///
/// Colours, sizes and shapes change smoothly in an animation as they always do. A text or symbol that becomes another one
/// is drawn as that at once; Pango lays out whole texts and has no letters that could move.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect
    }

    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old one fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The one becomes the other.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// A symbol becomes another one.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    /// Digits roll, upwards or downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Digits roll, in the direction in which a value changes.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How views go from one content to another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether such a view is drawn as one picture; everything is drawn together here anyway.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

extension View {
    /// How views inside go from one content to another while they stay where they are. Texts and symbols do so at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
