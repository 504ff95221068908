import MartletGraph

/// Follows the animatable part of a view or modifier that an app has written, if its type has one.
@MainActor
struct AnimatedContainer<Container> {
    private let apply: (UnsafeMutableRawPointer) -> Void
    private let followAttribute: (AnyAttribute) -> Void

    init?(_ inputs: _ViewInputs) {
        guard let type = Container.self as? any Animatable.Type, let made = Self.make(type, inputs) else { return nil }
        self = made
    }

    private init<A: Animatable>(_ part: AnimatedPart<A>) {
        apply = { part.apply(to: $0) }
        followAttribute = { part.follow($0) }
    }

    private static func make<A: Animatable>(_ type: A.Type, _ inputs: _ViewInputs) -> Self? {
        AnimatedPart<A>(inputs).map { Self($0) }
    }

    func follow(_ attribute: AnyAttribute) { followAttribute(attribute) }

    func present(_ container: inout Container) {
        withUnsafeMutablePointer(to: &container) { apply(UnsafeMutableRawPointer($0)) }
    }
}
