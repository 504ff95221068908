/// The size of text that the person asks for.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// A small size.
    case small
    /// One step below the default.
    case medium
    /// The default size.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// Three steps above the default.
    case xxxLarge
    /// The first of the sizes for people who need much larger text.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Whether the size is one of the accessibility sizes, at which layouts often stack instead of standing side by side.
    public var isAccessibilitySize: Bool {
        self >= .accessibility1
    }
}
