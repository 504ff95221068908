import Foundation

extension UIFont {
    /// A use of text, which has a size and a weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// Makes a style of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a whole screen. 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level. 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level. 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level. 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading. 17 points.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Running text. 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that stands out. 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A heading below a heading. 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// A note at the foot. 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The text below a picture. 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The smallest text. 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The size in points.
        var pointSize: CGFloat { Self.sizes[self] ?? 17 }
        var weight: Weight { self == .headline ? .semibold : .regular }

        private static let sizes: [TextStyle: CGFloat] = [
            .largeTitle: 34,
            .title1: 28,
            .title2: 22,
            .title3: 20,
            .headline: 17,
            .body: 17,
            .callout: 16,
            .subheadline: 15,
            .footnote: 13,
            .caption1: 12,
            .caption2: 11,
        ]
    }
}
