import Foundation
import SwiftUICore

/// What the desktop and the person's settings say, as a test changes them in the middle of it.
public struct TestEnvironment: Equatable, Sendable {
    /// Light or dark.
    public var colorScheme = ColorScheme.light
    /// The language and the region.
    public var locale = Locale(identifier: "en")
    /// The time zone for dates.
    public var timeZone = TimeZone.current
    /// The calendar for dates.
    public var calendar = Calendar.current
    /// The side that leading is on.
    public var layoutDirection = LayoutDirection.leftToRight
    /// How large text is.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// What the scene is doing.
    public var scenePhase = ScenePhase.active
    /// Whether movement should be kept to what is needed.
    public var reducesMotion = false
    /// Whether things should stand out more.
    public var hasHighContrast = false
    /// Pixels for a point.
    public var displayScale: CGFloat = 1
    /// Whether there is much or little room from side to side; nil for what the window's width says.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// Whether there is much or little room from top to bottom; nil for what the window's height says.
    public var verticalSizeClass: UserInterfaceSizeClass?
}

extension TestScreen {
    /// Changes what the desktop and the person's settings say, and brings everything up to date.
    public func changeEnvironment(_ change: (inout TestEnvironment) -> Void) {
        var new = environment
        change(&new)
        guard new != environment else { return }
        environment = new
        var desktop = surface.environment
        desktop.isDark = new.colorScheme == .dark
        desktop.isHighContrast = new.hasHighContrast
        desktop.reducesMotion = new.reducesMotion
        desktop.displayScale = new.displayScale
        desktop.locale = new.locale
        desktop.isRightToLeft = new.layoutDirection == .rightToLeft
        surface.environment = desktop
        Self.apply(new, to: host)
        settle()
    }

    /// What the surface does not say, the program's environment does.
    static func apply(_ environment: TestEnvironment, to host: ViewHost) {
        let root = host.rootEnvironment
        root.set(TimeZoneKey.self, environment.timeZone)
        root.set(CalendarKey.self, environment.calendar)
        root.set(DynamicTypeSizeKey.self, environment.dynamicTypeSize)
        root.set(ScenePhaseKey.self, environment.scenePhase)
        for window in host.windows {
            window.scenePhase = environment.scenePhase
            window.givenSizeClasses = (environment.horizontalSizeClass, environment.verticalSizeClass)
        }
    }
}

extension TestEnvironment {
    /// What a desktop says, and the usual for the rest.
    init(desktop: SurfaceEnvironment) {
        colorScheme = desktop.isDark ? .dark : .light
        locale = desktop.locale
        layoutDirection = desktop.isRightToLeft ? .rightToLeft : .leftToRight
        reducesMotion = desktop.reducesMotion
        hasHighContrast = desktop.isHighContrast
        displayScale = desktop.displayScale
    }
}
