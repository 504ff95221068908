import Foundation

/// The view comes and goes at once.
public nonisolated struct IdentityTransition: Transition {
    /// The view comes and goes at once.
    public nonisolated init() {}

    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }

    /// Nothing moves.
    public static let properties = TransitionProperties(hasMotion: false)
}

/// The view fades in and out.
public nonisolated struct OpacityTransition: Transition {
    /// The view fades in and out.
    public nonisolated init() {}

    /// The view, which cannot be seen unless it is there.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// Nothing moves.
    public static let properties = TransitionProperties(hasMotion: false)
}

/// The view comes from a distance and goes there.
public nonisolated struct OffsetTransition: Transition {
    /// The distance, in points.
    public var offset: CGSize

    /// The view comes from a distance and goes there.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }

    /// The view at its place or away from it.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// The view grows and shrinks.
public nonisolated struct ScaleTransition: Transition {
    /// The factor that it starts from and ends with.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// The view grows from a factor and shrinks to it.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view in its size or in another.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }

    /// Small, and still a size: what has none cannot be undone by a transform.
    static let vanishing = 1e-5
}

/// The view comes in over an edge and goes out over it.
public nonisolated struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// The view comes in over an edge and goes out over it.
    public nonisolated init(edge: Edge) { self.edge = edge }

    /// The view at its place, or beyond the edge by its own size.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// The view comes in from the leading edge and goes out at the trailing one.
public nonisolated struct SlideTransition: Transition {
    /// The view comes in from the leading edge and goes out at the trailing one.
    public nonisolated init() {}

    /// The view at its place, before it, or after it.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: .trailing, amount: CGFloat(phase.value)))
    }
}

/// The view comes in from an edge, fading in, and goes on to the opposite edge, fading out.
public nonisolated struct PushTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge

    /// The view comes in from an edge and goes on to the opposite one.
    public nonisolated init(edge: Edge) { self.edge = edge }

    /// The view at its place, at the edge, or at the opposite edge.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(MoveEffect(edge: edge, amount: CGFloat(-phase.value))).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view comes and goes out of focus.
public nonisolated struct BlurReplaceTransition: Transition {
    /// Whether the view comes from below or from above in depth.
    public struct Configuration: Equatable, Sendable {
        let comesFromLarger: Bool

        /// The new view grows, the old one shrinks.
        public static let downUp = Configuration(comesFromLarger: false)
        /// Both become larger.
        public static let upUp = Configuration(comesFromLarger: true)
    }

    /// The direction.
    public var configuration: Configuration

    /// The view comes and goes out of focus.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }

    /// The view, sharp or blurred.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let small: CGFloat = 0.75
        let scale: CGFloat =
            switch phase {
            case .identity: 1
            case .willAppear: small
            case .didDisappear: configuration.comesFromLarger ? 2 - small : small
            }
        return content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Shows a view moved by a part of its own size towards an edge.
nonisolated struct MoveEffect: LayerEffect {
    let edge: Edge
    var amount: CGFloat

    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        let isMirrored = environment.value(LayoutDirectionKey.self) == .rightToLeft
        switch edge {
        case .top: layer.transform.ty = -size.height * amount
        case .bottom: layer.transform.ty = size.height * amount
        case .leading: layer.transform.tx = size.width * amount * (isMirrored ? 1 : -1)
        case .trailing: layer.transform.tx = size.width * amount * (isMirrored ? -1 : 1)
        }
    }
}

extension Transition where Self == IdentityTransition {
    /// The view comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from a distance and goes there.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// The view comes from a distance and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == ScaleTransition {
    /// The view grows from a factor and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }

    /// The view grows from nothing and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.vanishing) }
}

extension Transition where Self == MoveTransition {
    /// The view comes in over an edge and goes out over it.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view comes in from the leading edge and goes out at the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view comes in from an edge and goes on to the opposite one.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view comes and goes out of focus.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// The view comes and goes out of focus.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
