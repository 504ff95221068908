/// Builds the commands of a program out of the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    /// An expression that is a menu or a group of menu items.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// No statement.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// One statement.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Several statements, as many as one likes.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        TupleCommands((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

    /// The first branch of an `if … else` or of a `switch`.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch of an `if … else` or of a `switch`.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}
