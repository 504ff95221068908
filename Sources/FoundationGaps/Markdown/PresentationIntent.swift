/// Which blocks of a document a piece of text is in, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        /// Running text.
        case paragraph
        /// A heading; level 1 is the highest.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with dots.
        case unorderedList
        /// An item of a list with its number.
        case listItem(ordinal: Int)
        /// Lines of code, with the name of its language if the source has one.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line across the page.
        case thematicBreak
    }

    /// One block.
    public struct IntentType: Hashable, Codable, Sendable {
        /// What kind of block it is.
        public var kind: Kind
        /// A number that the block has alone within its document.
        public var identity: Int

        /// Makes a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Makes an intent of blocks, the innermost first.
    public init(types: [IntentType]) {
        components = types
    }

    /// Makes the intent of a block inside others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many lists and quotations are around the text.
    public var indentationLevel: Int {
        components.filter { type in
            switch type.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }.count
    }
}
