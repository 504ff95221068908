import Foundation

/// What a font depends on where it is used.
package struct FontContext: Hashable, Sendable {
    /// Whose sizes text styles have.
    package enum Table: Hashable, Sendable {
        /// Touch devices: body is 17 points at the default size and follows the person's text size.
        case touch
        /// Desktops: body is 13 points and does not follow the person's text size.
        case desktop
    }

    package var dynamicTypeSize: DynamicTypeSize
    package var table: Table
    /// Whether the person asks for bolder text everywhere.
    package var isBold: Bool
    /// The size of body text on a desktop that says one; the other text styles keep their proportion to it.
    package var bodySize: CGFloat?

    package init(
        dynamicTypeSize: DynamicTypeSize = .large, table: Table = .touch, isBold: Bool = false,
        bodySize: CGFloat? = nil
    ) {
        self.dynamicTypeSize = dynamicTypeSize
        self.table = table
        self.isBold = isBold
        self.bodySize = bodySize
    }
}

/// A font as a surface finds it: a size and the properties of a face.
package struct ResolvedFont: Hashable, Sendable {
    /// The size in points.
    package var size: CGFloat
    package var weight: Font.Weight
    package var isItalic: Bool
    package var design: Font.Design
    package var width: Font.Width
    package var leading: Font.Leading
    package var hasMonospacedDigits: Bool
    package var hasLowercaseSmallCaps: Bool
    package var hasUppercaseSmallCaps: Bool
    /// The name of a family or face; nil means the system's font in `design`.
    package var family: String?

    package init(
        size: CGFloat, weight: Font.Weight = .regular, isItalic: Bool = false, design: Font.Design = .default,
        width: Font.Width = .standard, leading: Font.Leading = .standard, hasMonospacedDigits: Bool = false,
        hasLowercaseSmallCaps: Bool = false, hasUppercaseSmallCaps: Bool = false, family: String? = nil
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.width = width
        self.leading = leading
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasLowercaseSmallCaps = hasLowercaseSmallCaps
        self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
        self.family = family
    }
}
