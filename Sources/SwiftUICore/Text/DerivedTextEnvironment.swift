import Foundation
import MartletGraph

/// Everything of the environment that a text depends on.
///
/// It is held by reference, since each text reads all of it each time that it is shown.
package struct TextEnvironment: DerivedEnvironmentValue, Equatable {
    private let storage: Storage

    private struct Values {
        var context: TextContext
        var lineLimit: LineLimit
        var alignment: TextAlignment
        var truncation: Text.TruncationMode
        var lineSpacing: CGFloat
        var minimumScaleFactor: CGFloat
        var isSelectable: Bool
        var isRightToLeft: Bool
        var isEnabled: Bool
        var isDimmed: Bool
        var isRedacted: Bool
    }

    private final class Storage {
        let values: Values
        var styles = PlainTextStyles()

        init(_ values: Values) { self.values = values }
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage
            || MainThread.assume { ValueComparator.areEqual(left.storage.values, right.storage.values) }
    }

    /// Whether both are one and the same value.
    package func isSame(as other: Self) -> Bool { storage === other.storage }

    package var context: TextContext { storage.values.context }
    package var lineLimit: LineLimit { storage.values.lineLimit }
    package var alignment: TextAlignment { storage.values.alignment }
    package var isEnabled: Bool { storage.values.isEnabled }
    package var isDimmed: Bool { storage.values.isDimmed }
    package var isRedacted: Bool { storage.values.isRedacted }

    package static let keys: Set<ObjectIdentifier> = [
        ObjectIdentifier(RedactionKey.self), ObjectIdentifier(PrivacySensitiveKey.self),
        ObjectIdentifier(FontKey.self), ObjectIdentifier(DynamicTypeSizeKey.self),
        ObjectIdentifier(BodyFontSizeKey.self), ObjectIdentifier(ColorSchemeKey.self),
        ObjectIdentifier(ColorSchemeContrastKey.self), ObjectIdentifier(ForegroundKey.self),
        ObjectIdentifier(BackgroundStyleKey.self), ObjectIdentifier(TintKey.self),
        ObjectIdentifier(AccentColorKey.self), ObjectIdentifier(LocaleKey.self), ObjectIdentifier(CalendarKey.self),
        ObjectIdentifier(TimeZoneKey.self), ObjectIdentifier(TextCaseKey.self),
        ObjectIdentifier(TextModifiersKey.self), ObjectIdentifier(LineLimitKey.self),
        ObjectIdentifier(LineSpacingKey.self), ObjectIdentifier(TextAlignmentKey.self),
        ObjectIdentifier(TruncationModeKey.self), ObjectIdentifier(MinimumScaleFactorKey.self),
        ObjectIdentifier(TextSelectionKey.self), ObjectIdentifier(LayoutDirectionKey.self),
        ObjectIdentifier(IsEnabledKey.self), ObjectIdentifier(LabelOfControlKey.self),
    ]

    package init(environment: EnvironmentScope) {
        storage = Storage(
            Values(
                context: environment.textContext, lineLimit: environment.value(LineLimitKey.self),
                alignment: environment.value(TextAlignmentKey.self),
                truncation: environment.value(TruncationModeKey.self),
                lineSpacing: environment.value(LineSpacingKey.self),
                minimumScaleFactor: environment.value(MinimumScaleFactorKey.self),
                isSelectable: environment.value(TextSelectionKey.self),
                isRightToLeft: environment.value(LayoutDirectionKey.self) == .rightToLeft,
                isEnabled: environment.value(IsEnabledKey.self), isDimmed: environment.isDimmed,
                isRedacted: environment.isRedacted))
    }

    private static let replaceable: Set<ObjectIdentifier> = [
        ObjectIdentifier(ForegroundKey.self), ObjectIdentifier(FontKey.self), ObjectIdentifier(IsEnabledKey.self),
        ObjectIdentifier(LabelOfControlKey.self),
    ]

    package func replacing(_ keys: [ObjectIdentifier], in environment: EnvironmentScope) -> Self? {
        guard keys.allSatisfy({ Self.replaceable.contains($0) || !Self.keys.contains($0) }) else { return nil }
        let font = environment.value(FontKey.self)
        let foreground = environment.value(ForegroundKey.self)
        let isEnabled = environment.value(IsEnabledKey.self)
        let isDimmed = environment.isDimmed
        if keys.allSatisfy(Self.replaceable.contains), font == storage.values.context.font,
            foreground == storage.values.context.paint.foreground, isEnabled == storage.values.isEnabled,
            isDimmed == storage.values.isDimmed
        {
            // As in the labels of most buttons.
            return self
        }
        var values = storage.values
        values.context.font = font
        values.context.paint.foreground = foreground
        values.context.paint.environment = environment.values
        values.isEnabled = isEnabled
        values.isDimmed = isDimmed
        return TextEnvironment(storage: Storage(values))
    }

    private init(storage: Storage) { self.storage = storage }

    /// The text as a surface shows it, where that depends on nothing but the text and this value; otherwise nil.
    package func plainContent(of text: Text) -> TextContent? {
        let values = storage.values
        guard !values.isDimmed, !values.isRedacted, let plain = storage.styles.resolved(text, in: values.context)
        else { return nil }
        return content(plain)
    }

    /// The text as a surface shows it at a moment.
    package func content(of text: Text, at now: Date) -> TextContent {
        plainContent(of: text) ?? content(resolved(text, at: now))
    }

    private func content(_ resolved: ResolvedText) -> TextContent {
        let values = storage.values
        var content = TextContent(resolved)
        content.lineLimit = values.lineLimit.upper.map { max($0, 1) }
        content.reservedLines = max(values.lineLimit.lower ?? 1, 1)
        content.alignment = values.alignment
        content.truncation = values.truncation
        content.lineSpacing = values.lineSpacing
        content.isSelectable = values.isSelectable
        content.isRightToLeft = values.isRightToLeft
        content.minimumScaleFactor = values.minimumScaleFactor
        return content
    }

    private func resolved(_ text: Text, at now: Date) -> ResolvedText {
        let (isDimmed, isRedacted) = (storage.values.isDimmed, storage.values.isRedacted)
        var context = storage.values.context
        context.now = now
        var resolved = text.resolved(in: context)
        if isDimmed { resolved = resolved.dimmed }
        if isRedacted { resolved = resolved.redacted(in: context.paint) }
        return resolved
    }
}
