import Foundation

extension UIColor {
    /// One look of a colour: `0xRRGGBB` and its opacity.
    fileprivate typealias Look = (UInt32, CGFloat)

    /// A colour named after its use, for light and dark, each for common and for increased contrast.
    fileprivate static func named(
        _ light: Look, _ dark: Look, contrast lightContrast: Look, _ darkContrast: Look, raised: Look? = nil
    ) -> UIColor {
        let colors = [light, dark, lightContrast, darkContrast].map { UIColor(hexadecimal: $0.0, alpha: $0.1) }
        let raisedColor = raised.map { UIColor(hexadecimal: $0.0, alpha: $0.1) }
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            if isDark, traits.userInterfaceLevel == .elevated, let raisedColor {
                return raisedColor
            }
            return colors[(isDark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0)]
        }
    }
}

// MARK: Labels

extension UIColor {
    /// The text that matters most.
    public static let label = named(
        (0x000000, 1), (0xFFFFFF, 1), contrast: (0x000000, 1), (0xFFFFFF, 1))
    /// Text that matters less.
    public static let secondaryLabel = named(
        (0x3C3C43, 0.6), (0xEBEBF5, 0.6), contrast: (0x3C3C43, 0.8), (0xEBEBF5, 0.7))
    /// Text that matters little.
    public static let tertiaryLabel = named(
        (0x3C3C43, 0.3), (0xEBEBF5, 0.3), contrast: (0x3C3C43, 0.7), (0xEBEBF5, 0.55))
    /// Text that matters least.
    public static let quaternaryLabel = named(
        (0x3C3C43, 0.18), (0xEBEBF5, 0.16), contrast: (0x3C3C43, 0.55), (0xEBEBF5, 0.4))
    /// Text that stands where something can be typed.
    public static let placeholderText = named(
        (0x3C3C43, 0.3), (0xEBEBF5, 0.3), contrast: (0x3C3C43, 0.7), (0xEBEBF5, 0.55))
    /// The text of a link.
    public static let link = named(
        (0x007AFF, 1), (0x0984FF, 1), contrast: (0x0040DD, 1), (0x409CFF, 1))
    /// A thin line that lets what is below it shine through.
    public static let separator = named(
        (0x3C3C43, 0.29), (0x545458, 0.6), contrast: (0x3C3C43, 0.37), (0x545458, 0.65))
    /// A thin line that lets nothing shine through.
    public static let opaqueSeparator = named(
        (0xC6C6C8, 1), (0x38383A, 1), contrast: (0xC6C6C8, 1), (0x38383A, 1))
    /// Text on a light ground, whatever the traits.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark ground, whatever the traits.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// MARK: Fills

extension UIColor {
    /// The fill of thin shapes, such as the track of a slider.
    public static let systemFill = named(
        (0x787880, 0.2), (0x787880, 0.36), contrast: (0x787880, 0.28), (0x787880, 0.44))
    /// The fill of shapes of middle size, such as the ground of a switch.
    public static let secondarySystemFill = named(
        (0x787880, 0.16), (0x787880, 0.32), contrast: (0x787880, 0.24), (0x787880, 0.4))
    /// The fill of large shapes, such as a field for input.
    public static let tertiarySystemFill = named(
        (0x767680, 0.12), (0x767680, 0.24), contrast: (0x767680, 0.2), (0x767680, 0.32))
    /// The fill of large areas with content in them.
    public static let quaternarySystemFill = named(
        (0x747480, 0.08), (0x767680, 0.18), contrast: (0x747480, 0.16), (0x767680, 0.26))
}

// MARK: Backgrounds

extension UIColor {
    /// The ground of the main content.
    public static let systemBackground = named(
        (0xFFFFFF, 1), (0x000000, 1), contrast: (0xFFFFFF, 1), (0x000000, 1), raised: (0x1C1C1E, 1))
    /// The ground of content on the main ground.
    public static let secondarySystemBackground = named(
        (0xF2F2F7, 1), (0x1C1C1E, 1), contrast: (0xEBEBF0, 1), (0x242426, 1), raised: (0x2C2C2E, 1))
    /// The ground of content on the second ground.
    public static let tertiarySystemBackground = named(
        (0xFFFFFF, 1), (0x2C2C2E, 1), contrast: (0xFFFFFF, 1), (0x363638, 1), raised: (0x3A3A3C, 1))
    /// The ground behind groups, such as the sections of a form.
    public static let systemGroupedBackground = named(
        (0xF2F2F7, 1), (0x000000, 1), contrast: (0xEBEBF0, 1), (0x000000, 1), raised: (0x1C1C1E, 1))
    /// The ground of a group.
    public static let secondarySystemGroupedBackground = named(
        (0xFFFFFF, 1), (0x1C1C1E, 1), contrast: (0xFFFFFF, 1), (0x242426, 1), raised: (0x2C2C2E, 1))
    /// The ground of content in a group.
    public static let tertiarySystemGroupedBackground = named(
        (0xF2F2F7, 1), (0x2C2C2E, 1), contrast: (0xEBEBF0, 1), (0x363638, 1), raised: (0x3A3A3C, 1))
}
