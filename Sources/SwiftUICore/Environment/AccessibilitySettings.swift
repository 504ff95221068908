// What people set on Apple's platforms for how they see and use the screen. The desktop has a setting for movement and one
// for contrast; of the others it says nothing, so they have the value that they have where nobody has set them.
extension EnvironmentValues {
    /// Whether colour must not be all that tells things apart. The desktop has no such setting: false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether moving pictures must not flash. The desktop has no such setting: false.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether VoiceOver or the like runs. Programs are not told on this platform: false.
    public var accessibilityEnabled: Bool { false }

    /// Whether the display inverts its colours. The desktop has no such setting: false.
    public var accessibilityInvertColors: Bool { false }

    /// Whether bars show their items larger when they are held. The desktop has no such setting: false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether animated pictures move by themselves. The desktop has no such setting: true.
    public var accessibilityPlayAnimatedImages: Bool { true }

    /// Whether quick actions are used. The desktop has no such setting: false.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// Whether backgrounds should be opaque, which goes with high contrast here.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// Whether buttons should have a shape. The desktop has no such setting: false.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether switches are used in place of the keyboard. Programs are not told on this platform: false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether the screen is read aloud. Programs are not told on this platform: false.
    public var accessibilityVoiceOverEnabled: Bool { false }
}
