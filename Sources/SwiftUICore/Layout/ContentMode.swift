/// How content with a ratio of its own is brought into a space of another ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible with nothing outside the space.
    case fit
    /// As small as possible with no part of the space uncovered.
    case fill
}
