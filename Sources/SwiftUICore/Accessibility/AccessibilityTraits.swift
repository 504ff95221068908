/// What assistive technology is told of a view's nature.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// The type of the elements.
    public typealias Element = AccessibilityTraits

    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    /// No traits.
    public init() { bits = 0 }

    /// It can be pushed.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// It is a heading.
    public static let isHeader = AccessibilityTraits(bits: 2)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(bits: 4)
    /// It leads somewhere.
    public static let isLink = AccessibilityTraits(bits: 8)
    /// It is a field to search with.
    public static let isSearchField = AccessibilityTraits(bits: 16)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bits: 32)
    /// It plays a sound of its own.
    public static let playsSound = AccessibilityTraits(bits: 64)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 128)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(bits: 256)
    /// It sums up what the app shows at first.
    public static let isSummaryElement = AccessibilityTraits(bits: 512)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 1024)
    /// It starts something to listen to or to watch.
    public static let startsMediaSession = AccessibilityTraits(bits: 2048)
    /// It wants to be touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
    /// It turns the page when it has been read.
    public static let causesPageTurn = AccessibilityTraits(bits: 8192)
    /// Nothing around it counts while it is there.
    public static let isModal = AccessibilityTraits(bits: 16384)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(bits: 32768)

    /// Whether all of some traits are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// These traits and others.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    /// The traits that are in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    /// The traits that are in one of both.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    /// Adds traits.
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    /// Takes traits away.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    /// Adds traits, and gives those that were there.
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }

    /// Adds traits.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

    /// Keeps the traits that are in both.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

    /// Keeps the traits that are in one of both.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// Says that the traits hold, or that they do not.
    func apply(_ isActive: Bool, to content: inout AccessibilityContent) {
        if contains(.isButton) { content.isButton = isActive }
        if contains(.isHeader) { content.isHeader = isActive }
        if contains(.isSelected) { content.isSelected = isActive }
        if contains(.isLink) { content.isLink = isActive }
        if contains(.isImage) { content.isImage = isActive }
        if contains(.isModal) { content.isModal = isActive }
    }
}
