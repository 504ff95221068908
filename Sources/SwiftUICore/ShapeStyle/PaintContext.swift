import Foundation

/// What styles and colours depend on where they are used.
package struct PaintContext: @unchecked Sendable {
    package var isDark: Bool
    package var isHighContrast: Bool
    package var foreground: ForegroundStyles
    /// The background style in force; nil means the window's background.
    package var background: AnyShapeStyle?
    /// The tint in force; nil means the accent colour.
    package var tint: AnyShapeStyle?
    /// What `Color.accentColor` stands for; nil means the system's accent.
    package var accent: Color?
    /// The surface's colour for windows; nil means white or black.
    package var windowBackground: Color.Resolved?
    /// What an app's own styles are resolved in. It is read on the main actor only, as all of the engine.
    package var environment = EnvironmentValues()
    /// How many levels below primary the style is asked for, up to 4.
    package var level: Int

    package init(
        isDark: Bool = false, isHighContrast: Bool = false, foreground: ForegroundStyles = .system,
        background: AnyShapeStyle? = nil, tint: AnyShapeStyle? = nil, accent: Color? = nil,
        windowBackground: Color.Resolved? = nil, level: Int = 0
    ) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.foreground = foreground
        self.background = background
        self.tint = tint
        self.accent = accent
        self.windowBackground = windowBackground
        self.level = level
    }

    /// The opacity of a level of a style that has no levels of its own.
    package static func opacity(ofLevel level: Int) -> Double {
        [1, 0.5, 0.25, 0.18, 0.12][min(max(level, 0), 4)]
    }

    /// The foreground paint of the context's level.
    package func foregroundPaint() -> ResolvedPaint {
        switch foreground {
        case .system:
            let color: SystemColor =
                switch level {
                case 0: .primary
                case 1: .secondary
                case 2: .tertiary
                default: .quaternary
                }
            let resolved = color.resolved(dark: isDark, highContrast: isHighContrast)
            return .color(level < 4 ? resolved : resolved.multiplyingOpacity(by: 0.6))
        case .set(let styles, let outside):
            // A style that asks for the foreground itself means the one outside it.
            var outer = self
            outer.foreground = outside
            if level < styles.count {
                outer.level = 0
                return styles[level].paint(in: outer)
            }
            guard let last = styles.last else { return outer.foregroundPaint() }
            outer.level = level - (styles.count - 1)
            let paint = last.paint(in: outer)
            return last.hasOwnLevels ? paint : paint.opacity(Self.opacity(ofLevel: outer.level))
        }
    }
}

/// The foreground styles in force and those that they replaced.
package indirect enum ForegroundStyles: Sendable, Equatable {
    /// The system's label colours.
    case system
    /// Styles for primary, secondary and so on, set inside `outside`.
    case set([AnyShapeStyle], outside: ForegroundStyles)

    package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        switch (a, b) {
        case (.system, .system):
            return true
        case (.set(let left, let leftOutside), .set(let right, let rightOutside)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
                && leftOutside == rightOutside
        default:
            return false
        }
    }
}
