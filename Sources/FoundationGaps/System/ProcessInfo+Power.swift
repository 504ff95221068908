import Foundation

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// Within normal limits.
        case nominal = 0
        /// Slightly raised.
        case fair = 1
        /// High; the fans run at their fastest.
        case serious = 2
        /// The machine has to cool down.
        case critical = 3
    }

    /// Whether the firmware runs in its low-power profile (what desktops call "Power Saver"). Without such a profile
    /// the answer is `false`.
    public var isLowPowerModeEnabled: Bool {
        let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }

    /// How warm the machine is. The Linux kernel throttles by itself and gives no grade, so this is always `nominal`.
    public var thermalState: ThermalState { .nominal }
}
