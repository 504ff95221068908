/// What a shape is used for; styles may differ by it.
public enum ShapeRole: Sendable {
    /// Its inside is painted.
    case fill
    /// Its outline is painted.
    case stroke
    /// It separates pieces of content.
    case separator
}
