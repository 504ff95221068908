import Foundation

/// A text that a surface can measure and draw: runs of one style each.
package struct ResolvedText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var string: String
        package var font: ResolvedFont
        package var paint: ResolvedPaint
        package var background: Color.Resolved?
        package var underline: Line?
        package var strikethrough: Line?
        /// Extra points between letters that keeps ligatures.
        package var kerning: CGFloat
        /// Extra points after each letter that breaks ligatures up; it counts instead of kerning unless it is zero.
        package var tracking: CGFloat
        /// Points upwards from the baseline.
        package var baselineOffset: CGFloat
        package var link: URL?
        /// An image in the line; the run's string is then the object replacement character.
        package var image: Image?
        /// The language that line breaking and shaping follow, if it is not the locale's.
        package var language: String?
        /// What a screen reader says instead of the string.
        package var accessibilityLabel: String?

        package init(
            _ string: String, font: ResolvedFont, paint: ResolvedPaint, background: Color.Resolved? = nil,
            underline: Line? = nil, strikethrough: Line? = nil, kerning: CGFloat = 0, tracking: CGFloat = 0,
            baselineOffset: CGFloat = 0, link: URL? = nil, image: Image? = nil, language: String? = nil,
            accessibilityLabel: String? = nil
        ) {
            self.string = string
            self.font = font
            self.paint = paint
            self.background = background
            self.underline = underline
            self.strikethrough = strikethrough
            self.kerning = kerning
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.link = link
            self.image = image
            self.language = language
            self.accessibilityLabel = accessibilityLabel
        }

        /// Whether both runs look the same, so that they can be one.
        func hasStyle(of other: Run) -> Bool {
            var copy = other
            copy.string = string
            return self == copy
        }
    }

    /// A line below or through the text; without a colour it has the text's.
    package struct Line: Hashable, Sendable {
        package var pattern: Text.LineStyle.Pattern
        package var color: Color.Resolved?

        package init(pattern: Text.LineStyle.Pattern, color: Color.Resolved? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }

    package private(set) var runs: [Run]
    /// The font that an empty text is as high as.
    package var baseFont: ResolvedFont

    package init(runs: [Run] = [], baseFont: ResolvedFont) {
        self.runs = []
        self.baseFont = baseFont
        for run in runs { append(run) }
    }

    /// A text of one style, whose font an empty text has, too.
    init(run: Run) {
        runs = run.string.isEmpty ? [] : [run]
        baseFont = run.font
    }

    /// All characters; images are object replacement characters.
    package var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

    /// What a screen reader says.
    package var accessibilityText: String {
        if runs.count == 1, runs[0].image == nil { return runs[0].accessibilityLabel ?? runs[0].string }
        return runs.map { $0.accessibilityLabel ?? ($0.image == nil ? $0.string : "") }.joined()
    }

    package var isEmpty: Bool { runs.isEmpty }

    /// Whether there is something to follow.
    package var hasLinks: Bool { runs.contains { $0.link != nil } }

    /// Adds a run; one that looks like the last joins it.
    package mutating func append(_ run: Run) {
        if run.string.isEmpty { return }
        if let last = runs.last, last.image == nil, run.image == nil, last.accessibilityLabel == nil,
            run.accessibilityLabel == nil, run.hasStyle(of: last)
        {
            runs[runs.count - 1].string += run.string
        } else {
            runs.append(run)
        }
    }
}
