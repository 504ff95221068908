/// Where the lines of a text that has several lie.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the same place.
    case leading
    /// Lines share their middle.
    case center
    /// Lines end at the same place.
    case trailing
}
