import Foundation

/// A picture of another toolkit.
package protocol ImageProvider: Hashable, Sendable {
    /// The size in points.
    var size: CGSize { get }
    /// How many pixels are a point.
    var scale: CGFloat { get }
    /// A file's bytes in any format that the surface reads; nil when there is nothing to show.
    var data: Data? { get }
    /// The symbol that the picture is, if it is one.
    var symbolName: String? { get }
    /// Whether the picture is a mask; nil takes the usual meaning.
    var renderingMode: Image.TemplateRenderingMode? { get }
}

/// A picture of any type, equal by type and value.
package struct AnyImageProvider: Hashable, Sendable {
    package let base: any ImageProvider

    package init(_ base: any ImageProvider) {
        self.base = base
    }

    package static func == (a: AnyImageProvider, b: AnyImageProvider) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}
