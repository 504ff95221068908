import Foundation

package enum TextModifiersKey: EnvironmentKey { package static var defaultValue: [Text.Modifier] { [] } }
package enum TextCaseKey: EnvironmentKey { package static var defaultValue: Text.Case? { nil } }
package enum LineLimitKey: EnvironmentKey { package static var defaultValue: LineLimit { LineLimit() } }
package enum LineSpacingKey: EnvironmentKey { package static var defaultValue: CGFloat { 0 } }
package enum TextAlignmentKey: EnvironmentKey { package static var defaultValue: TextAlignment { .leading } }
package enum TruncationModeKey: EnvironmentKey { package static var defaultValue: Text.TruncationMode { .tail } }
package enum MinimumScaleFactorKey: EnvironmentKey { package static var defaultValue: CGFloat { 1 } }
package enum AllowsTighteningKey: EnvironmentKey { package static var defaultValue: Bool { false } }
package enum TextSelectionKey: EnvironmentKey { package static var defaultValue: Bool { false } }

/// How many lines a text may and must have.
package struct LineLimit: Hashable, Sendable {
    /// The lines whose room is kept even if the text has fewer.
    package var lower: Int?
    package var upper: Int?

    package init(lower: Int? = nil, upper: Int? = nil) {
        self.lower = lower
        self.upper = upper
    }
}

/// Set inside the label of a control: whether the control itself is enabled. A part of the label that is not,
/// while the control is, greys by itself; a disabled control greys as a whole.
package enum LabelOfControlKey: EnvironmentKey { package static var defaultValue: Bool? { nil } }

extension EnvironmentScope {
    /// What texts need to become runs of characters at this place. The reader depends on what it uses.
    package var textContext: TextContext {
        TextContext(
            font: value(FontKey.self), fontContext: fontContext, paint: paintContext, locale: value(LocaleKey.self),
            calendar: value(CalendarKey.self), timeZone: value(TimeZoneKey.self), textCase: value(TextCaseKey.self),
            modifiers: value(TextModifiersKey.self))
    }

    /// Whether a text or image at this place is shown greyed.
    package var isDimmed: Bool { value(LabelOfControlKey.self) == true && !value(IsEnabledKey.self) }
}

extension ResolvedText {
    /// The text as something that cannot be used now.
    package var dimmed: ResolvedText {
        ResolvedText(
            runs: runs.map { run in
                var run = run
                run.paint = run.paint.opacity(Self.disabledOpacity)
                return run
            }, baseFont: baseFont)
    }

    /// The opacity of what cannot be used now.
    package static let disabledOpacity = 0.5
}
