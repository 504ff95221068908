import Combine
import Foundation

extension Text {
    /// The text where `context` holds.
    package func resolved(in context: TextContext) -> ResolvedText {
        let style = TextStyle(context: context)
        var result = ResolvedText(baseFont: styled(style, in: context).resolvedFont(in: context))
        append(to: &result, style: style, in: context)
        return result
    }

    /// The characters of the text where `context` holds.
    package func string(in context: TextContext) -> String {
        resolved(in: context).string
    }

    /// When the text changes by the passing of time; nil when it does not.
    package func nextChange(after now: Date) -> Date? {
        switch storage {
        case .date(let date, let style):
            return style.nextChange(for: date, after: now)
        case .timer(let interval):
            return interval.nextChange(after: now)
        case .concatenated(let parts):
            return parts.compactMap { $0.nextChange(after: now) }.min()
        case .localized(let key, _, _):
            return key.arguments.compactMap {
                if case .text(let text) = $0 { text.nextChange(after: now) } else { nil }
            }.min()
        case .verbatim, .resource, .attributed, .image, .formatted:
            return nil
        }
    }

    private func styled(_ style: TextStyle, in context: TextContext) -> TextStyle {
        var style = style
        style.apply(modifiers, in: context)
        return style
    }

    private func append(to result: inout ResolvedText, style outer: TextStyle, in context: TextContext) {
        var style = styled(outer, in: context)
        if let label = style.label {
            // One label stands for the whole piece: its runs say nothing but the first.
            style.label = nil
            var inner = ResolvedText(baseFont: result.baseFont)
            appendContent(to: &inner, style: style, in: context)
            var spoken: String? = label.string(in: context)
            for var run in inner.runs {
                run.accessibilityLabel = spoken ?? ""
                spoken = nil
                result.append(run)
            }
            return
        }
        appendContent(to: &result, style: style, in: context)
    }

    private func appendContent(to result: inout ResolvedText, style: TextStyle, in context: TextContext) {
        func add(_ string: String, style: TextStyle) {
            result.append(style.run(context.textCase?.apply(to: string, locale: context.locale) ?? string, in: context))
        }
        switch storage {
        case .verbatim(let string):
            add(string, style: style)
        case .resource(let resource):
            var resource = resource
            if resource.locale == .current { resource.locale = context.locale }
            add(String(localized: resource), style: style)
        case .formatted(let value):
            add(value.base.string(in: context), style: style)
        case .date(let date, let dateStyle):
            add(dateStyle.string(for: date, in: context), style: style)
        case .timer(let interval):
            add(interval.string(at: context.now), style: style)
        case .image(let image):
            var run = style.run("\u{FFFC}", image: image, in: context)
            run.accessibilityLabel = image.label?.string(in: context)
            result.append(run)
        case .concatenated(let parts):
            for part in parts { part.append(to: &result, style: style, in: context) }
        case .attributed(let string):
            for run in string.runs {
                add(String(string[run.range].characters), style: style.adding(run.attributes))
            }
        case .localized(let key, let table, let bundle):
            for piece in key.pieces(table: table, bundle: bundle, in: context) {
                let style = piece.attributes.map { style.adding($0) } ?? style
                switch piece.content {
                case .string(let string): add(string, style: style)
                case .text(let text): text.append(to: &result, style: style, in: context)
                }
            }
        }
    }
}

extension Text.Case {
    func apply(to string: String, locale: Locale) -> String {
        switch self {
        case .uppercase: string.uppercased(with: locale.forUser)
        case .lowercase: string.lowercased(with: locale.forUser)
        }
    }
}
