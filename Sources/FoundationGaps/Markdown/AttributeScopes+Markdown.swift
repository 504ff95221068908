import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The key of what a piece of text is within its paragraph.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = InlinePresentationIntent
        /// The name in archives.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of the blocks that a piece of text is in.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = PresentationIntent
        /// The name in archives.
        public static let name = "NSPresentationIntent"
    }

    /// What a piece of text is within its paragraph.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("A key is only named, never asked for a value.")
    }

    /// The blocks that a piece of text is in.
    public var presentationIntent: PresentationIntentAttribute {
        preconditionFailure("A key is only named, never asked for a value.")
    }
}
