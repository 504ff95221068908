/// Why a test could not act as it wanted to: there is no such view, or a person could not have done it either.
public struct ActionFailure: Error, CustomStringConvertible {
    /// What was wanted, what prevented it, and what is on screen.
    public let description: String
}
