/// Builds a view out of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// An expression that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statement: an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement: that view, unwrapped.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements, as many as one likes.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if … else` or of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch of an `if … else` or of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`: the type of the content is hidden, since it may not exist elsewhere.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
