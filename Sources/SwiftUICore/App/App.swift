/// A program: what scenes it has. Mark the one of a program with `@main`.
@MainActor @preconcurrency
public protocol App {
    /// What `body` is made of.
    associatedtype Body: Scene

    /// The scenes of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the program; called once.
    @MainActor @preconcurrency init()
}
