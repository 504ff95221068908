import Foundation

extension Font {
    /// A use of text, which the system gives a size and a weight.
    public enum TextStyle: CaseIterable, Sendable {
        /// The largest titles.
        case largeTitle
        /// First-level titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
        case title3
        /// Headings.
        case headline
        /// Text below headings.
        case subheadline
        /// Running text.
        case body
        /// Text beside pictures.
        case callout
        /// Notes.
        case footnote
        /// Captions.
        case caption
        /// The smallest captions.
        case caption2
        /// The largest titles of spacious windows.
        case extraLargeTitle
        /// The second largest titles of spacious windows.
        case extraLargeTitle2
    }

    /// A family of the system's fonts.
    public enum Design: Hashable, Sendable {
        /// The user interface's own.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With letters of one width.
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Sendable {
        /// The font's own.
        case standard
        /// Less than the font's own.
        case tight
        /// More than the font's own.
        case loose
    }

    /// The thickness of strokes.
    @frozen public struct Weight: Hashable, Sendable {
        /// 0 for regular, from -1 for the lightest to 1 for the heaviest.
        package var value: CGFloat

        package init(value: CGFloat) {
            self.value = value
        }

        /// The lightest weight.
        public static let ultraLight = Weight(value: -0.8)
        /// A very light weight.
        public static let thin = Weight(value: -0.6)
        /// A light weight.
        public static let light = Weight(value: -0.4)
        /// The weight of running text.
        public static let regular = Weight(value: 0)
        /// A little heavier than running text.
        public static let medium = Weight(value: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(value: 0.3)
        /// Heavy, for emphasis.
        public static let bold = Weight(value: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(value: 0.56)
        /// The heaviest weight.
        public static let black = Weight(value: 0.62)

        /// The weight on the scale of fontconfig's and CSS's numbers, 100 to 900.
        package var number: Int {
            let known: [(CGFloat, Int)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
                (0.62, 900),
            ]
            return known.min { abs($0.0 - value) < abs($1.0 - value) }!.1
        }
    }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        /// 0 for the standard width; negative is narrower, positive wider.
        public var value: CGFloat

        /// Makes a width from its value.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest width.
        public static let compressed = Width(-0.3)
        /// A narrow width.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// A wide width.
        public static let expanded = Width(0.2)
    }
}
