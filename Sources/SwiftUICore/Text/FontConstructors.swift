import Foundation

extension Font {
    /// The font of the largest titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of first-level titles.
    public static let title = Font.system(.title)
    /// The font of second-level titles.
    public static let title2 = Font.system(.title2)
    /// The font of third-level titles.
    public static let title3 = Font.system(.title3)
    /// The font of headings.
    public static let headline = Font.system(.headline)
    /// The font below headings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of running text.
    public static let body = Font.system(.body)
    /// The font of text beside pictures.
    public static let callout = Font.system(.callout)
    /// The font of notes.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of the smallest captions.
    public static let caption2 = Font.system(.caption2)
    /// The font of the largest titles of spacious windows.
    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    /// The font of the second largest titles of spacious windows.
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)

    /// The system's font in a text style; it follows the person's text size.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(storage: .textStyle(style, design: design, weight: weight))
    }

    /// The system's font in a text style and a design.
    @_disfavoredOverload
    public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
        Font(storage: .textStyle(style, design: design, weight: nil))
    }

    /// The system's font in a size in points that does not follow the person's text size.
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(storage: .system(size: size, weight: weight, design: design))
    }

    /// The system's font in a size, a weight and a design.
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
    ) -> Font {
        Font(storage: .system(size: size, weight: weight, design: design))
    }

    /// A font by its family's or face's name, in a size that grows as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(storage: .custom(name: name, size: size, relativeTo: .body))
    }

    /// A font by its family's or face's name, in a size that grows as the given style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(storage: .custom(name: name, size: size, relativeTo: textStyle))
    }

    /// A font by its family's or face's name, in a size that does not follow the person's text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(storage: .custom(name: name, size: fixedSize, relativeTo: nil))
    }
}
