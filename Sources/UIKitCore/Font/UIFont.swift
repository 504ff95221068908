import Foundation

/// A font: a family, a size and a weight.
open class UIFont: NSObject, @unchecked Sendable {
    // All stored values are constants, so that a font can be used from any thread.

    /// What kind of letters a font of the system has.
    package enum Design: Hashable, Sendable {
        case system, monospaced, monospacedDigit
        case named(String)
    }

    package let design: Design
    package let weight: Weight
    package let isItalic: Bool
    package let textStyle: TextStyle?

    /// The size in points.
    public let pointSize: CGFloat

    package init(design: Design, size: CGFloat, weight: Weight, isItalic: Bool = false, textStyle: TextStyle? = nil) {
        self.design = design
        self.weight = weight
        self.isItalic = isItalic
        self.textStyle = textStyle
        pointSize = size > 0 && size.isFinite ? size : UIFont.systemFontSize
        super.init()
    }

    /// Makes a font of a family by its name. Where the desktop has no such family, its default one is drawn.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(design: .named(fontName), size: fontSize, weight: .regular)
    }

    /// The name of the family; that of a system font starts with a dot.
    open var familyName: String {
        switch design {
        case .system, .monospacedDigit: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }

    /// The name of the font.
    open var fontName: String { familyName }

    /// The distance between two lines, in points, for the metrics of system fonts.
    open var lineHeight: CGFloat { (pointSize * 1.193).rounded() }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(design: design, size: fontSize, weight: weight, isItalic: isItalic)
    }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(design: .system, size: fontSize, weight: .regular)
    }

    /// The system's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(design: .system, size: fontSize, weight: weight)
    }

    /// The system's font in bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(design: .system, size: fontSize, weight: .semibold)
    }

    /// The system's font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(design: .system, size: fontSize, weight: .regular, isItalic: true)
    }

    /// The system's font whose letters are equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(design: .monospaced, size: fontSize, weight: weight)
    }

    /// The system's font whose digits are equally wide.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(design: .monospacedDigit, size: fontSize, weight: weight)
    }

    /// The system's font for a use of text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(design: .system, size: style.pointSize, weight: style.weight, textStyle: style)
    }

    /// The size of text without a size of its own.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of small text.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of the text of buttons.
    open class var buttonFontSize: CGFloat { 18 }

    /// Whether both fonts look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return design == other.design && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic
    }

    /// A number that is the same for equal fonts.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(design)
        hasher.combine(pointSize)
        hasher.combine(weight)
        return hasher.finalize()
    }
}
