import Foundation

/// Text in lines.
package struct TextContent: Equatable {
    package var text: ResolvedText
    /// At most so many lines; nil for as many as it needs.
    package var lineLimit: Int?
    /// Keeps the room of so many lines even if the text has fewer.
    package var reservedLines = 1
    package var alignment: TextAlignment = .leading
    package var truncation: Text.TruncationMode = .tail
    package var lineSpacing: CGFloat = 0
    package var isSelectable = false
    package var isRightToLeft = false
    package var minimumScaleFactor: CGFloat = 1

    package init(_ text: ResolvedText) { self.text = text }
}

/// A path that is filled or stroked, in the coordinates of the node.
package struct ShapeContent: Equatable {
    package var path: Path
    package var paint: ResolvedPaint
    package var fill: FillStyle?
    package var stroke: StrokeStyle?

    package init(path: Path, paint: ResolvedPaint, fill: FillStyle? = FillStyle(), stroke: StrokeStyle? = nil) {
        (self.path, self.paint, self.fill, self.stroke) = (path, paint, fill, stroke)
    }
}

/// A picture or a symbol.
package struct ImageContent: Equatable {
    package enum Source: Equatable {
        /// A symbol by its name in the icon tables, in a size of points.
        case symbol(name: String, size: CGFloat, weight: Double)
        case file(URL)
        case data(Data)
        /// Nothing to show: the place and name of what is missing.
        case missing(name: String)
    }

    package var source: Source
    /// The size of the picture in points.
    package var naturalSize: CGSize
    package var isResizable = false
    /// Drawn in one colour where it is a template.
    package var tint: Color.Resolved?
    package var isSmooth = true
    package var tiles = false

    package init(source: Source, naturalSize: CGSize) { (self.source, self.naturalSize) = (source, naturalSize) }
}

/// One line of text that can be edited.
package struct TextFieldContent: Equatable {
    package enum Style: Equatable, Sendable { case plain, bordered, row, search }
    package var text = ""
    package var prompt = ""
    package var style: Style = .bordered
    package var isSecure = false
    package var font: ResolvedFont
    package var color: Color.Resolved
    package var alignment: TextAlignment = .leading
    package var traits = TextInputTraits()
    /// Grows downward up to so many lines; 1 for a line that scrolls sideways.
    package var lineLimit = 1

    package init(font: ResolvedFont, color: Color.Resolved) { (self.font, self.color) = (font, color) }
}

/// Text of any length that can be edited.
package struct TextEditorContent: Equatable {
    package var text = ""
    package var font: ResolvedFont
    package var color: Color.Resolved
    package var traits = TextInputTraits()
    package init(font: ResolvedFont, color: Color.Resolved) { (self.font, self.color) = (font, color) }
}

/// Something that is on or off.
package struct ToggleContent: Equatable, Sendable {
    package enum Style: Equatable, Sendable { case switching, checkbox }
    package var isOn: Bool
    package var isMixed = false
    package var style: Style = .switching
    /// The colour of what is on; nil for the theme's accent.
    package var tint: Color.Resolved?
    package init(isOn: Bool) { self.isOn = isOn }
}

/// A number in a range, by dragging.
package struct SliderContent: Equatable, Sendable {
    package var value: Double
    package var minimum: Double
    package var maximum: Double
    package var step: Double?
    /// The colour up to the value; nil for the theme's accent.
    package var tint: Color.Resolved?
    package init(value: Double, minimum: Double, maximum: Double) {
        (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
    }
}

/// Two buttons: less and more.
package struct StepperContent: Equatable, Sendable {
    package var canDecrement = true
    package var canIncrement = true
    package init() {}
}

/// One of several names.
package struct ChoiceContent: Equatable, Sendable {
    package enum Style: Equatable, Sendable { case menu, segments, radio, wheel }
    package var titles: [String]
    package var selected: Int?
    package var style: Style = .menu
    package init(titles: [String], selected: Int?, style: Style = .menu) {
        (self.titles, self.selected, self.style) = (titles, selected, style)
    }
}

/// How far something is; nil where that is not known.
package struct ProgressContent: Equatable, Sendable {
    package enum Style: Equatable, Sendable { case bar, spinner }
    package var fraction: Double?
    package var style: Style
    /// The colour of what is done; nil for the theme's accent.
    package var tint: Color.Resolved?
    package init(fraction: Double?, style: Style) { (self.fraction, self.style) = (fraction, style) }
}

/// A colour that can be chosen.
package struct ColorPickerContent: Equatable, Sendable {
    package var color: Color.Resolved
    package var supportsOpacity: Bool
    package init(color: Color.Resolved, supportsOpacity: Bool) {
        (self.color, self.supportsOpacity) = (color, supportsOpacity)
    }
}

/// A date, a time of day, or both.
package struct DatePickerContent: Equatable, Sendable {
    package var date: Date
    package var minimum: Date?
    package var maximum: Date?
    package var showsDate = true
    package var showsTime = true
    package var isInline = false
    package var timeZone: TimeZone
    /// In which language and calendar the date is said.
    package var locale = Locale(identifier: "en")
    package var calendar = Calendar(identifier: .gregorian)
    package init(date: Date, timeZone: TimeZone) { (self.date, self.timeZone) = (date, timeZone) }
}
