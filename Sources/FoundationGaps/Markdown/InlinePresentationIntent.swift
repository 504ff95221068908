/// What a piece of text is within its paragraph: emphasized, code and so on.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the options.
    public var rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasized, as a rule in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized, as a rule in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, as a rule in letters of equal width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A place where a line of the source ended.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A place where the text asks for a new line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML that is a paragraph.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
