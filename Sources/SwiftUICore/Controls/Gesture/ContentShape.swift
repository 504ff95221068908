import Foundation

/// Where in a view the pointer counts as on it.
nonisolated struct ContentShapeModifier<S: Shape>: LayerEffect {
    let shape: S

    func apply(to layer: inout LayerContent, size: CGSize, environment: EnvironmentScope) {
        layer.hitShape = shape.path(in: CGRect(origin: .zero, size: size))
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Taps and other gestures.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture of a view that is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture of a view whose context menu is open.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The highlight under the pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The outline for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    /// Where in the view the pointer counts as on it, gaps between its parts included.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }

    /// Where in the view the pointer counts as on it; only the interaction is of interest on a desktop.
    public nonisolated func contentShape<S: Shape>(
        _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }
}
