/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}
    /// As the platform does it: what is behind cannot be used.
    public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    /// What is behind can be used while the sheet is there.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    /// What is behind cannot be used.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    /// It can, as long as the sheet is not higher.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction()
    }
}

/// Whether pulling resizes a sheet or scrolls its content.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// As the platform does it.
    public static var automatic: PresentationContentInteraction { PresentationContentInteraction(name: "automatic") }
    /// It resizes first.
    public static var resizes: PresentationContentInteraction { PresentationContentInteraction(name: "resizes") }
    /// It scrolls first.
    public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(name: "scrolls") }
}

/// How a presentation adapts to little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// As the platform does it for the kind of presentation.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
    /// It stays what it is, however little room there is.
    public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
    /// As a popover.
    public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    /// As a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
    /// As a cover.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
}
