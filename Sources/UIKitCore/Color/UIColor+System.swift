import Foundation

extension UIColor {
    /// A colour of the system for light and dark, each for common and for increased contrast. The numbers are those of
    /// Apple's platforms, as `0xRRGGBB`.
    fileprivate static func system(
        _ light: UInt32, _ dark: UInt32, contrast lightContrast: UInt32, _ darkContrast: UInt32
    ) -> UIColor {
        let colors = [light, dark, lightContrast, darkContrast].map { UIColor(hexadecimal: $0, alpha: 1) }
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            let isHigh = traits.accessibilityContrast == .high
            return colors[(isDark ? 1 : 0) + (isHigh ? 2 : 0)]
        }
    }

    convenience init(hexadecimal: UInt32, alpha: CGFloat) {
        self.init(
            red: CGFloat(hexadecimal >> 16 & 0xFF) / 255, green: CGFloat(hexadecimal >> 8 & 0xFF) / 255,
            blue: CGFloat(hexadecimal & 0xFF) / 255, alpha: alpha)
    }
}

extension UIColor {
    /// The system's red.
    public static let systemRed = system(0xFF3B30, 0xFF453A, contrast: 0xD70015, 0xFF6961)
    /// The system's orange.
    public static let systemOrange = system(0xFF9500, 0xFF9F0A, contrast: 0xC93400, 0xFFB340)
    /// The system's yellow.
    public static let systemYellow = system(0xFFCC00, 0xFFD60A, contrast: 0xB25000, 0xFFD426)
    /// The system's green.
    public static let systemGreen = system(0x34C759, 0x30D158, contrast: 0x248A3D, 0x30DB5B)
    /// The system's mint.
    public static let systemMint = system(0x00C7BE, 0x63E6E2, contrast: 0x0C817B, 0x63E6E2)
    /// The system's teal.
    public static let systemTeal = system(0x30B0C7, 0x40C8E0, contrast: 0x008299, 0x5DE6FF)
    /// The system's cyan.
    public static let systemCyan = system(0x32ADE6, 0x64D2FF, contrast: 0x0071A4, 0x0AD7FF)
    /// The system's blue.
    public static let systemBlue = system(0x007AFF, 0x0A84FF, contrast: 0x0040DD, 0x409CFF)
    /// The system's indigo.
    public static let systemIndigo = system(0x5856D6, 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF)
    /// The system's purple.
    public static let systemPurple = system(0xAF52DE, 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF)
    /// The system's pink.
    public static let systemPink = system(0xFF2D55, 0xFF375F, contrast: 0xD30F45, 0xFF6482)
    /// The system's brown.
    public static let systemBrown = system(0xA2845E, 0xAC8E68, contrast: 0x7F6545, 0xB59469)
    /// The system's grey.
    public static let systemGray = system(0x8E8E93, 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)
    /// A lighter grey in light mode, a darker one in dark mode.
    public static let systemGray2 = system(0xAEAEB2, 0x636366, contrast: 0x8E8E93, 0x7C7C80)
    /// The third step from the system's grey towards the background.
    public static let systemGray3 = system(0xC7C7CC, 0x48484A, contrast: 0xAEAEB2, 0x545456)
    /// The fourth step from the system's grey towards the background.
    public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C, contrast: 0xBCBCC0, 0x444446)
    /// The fifth step from the system's grey towards the background.
    public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E, contrast: 0xD8D8DC, 0x363638)
    /// The grey that is nearest to the background.
    public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E, contrast: 0xEBEBF0, 0x242426)
    /// The accent colour of controls.
    public static let tintColor = systemBlue
}
