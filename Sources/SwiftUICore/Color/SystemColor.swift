/// A colour that the system names; its components depend on appearance and contrast.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case white, black, clear
    case primary, secondary, tertiary, quaternary
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, placeholder
    case background
    case accent

    /// The components; `accent` is blue here, its look-up is the colour's.
    package func resolved(dark: Bool, highContrast: Bool) -> Color.Resolved {
        switch self {
        case .red: pick(dark, highContrast, 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
        case .orange: pick(dark, highContrast, 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
        case .yellow: pick(dark, highContrast, 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
        case .green: pick(dark, highContrast, 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
        case .mint: pick(dark, highContrast, 0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
        case .teal: pick(dark, highContrast, 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
        case .cyan: pick(dark, highContrast, 0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF)
        case .blue, .accent: pick(dark, highContrast, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
        case .indigo: pick(dark, highContrast, 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
        case .purple: pick(dark, highContrast, 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
        case .pink: pick(dark, highContrast, 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
        case .brown: pick(dark, highContrast, 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
        case .gray: pick(dark, highContrast, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .white: .init(hex: 0xFFFFFF)
        case .black: .init(hex: 0x000000)
        case .clear: .init(hex: 0x000000, opacity: 0)
        case .primary: .init(hex: dark ? 0xFFFFFF : 0x000000)
        case .secondary: label(dark, opacity: highContrast ? 0.7 : 0.6)
        case .tertiary: label(dark, opacity: highContrast ? 0.55 : 0.3)
        case .quaternary: label(dark, opacity: dark ? 0.16 : 0.18)
        case .fill: fill(opacity: dark ? 0.36 : 0.20)
        case .secondaryFill: fill(opacity: dark ? 0.32 : 0.16)
        case .tertiaryFill: fill(opacity: dark ? 0.24 : 0.12)
        case .quaternaryFill: fill(opacity: dark ? 0.18 : 0.08)
        case .separator: .init(hex: dark ? 0x545458 : 0x3C3C43, opacity: dark ? 0.6 : 0.29)
        case .placeholder: label(dark, opacity: highContrast ? 0.55 : 0.3)
        case .background: .init(hex: dark ? 0x000000 : 0xFFFFFF)
        }
    }

    private func pick(
        _ dark: Bool, _ highContrast: Bool, _ light: UInt32, _ darkHex: UInt32, _ lightContrast: UInt32,
        _ darkContrast: UInt32
    ) -> Color.Resolved {
        .init(hex: highContrast ? (dark ? darkContrast : lightContrast) : (dark ? darkHex : light))
    }

    private func label(_ dark: Bool, opacity: Float) -> Color.Resolved {
        .init(hex: dark ? 0xEBEBF5 : 0x3C3C43, opacity: opacity)
    }

    private func fill(opacity: Float) -> Color.Resolved {
        .init(hex: 0x787880, opacity: opacity)
    }
}
