import Foundation

/// A font that is turned into a size and a face where it is used.
@frozen public struct Font: Hashable, Sendable {
    package var storage: Storage { box.storage }
    @usableFromInline let box: Box

    package init(storage: Storage) {
        box = Box(storage)
    }

    /// What a font is made from.
    package enum Storage: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        /// A font that another toolkit has already resolved.
        case platform(ResolvedFont)
        case modified(Font, Modifier)
    }

    package enum Modifier: Hashable, Sendable {
        case bold
        case italic
        case weight(Weight)
        case design(Design)
        case width(Width)
        case leading(Leading)
        case monospacedDigit
        case smallCaps(lowercase: Bool, uppercase: Bool)
    }

    /// Storage behind a reference, so that a font is one word in the many values that carry it.
    @usableFromInline final class Box: Hashable, Sendable {
        package let storage: Storage

        package init(_ storage: Storage) {
            self.storage = storage
        }

        @usableFromInline static func == (a: Box, b: Box) -> Bool {
            a === b || a.storage == b.storage
        }

        @usableFromInline func hash(into hasher: inout Hasher) {
            hasher.combine(storage)
        }
    }

    package func modified(_ modifier: Modifier) -> Font {
        Font(storage: .modified(self, modifier))
    }

    /// The font with its style's emphasised weight.
    public func bold() -> Font { modified(.bold) }

    /// The font in its slanted face.
    public func italic() -> Font { modified(.italic) }

    /// The font with the given weight.
    public func weight(_ weight: Font.Weight) -> Font { modified(.weight(weight)) }

    /// The font with the given width.
    public func width(_ width: Font.Width) -> Font { modified(.width(width)) }

    /// The font with the given distance between lines.
    public func leading(_ leading: Font.Leading) -> Font { modified(.leading(leading)) }

    /// The fixed-width font of the same size.
    public func monospaced() -> Font { modified(.design(.monospaced)) }

    /// The font with digits of one width, so that changing numbers do not move.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// The font with small capitals for all letters.
    public func smallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: true)) }

    /// The font with small capitals for lower-case letters.
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps(lowercase: true, uppercase: false)) }

    /// The font with small capitals for upper-case letters.
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps(lowercase: false, uppercase: true)) }
}
