import SwiftUICore

/// The colours of what the surface draws by itself: plain ones, the same whatever theme a desktop has.
struct Palette {
    let window: Color.Resolved
    let raised: Color.Resolved
    /// Knobs, and what is chosen of several parts.
    let knob: Color.Resolved
    let chosen: Color.Resolved
    let control: Color.Resolved
    let border: Color.Resolved
    let ink: Color.Resolved
    let faint: Color.Resolved
    let accent: Color.Resolved
    let onAccent = Color.Resolved(hex: 0xFFFFFF)
    let destructive = Color.Resolved(hex: 0xC01C28)
    let shade = Color.Resolved(hex: 0x000000, opacity: 0.3)

    init(_ environment: SurfaceEnvironment) {
        let isDark = environment.isDark
        func pick(_ light: UInt32, _ dark: UInt32) -> Color.Resolved { Color.Resolved(hex: isDark ? dark : light) }
        window = pick(0xFAFAFA, 0x242424)
        raised = pick(0xFFFFFF, 0x343434)
        knob = pick(0xFFFFFF, 0xD8D8D8)
        chosen = pick(0xFFFFFF, 0x646464)
        control = pick(0xE4E4E4, 0x3E3E3E)
        border = environment.isHighContrast ? pick(0x606060, 0xA0A0A0) : pick(0xC8C8C8, 0x505050)
        ink = pick(0x202020, 0xFFFFFF)
        faint = pick(0x8A8A8A, 0x9A9A9A)
        accent = environment.accent ?? Color.Resolved(hex: 0x3584E4)
    }
}
