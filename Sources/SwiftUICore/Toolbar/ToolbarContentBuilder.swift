/// Builds the items of a toolbar out of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// An expression that is a toolbar item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement with items that may be rearranged.
    public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    /// Several statements, as many as one likes.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        TupleToolbarContent((repeat each content))
    }

    /// Several statements, as many as one likes.
    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        TupleToolbarContent((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if … else` or of a `switch`.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch of an `if … else` or of a `switch`.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}
