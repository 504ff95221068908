import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which parts of Markdown count.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of it: headings, lists and the rest. Blocks follow each other without line ends; they differ by
            /// their `presentationIntent`.
            case full
            /// Only what stands within a paragraph; the whole source is one.
            case inlineOnly
            /// The same, and all spaces and line ends stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens with a source that cannot be read.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What was read is used.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes of an app's own are read. There are none in what is read here.
        public var allowsExtendedAttributes: Bool
        /// Which parts of Markdown count.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens with a source that cannot be read. CommonMark gives a meaning to every source.
        public var failurePolicy: FailurePolicy
        /// The language of the text, which becomes its `languageIdentifier`.
        public var languageCode: String?
        /// Whether pieces know where in the source they were. It has no effect here.
        public var appliesSourcePositionAttributes: Bool

        /// Makes options; by default all of Markdown counts.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads Markdown as CommonMark defines it, and `~~strikethrough~~` and bare web addresses beyond that.
    ///
    /// - Parameter baseURL: What relative addresses are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReader(options: options, baseURL: baseURL).read(markdown)
    }

    /// Reads Markdown in UTF-8. Bytes that are not UTF-8 throw an error, or become replacement characters where the
    /// options ask for what can be read.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        if options.failurePolicy == .throwError, String(data: markdown, encoding: .utf8) == nil {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
    }

    /// Reads Markdown; only the attributes of a scope are kept.
    public init<S>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws where S: AttributeScope {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Reads Markdown; only the attributes of a scope are kept.
    public init<S>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws where S: AttributeScope {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}
