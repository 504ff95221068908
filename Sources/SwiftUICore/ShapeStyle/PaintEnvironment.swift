/// The styles that views inherit, and how they become paint.
package enum ForegroundKey: EnvironmentKey { package static var defaultValue: ForegroundStyles { .system } }
package enum BackgroundStyleKey: EnvironmentKey { package static var defaultValue: AnyShapeStyle? { nil } }
package enum TintKey: EnvironmentKey { package static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentScope {
    /// What styles need to become paint at this place. The reader depends on what it uses.
    package var paintContext: PaintContext {
        PaintContext(environment: values)
    }

    /// What fonts need to become sizes at this place.
    package var fontContext: FontContext {
        FontContext(
            dynamicTypeSize: value(DynamicTypeSizeKey.self), table: .desktop, bodySize: value(BodyFontSizeKey.self))
    }

    /// The colour that the app gave controls at this place; nil where they have the theme's.
    package var controlTint: Color.Resolved? {
        let context = paintContext
        if context.tint == nil, context.accent == nil { return nil }
        return TintShapeStyle().paint(in: context).representativeColor
    }

    /// The colour of text and symbols at this place.
    package var foregroundPaint: ResolvedPaint { paintContext.foregroundPaint() }
}

extension PaintContext {
    /// What styles need of an environment; an app's own styles read the rest when they are asked.
    package init(environment: EnvironmentValues) {
        self.init(
            isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased,
            foreground: environment.foregroundStyles, background: environment.backgroundStyle,
            tint: environment.tintStyle, accent: environment.accent)
        self.environment = environment
    }
}

extension EnvironmentValues {
    /// What fonts, and the numbers that grow with them, need to become sizes.
    package var fontContext: FontContext {
        FontContext(
            dynamicTypeSize: self[DynamicTypeSizeKey.self], table: .desktop, bodySize: self[BodyFontSizeKey.self])
    }

    package var foregroundStyles: ForegroundStyles {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The style of backgrounds; nil for the window's own.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    package var accent: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}

extension View {
    /// The style of texts, symbols and shapes in the view.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        settingForeground([AnyShapeStyle(style)])
    }

    /// The first two levels of the style of texts, symbols and shapes in the view.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// The first three levels of the style of texts, symbols and shapes in the view.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        settingForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    private nonisolated func settingForeground(_ styles: [AnyShapeStyle]) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = .set(styles, outside: $0) }
    }

    /// The colour of texts, symbols and shapes in the view; nil for what is usual there.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            styles = color.map { .set([AnyShapeStyle($0)], outside: styles) } ?? .system
        }
    }

    /// The colour of what a person can act on in the view.
    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map(AnyShapeStyle.init))
    }

    /// The style of what a person can act on in the view.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map(AnyShapeStyle.init))
    }

    /// The accent colour in the view.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accent, accentColor)
    }
}
